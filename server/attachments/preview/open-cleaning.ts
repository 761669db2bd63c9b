import { z } from 'zod'
import { minutes } from '#domain/time/durations.ts'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import { type FoundSort, foundSorts, kindOfCleaned } from '#domain/writing/cleaning.ts'
import type { ProcessLimits } from './closed-process.ts'
import { closedQueue } from './closed-queue.ts'

export type CleanedFile = { bytes: Buffer; found: FoundSort[] }

/** Cleans a file as the sanitizer does, without opening it here. Null where no cleaner of this kind can. @throws LimitReached 'busy' */
export type CleaningHere = (kind: AttachmentKind, file: Buffer) => Promise<CleanedFile | null>

const aboutSchema = z.object({ kind: z.string(), found: z.array(z.enum(foundSorts)) })
const usualLimits: ProcessLimits = { patience: minutes(1), mostBytes: 26 * 1024 * 1024 }

/** Two at a time, in the process that makes previews; none is kept. */
export function openCleaning(limits: ProcessLimits = usualLimits, program = 'clean-file.ts'): CleaningHere {
  const ask = closedQueue({ program, limits, about: aboutSchema })
  return async (kind, file) => {
    const said = await ask([file])
    if (!said || said.bytes.length === 0 || kindOfCleaned[said.about.kind] !== kind) return null
    return { bytes: said.bytes, found: said.about.found }
  }
}
