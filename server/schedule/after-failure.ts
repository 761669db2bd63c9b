import { after, hours, minutes } from '#domain/time/durations.ts'
import { isMailFailed } from '#server/mail/contract.ts'

/** Growing pauses: about two days of trying. */
const pauses = [...[1, 5, 15].map(minutes), ...[1, 2, 4, 8, 12, 24].map(hours)]

type Failed = {
  /** 1 at the first try. */
  attempt: number
  /** Work of the schedule has until its next slot, which does the same. */
  retryUntil: Date | null
  now: Date
}

/** Whether a job that failed is tried again, and after what pause. */
export function afterFailure(
  error: unknown,
  { attempt, retryUntil, now }: Failed,
): 'give-up' | { pause: number } {
  // A letter that comes twice is worse than one that is lost: the news is in the app as well.
  if (isMailFailed(error) && error.outcome !== 'not-taken') return 'give-up'
  const pause = pauses[attempt - 1]
  if (pause === undefined) return 'give-up'
  else return retryUntil && after(now, pause) >= retryUntil ? 'give-up' : { pause }
}
