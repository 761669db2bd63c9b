import { z } from 'zod'
import type { Strip } from '#domain/experts/extract-pages.ts'
import { seconds } from '#domain/time/durations.ts'
import type { ProcessLimits } from './closed-process.ts'
import { closedQueue } from './closed-queue.ts'

/** Kinds of file of which a page can be covered in part: of an animation, its first picture. */
export const extractKinds = ['pdf', 'jpeg', 'png', 'gif', 'webp'] as const
export type ExtractKind = (typeof extractKinds)[number]

export type ExtractRequest = { kind: ExtractKind; page: number; strips: readonly Strip[]; mark: string }

/** A JPEG picture of a page, with its strips black and its mark across. */
export type ExtractPicture = { page: number; pages: number; bytes: Buffer }

/** Makes one page of an extract without opening the file here. Null where nothing can be shown. @throws LimitReached 'busy' */
export type Extracting = (request: ExtractRequest, file: Buffer) => Promise<ExtractPicture | null>

const aboutSchema = z.object({
  shows: z.literal('picture'),
  page: z.int().min(1),
  pages: z.int().min(1),
})
const usualLimits: ProcessLimits = { patience: seconds(30), mostBytes: 8 * 1024 * 1024 }

/** Two at a time, in a process of the kind that makes previews. */
export function openExtracting(limits: ProcessLimits = usualLimits, program = 'extract-page.ts'): Extracting {
  const ask = closedQueue({ program, limits, about: aboutSchema })
  return async (request, file) => {
    const said = await ask([Buffer.from(`${JSON.stringify(request)}\n`), file])
    if (!said || said.bytes.length === 0) return null
    return { page: said.about.page, pages: said.about.pages, bytes: said.bytes }
  }
}
