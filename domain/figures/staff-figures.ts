import type { EventKind } from '../events/event.ts'
import type { Month } from './months.ts'

/** What staff count of their own work. */
export const staffMeasures = ['received', 'verified', 'approved', 'rejected'] as const
export type StaffMeasure = (typeof staffMeasures)[number]

/** The events that count, each once for a report. An approval is counted when it is given, not when its batch is public. */
export const staffEvents = {
  received: ['report.submitted'],
  verified: ['report.verified'],
  approved: ['report.approval_given', 'report.approved'],
  rejected: ['report.rejected'],
} as const satisfies Record<StaffMeasure, readonly EventKind[]>

/** From the sending to the first of these. */
export const staffWaits = ['verification', 'decision'] as const
export type StaffWait = (typeof staffWaits)[number]

export const endsOfWaits = {
  verification: staffEvents.verified,
  decision: [...staffEvents.approved, ...staffEvents.rejected],
} as const satisfies Record<StaffWait, readonly EventKind[]>

/** This month and so many before it. */
export const monthsBefore = 11

export type StaffMonth = {
  month: Month
  counts: Record<StaffMeasure, number>
  /** In whole days, of what ended in this month. Null where nothing did. */
  medians: Record<StaffWait, number | null>
}

/** What one member of the staff did in these months, and has now. */
export type WorkOfPerson = {
  name: string
  assigned: Record<'assigned' | 'to-approve', number>
  verified: number
  decided: number
}

/** A report that waits. `days` since it was sent. */
export type OldestReport = { id: string; referenceNumber: string; days: number; heldBy: string | null }
