import { minutes } from '../time/durations.ts'

/** What can be played on a site where payments are on trial. */
export const plays = ['success', 'late', 'failure', 'abandoned', 'disputed'] as const
export type Play = (typeof plays)[number]

/** What a bank decides about a disputed payment: whether the site keeps the money. */
export const decisions = ['won', 'lost'] as const
export type Decision = (typeof decisions)[number]

/** How long after the choice a late payment arrives. */
export const lateBy = minutes(2)
