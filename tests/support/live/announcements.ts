import { type EventKind, eventKinds, subjectKindOf } from '#domain/events/event.ts'
import { publicStatuses } from '#domain/reports/visibility.ts'
import { statuses } from '#domain/reports/workflow.ts'
import type { Announcement } from '#server/hub/hub.ts'

/** What is announced of an event of this kind: about a public report, or about no report. */
export function announced(kind: EventKind, id: number, subjectId = 'subject'): Announcement {
  return { id, kind, subjectId, status: subjectKindOf(kind) === 'report' ? 'approved' : null }
}

/** Every kind of event about a report, in every status in which it is not public. @param first the number of the first */
export function aboutHidden(subjectId: string, first: number): Announcement[] {
  const kinds = eventKinds.filter((kind) => subjectKindOf(kind) === 'report')
  const hidden = statuses.filter((status) => !publicStatuses.includes(status))
  return kinds
    .flatMap((kind) => hidden.map((status) => ({ kind, subjectId, status })))
    .map((each, index) => ({ id: first + index, ...each }))
}
