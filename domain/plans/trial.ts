import { minutes } from '../time/durations.ts'

/** What can be played on a site where payments are on trial. */
export const plays = ['success', 'late', 'failure', 'abandoned'] as const
export type Play = (typeof plays)[number]

/** How long after the choice a late payment arrives. */
export const lateBy = minutes(2)
