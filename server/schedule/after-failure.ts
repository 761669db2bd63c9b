import { isMailFailed } from '#server/mail/contract.ts'

const minute = 60_000
const hour = 60 * minute

/** Growing pauses: about two days of trying. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour, 24 * hour]

/** What becomes of a job whose try number `attempt` failed. */
export function afterFailure(error: unknown, attempt: number): 'give-up' | { pause: number } {
  // Better a letter that nobody gets than one that comes twice: the news stands in the app as well.
  if (isMailFailed(error) && error.outcome !== 'not-taken') return 'give-up'
  const pause = pauses[attempt - 1]
  return pause === undefined ? 'give-up' : { pause }
}
