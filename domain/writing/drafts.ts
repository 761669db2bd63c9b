import { after, days } from '../time/durations.ts'
/** A draft is deleted this many days after it was last changed. */
export const draftDays = 30

export function draftExpiry(changedAt: Date): Date {
  return after(changedAt, days(draftDays))
}
