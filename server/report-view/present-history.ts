import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import {
  eventsByDay,
  isReportEventKind,
  type ReportEventKind,
  sourceEvents,
} from '#domain/events/report-events.ts'
import { handOnReasons } from '#domain/reports/hand-on.ts'
import { reviewTypes } from '#domain/reports/peer-review.ts'
import { type Act, sourceAct, staffAct } from '#domain/reports/received.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import type { events } from '#server/database/schema.ts'
import { wordsIn } from '#words/catalogue.ts'

/** What the events tell of a step beside its name; for staff. */
const stepDetail = z.object({
  method: z.enum(verificationMethods).optional(),
  rating: z.number().optional(),
  credibilityRating: z.number().optional(),
  reviewType: z.enum(reviewTypes).optional(),
  clearedVerifications: z.number().optional(),
  reason: z.enum(handOnReasons).optional(),
})

export type StepDetail = z.infer<typeof stepDetail>

/** One step: who, what and when. */
export type HistoryEntry = {
  /** Its place in the history, from 1. The number of an event is not sent: between two others it tells a time. */
  id: number
  kind: ReportEventKind
  name: string
  at: Act
  by: string
  alone: boolean
  /** Null for the owner. */
  detail: StepDetail | null
}

type Row = typeof events.$inferSelect
type Reading = { actor: Person; ownerId: string | null; names: Map<string, string>; isInside: boolean }

/** Oldest first, as the events are. */
export function presentHistory(
  rows: readonly Row[],
  { actor, ownerId, names, isInside }: Reading,
): HistoryEntry[] {
  return rows.flatMap((event, index) => {
    const { kind, detail } = event
    if (!isReportEventKind(kind)) return []
    const at = actOf(event, ownerId)
    const author = isOfSource(event) ? (ownerId ?? gone) : event.actorId
    const by = kind === 'report.tip_received' ? 'A visitor' : authorOf(author, actor, ownerId ?? gone, names)
    const told = isInside ? stepDetail.parse(detail) : null
    return [
      {
        id: index + 1,
        kind,
        name: wordsIn('en').history.events[kind],
        at,
        by,
        alone: isAlone(detail),
        detail: told,
      },
    ]
  })
}

function actOf(event: Row, ownerId: string | null): Act {
  const { actorId, occurredAt } = event
  return isByDay(event) || actorId === ownerId ? sourceAct(occurredAt) : staffAct(occurredAt)
}

/** Takes the place of an owner who has deleted their account. */
const gone = 'gone'

function isByDay({ kind }: Row): boolean {
  return eventsByDay.some((each) => each === kind)
}

function isOfSource({ kind }: Row): boolean {
  return sourceEvents.some((each) => each === kind)
}

// Staff are not told the reporter's name: they judge the words, and cannot leak what they do not see.
function authorOf(
  authorId: string | null,
  actor: Person,
  ownerId: string,
  names: Map<string, string>,
): string {
  if (authorId === null) return 'Staff'
  else if (authorId === actor.id) return 'You'
  else if (authorId === ownerId) return 'The reporter'
  else return names.get(authorId) ?? 'Staff'
}

function isAlone(detail: unknown): boolean {
  return typeof detail === 'object' && detail !== null && 'alone' in detail && detail.alone === true
}
