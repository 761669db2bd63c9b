import { staffOnlyEvents } from '#domain/events/event-audience.ts'
import type { Reader } from '#domain/reports/visibility.ts'
import { type EventRow, eventsOf } from '#server/reports/report-queries.ts'
import { type HistoryEntry, presentHistory } from './present-history.ts'
import type { Reading } from './reading.ts'

/** For the owner and for staff, oldest first. */
export async function historySection(reading: Reading): Promise<HistoryEntry[]> {
  const { application, actor, report, reader, isInside } = reading
  if (reader === 'reader') return []
  const events = await eventsOf(application.database.queries, report.row.id)
  const names = await reading.namesOf(events.flatMap(({ actorId }) => actorId ?? []))
  const { ownerId } = report.standing
  return presentHistory(eventsFor(reader, events), { actor, ownerId, names, isInside })
}

function eventsFor(reader: Reader, events: readonly EventRow[]): EventRow[] {
  return events.filter(({ kind }) => reader === 'staff' || !staffOnlyEvents.includes(kind))
}
