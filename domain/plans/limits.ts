import { startOfMonth } from '../time/day-in-nigeria.ts'
import { hasFeature } from './features.ts'
import type { Subscription } from './plans.ts'

export const freeReportsPerMonth = 5

/** How many drafts one person may keep at a time, whatever their plan. */
export const mostDrafts = 5

/** Files beside one report, and bytes in one file. */
export const mostAttachments = 10
export const largestAttachment = 25 * 1024 * 1024

/** Bytes in the files beside all drafts of one account: those of one report as large as can be, and a little. */
export const mostDraftBytes = 300 * 1024 * 1024

export function reportsPerMonth(subscription: Subscription): number {
  return hasFeature(subscription, 'unlimited-reports') ? Number.POSITIVE_INFINITY : freeReportsPerMonth
}

/** The month of the limit is the calendar month in Nigeria. */
export function startOfReportingMonth(now: Date): Date {
  return startOfMonth(now)
}
