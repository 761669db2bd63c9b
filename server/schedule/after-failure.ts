import { hours, minutes } from '#domain/time/durations.ts'
import { isMailFailed } from '#server/mail/contract.ts'

/** Growing pauses: about two days of trying. */
const pauses = [...[1, 5, 15].map(minutes), ...[1, 2, 4, 8, 12, 24].map(hours)]

/** What becomes of a job whose try number `attempt` failed. */
export function afterFailure(error: unknown, attempt: number): 'give-up' | { pause: number } {
  // Better a letter that nobody gets than one that comes twice: the news stands in the app as well.
  if (isMailFailed(error) && error.outcome !== 'not-taken') return 'give-up'
  const pause = pauses[attempt - 1]
  return pause === undefined ? 'give-up' : { pause }
}
