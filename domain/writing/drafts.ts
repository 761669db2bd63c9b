import { draftPeriod } from '../retention/periods.ts'
import { after, days } from '../time/durations.ts'
/** A draft is deleted this many days after it was last changed. */
export const draftDays = draftPeriod / days(1)

export function draftExpiry(changedAt: Date): Date {
  return after(changedAt, draftPeriod)
}
