import type { EventKind } from '../events/event.ts'
import type { NotificationType } from './notification.ts'

/** What all staff who may read it are told when something arrives, and by which of their choices. */
export const arrivals = {
  'report.submitted': 'new_report',
  'report.edited': 'new_answer',
  'report.source_wrote': 'new_answer',
  'report.files_added': 'new_answer',
  'report.punishment_told': 'new_answer',
  'report.tip_received': 'new_answer',
  'correction_request.received': 'new_correction_request',
} as const satisfies Partial<Record<EventKind, NotificationType>>

/**
 * What those who are not staff can add to one thing again and again. A person is told of it once a day while they have not read that:
 * many additions are one piece of news.
 */
export const toldOnceADay: readonly EventKind[] = [
  'report.edited',
  'report.source_wrote',
  'report.files_added',
  'report.punishment_told',
  'report.tip_received',
  'correction_request.received',
  'expert.applied',
  'assignment.expert_wrote',
  'assignment.answered',
]

export type ArrivalKind = keyof typeof arrivals

export function isArrivalKind(kind: string): kind is ArrivalKind {
  return Object.hasOwn(arrivals, kind)
}
