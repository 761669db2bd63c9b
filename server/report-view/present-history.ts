import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { isReportEventKind, type ReportEventKind } from '#domain/events/report-events.ts'
import { reviewTypes } from '#domain/reports/peer-review.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import type { events } from '#server/database/schema.ts'
import { reportEventNames } from '#words/in-scripts/event-names.ts'

/** What the events tell of a step beside its name; for staff. */
const facts = z.object({
  method: z.enum(verificationMethods).optional(),
  rating: z.number().optional(),
  credibilityRating: z.number().optional(),
  reviewType: z.enum(reviewTypes).optional(),
  clearedVerifications: z.number().optional(),
})

export type HistoryFacts = z.infer<typeof facts>

/** One step: who, what and when (ISO 8601). */
export type HistoryEntry = {
  id: number
  kind: ReportEventKind
  name: string
  at: string
  by: string
  alone: boolean
  /** Null for the owner. */
  facts: HistoryFacts | null
}

type Reading = { actor: Person; ownerId: string | null; names: Map<string, string>; isInside: boolean }

/** Oldest first, as the events are. */
export function presentHistory(
  rows: readonly (typeof events.$inferSelect)[],
  { actor, ownerId, names, isInside }: Reading,
): HistoryEntry[] {
  return rows.flatMap((event) => {
    const { id, kind, detail } = event
    if (!isReportEventKind(kind)) return []
    const at = event.occurredAt.toISOString()
    const by = authorOf(event.actorId, actor, ownerId, names)
    const told = isInside ? facts.parse(detail) : null
    return [{ id, kind, name: reportEventNames[kind], at, by, alone: isAlone(detail), facts: told }]
  })
}

// Staff are not told the reporter's name: they judge the words, and cannot leak what they do not see.
function authorOf(
  authorId: string | null,
  actor: Person,
  ownerId: string | null,
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
