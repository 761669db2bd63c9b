import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * The days from `begin` on that have ended, oldest first: those whose root may be signed for good. None while the clock is in doubt,
 * so that a clock that was set wrong signs nothing for a day that has not come.
 *
 * @param begin the day after the newest root, or the first day of the log; null where no log has begun
 */
export async function daysThatHaveCome(
  application: Application,
  queries: Transaction,
  begin: Day | null,
): Promise<Day[]> {
  if (begin === null) return []
  const now = await application.clockWitness.certainNow(queries)
  if (now === null) {
    application.log.warn('the clock has jumped: no root of the log is signed until it ran evenly for an hour')
    return []
  }
  const today = dayInNigeria(now)
  if (begin > addDays(today, 1))
    application.log.warn('the newest root of the log is of a day that has not come')
  const ended: Day[] = []
  for (let day = begin; day < today; day = addDays(day, 1)) ended.push(day)
  return ended
}
