import { addDays, type Day, dayInNigeria } from '../time/day-in-nigeria.ts'

/** Within how many hours a report with priority should be verified. A target, and never a promise. */
export const priorityTargetHours = 48

const targetDays = priorityTargetHours / 24

type Waiting = { submittedAt: Date; isPending: boolean; isVerified: boolean }

/** The day by which staff should have verified it, and whether that is over. */
export type PriorityTarget = { on: Day; isOver: boolean }

/**
 * The target of one report with priority. Counted in whole days from the day it was sent, because no finer time of that is kept.
 *
 * @returns null once it is verified or decided
 */
export function priorityTarget(
  { submittedAt, isPending, isVerified }: Waiting,
  now: Date,
): PriorityTarget | null {
  if (!isPending || isVerified) return null
  const on = addDays(dayInNigeria(submittedAt), targetDays)
  return { on, isOver: on < dayInNigeria(now) }
}
