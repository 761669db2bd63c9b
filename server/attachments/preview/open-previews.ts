import type { PreviewRequest } from '@fitila/sanitizer/contract'
import { z } from 'zod'
import { seconds } from '#domain/time/durations.ts'
import type { ProcessLimits } from './closed-process.ts'
import { closedQueue } from './closed-queue.ts'

const aboutSchema = z.union([
  z.object({
    shows: z.literal('picture'),
    type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
    page: z.int().min(1),
    pages: z.int().min(1),
  }),
  z.object({ shows: z.literal('text'), isWhole: z.boolean() }),
  z.object({ shows: z.literal('nothing') }),
])

export type PreviewOfFile = z.infer<typeof aboutSchema> & { bytes: Buffer }

/** Shows what is in a file without opening it here. @throws LimitReached 'busy' */
export type Previews = (request: PreviewRequest, file: Buffer) => Promise<PreviewOfFile>

const usualLimits: ProcessLimits = { patience: seconds(30), mostBytes: 40 * 1024 * 1024 }
const nothing: PreviewOfFile = { shows: 'nothing', bytes: Buffer.alloc(0) }

/** Two at a time; none is kept. A process that hangs, falls or says too much shows nothing. */
export function openPreviews(limits: ProcessLimits = usualLimits, program = 'preview-file.ts'): Previews {
  const ask = closedQueue({ program, limits, about: aboutSchema })
  return async (request, file) => {
    const said = await ask([Buffer.from(`${JSON.stringify(request)}\n`), file])
    return said ? { ...said.about, bytes: said.bytes } : nothing
  }
}
