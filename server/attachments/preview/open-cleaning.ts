import { z } from 'zod'
import { minutes } from '#domain/time/durations.ts'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import { type FoundSort, foundSorts, kindOfCleaned } from '#domain/writing/cleaning.ts'
import { openWorkQueue } from '#server/access/work-queue.ts'
import { closedProcess, type ProcessLimits } from './closed-process.ts'

export type CleanedFile = { bytes: Buffer; found: FoundSort[] }

/** Cleans a file as the sanitizer does, without opening it here. Null where no cleaner of this kind can. @throws LimitReached 'busy' */
export type CleaningHere = (kind: AttachmentKind, file: Buffer) => Promise<CleanedFile | null>

const aboutSchema = z.object({ kind: z.string(), found: z.array(z.enum(foundSorts)) })
const usualLimits: ProcessLimits = { patience: minutes(1), mostBytes: 26 * 1024 * 1024 }

/** Two at a time, in the process that makes previews; none is kept. */
export function openCleaning(limits: ProcessLimits = usualLimits, program = 'clean-file.ts'): CleaningHere {
  const queue = openWorkQueue({ atOnce: 2, mostWaiting: 20 })
  const ask = closedProcess(program)
  return (kind, file) =>
    queue.run(async () => {
      const said = await ask([file], limits)
      const about = aboutSchema.safeParse(said?.about)
      if (!said || !about.success || said.bytes.length === 0) return null
      if (kindOfCleaned[about.data.kind] !== kind) return null
      return { bytes: said.bytes, found: about.data.found }
    })
}
