import { LimitReached } from '#domain/errors.ts'

export type WorkQueue = {
  /** @throws LimitReached 'busy' when too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Costly work, so much of it at once and so much waiting; the rest is told to come back instead of piling up. */
export function openWorkQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  function begin(): Promise<void> | undefined {
    if (running < atOnce) running += 1
    else if (waiting.length < mostWaiting) return new Promise((resolve) => waiting.push(resolve))
    else throw new LimitReached('busy', 10)
  }

  // The one that waits next takes over the place of the one that is done.
  function end(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work) {
      await begin()
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}
