import type { EventKind } from '../events/event.ts'

/** What the public figures count, by month. The names are stored. */
export const measures = ['received', 'verified', 'published', 'rejected', 'corrected', 'retracted'] as const
export type Measure = (typeof measures)[number]

/** The event that counts. Of a report that was verified again, the first verification counts. */
export const countedEvent = {
  received: 'report.submitted',
  verified: 'report.verified',
  published: 'report.approved',
  rejected: 'report.rejected',
  corrected: 'report.corrected',
  retracted: 'report.retracted',
} as const satisfies Record<Measure, EventKind>

/** What everyone can count on the public pages anyway. A small number of it hides nothing. */
export const publicMeasures = ['published', 'corrected', 'retracted'] as const satisfies readonly Measure[]

/** How long something takes, in whole days. The names are stored. */
export const waits = ['verification', 'decision', 'correction'] as const
export type Wait = (typeof waits)[number]

/** From the first of `begins` to the first of `ends` about the same subject. */
export const waitEvents = {
  verification: { begins: 'report.submitted', ends: ['report.verified'] },
  decision: { begins: 'report.submitted', ends: ['report.approved', 'report.rejected'] },
  correction: { begins: 'correction_request.received', ends: ['correction_request.settled'] },
} as const satisfies Record<Wait, { begins: EventKind; ends: readonly EventKind[] }>
