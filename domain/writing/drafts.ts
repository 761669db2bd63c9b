import { draftPeriod } from '../retention/periods.ts'
import { endOfDay } from '../time/day-in-nigeria.ts'
import { after, days } from '../time/durations.ts'
/** A draft is deleted this many days after it was last changed. */
export const draftDays = draftPeriod / days(1)

/** With the end of a day, because the moment would tell when it was changed. */
export function draftExpiry(changedAt: Date): Date {
  return after(endOfDay(changedAt), draftPeriod)
}
