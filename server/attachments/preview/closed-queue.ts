import type { z } from 'zod'
import { openWorkQueue } from '#server/access/work-queue.ts'
import { closedProcess, type ProcessLimits } from './closed-process.ts'

export type ClosedWork<About> = {
  program: string
  limits: ProcessLimits
  /** What the process says of its answer. */
  about: z.ZodType<About>
}

/** A closed process for each piece of work, two at a time; none is kept. Null where it hangs, falls, or says too much or something else. */
export function closedQueue<About>({ program, limits, about: schema }: ClosedWork<About>) {
  const queue = openWorkQueue({ atOnce: 2, mostWaiting: 20 })
  const ask = closedProcess(program)
  return (pieces: Parameters<typeof ask>[0]): Promise<{ about: About; bytes: Buffer } | null> =>
    queue.run(async () => {
      const said = await ask(pieces, limits)
      const about = schema.safeParse(said?.about)
      return said && about.success ? { about: about.data, bytes: said.bytes } : null
    })
}
