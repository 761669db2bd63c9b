import { after, type Duration, hours, minutes } from '../time/durations.ts'

/** How an approved report becomes public. `at once` is for seeds, trials and tests. */
export type Publication = 'at once' | { /** Between two batches, on average. */ every: Duration }

export const usualMinutes = 30

/** How long an approval rests before a batch takes it, so that none is public seconds after the click, and it can be stopped. */
export function restsFor(publication: Publication): Duration {
  return publication === 'at once' ? 0 : publication.every / 3
}

/** The next batch after this moment, whatever waits for it: between half and one and a half times the average from now. */
export function nextBatch(now: Date, every: Duration, below: (count: number) => number): Date {
  return after(now, every / 2 + below(every))
}

/** No batch is drawn later than this. */
export function longestPause(every: Duration): Duration {
  return every * 1.5
}

/** Within how many hours an approved report is public. A minute or two pass until a batch is noticed. */
export function hoursUntilPublic(publication: Publication): number {
  if (publication === 'at once') return 1
  return Math.ceil((restsFor(publication) + longestPause(publication.every) + minutes(2)) / hours(1))
}
