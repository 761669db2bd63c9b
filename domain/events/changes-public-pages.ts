import { publicStatuses } from '../reports/visibility.ts'
import type { Status } from '../reports/workflow.ts'
import { type EventKind, subjectKindOf } from './event.ts'
import { publicEvents } from './event-audience.ts'

/** As much of an event as is announced of it. The status is that of the report afterwards; null where it is about no report. */
export type EventNews = { kind: EventKind; status: Status | null }

/**
 * Whether the public pages are no longer what they were. An event about a report that is not public never changes them: a page that
 * was made again, or a list that moved, would tell everyone that something happened to it.
 */
export function changesPublicPages({ kind, status }: EventNews): boolean {
  if (!publicEvents.includes(kind)) return false
  else return subjectKindOf(kind) !== 'report' || (status !== null && publicStatuses.includes(status))
}
