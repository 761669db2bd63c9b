import { and, inArray } from 'drizzle-orm'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { events } from '#server/database/schema.ts'
import { areOfSettings } from '#server/events/of-settings.ts'
import { filesOfCarriedEvent } from '#server/operating/carried-events.ts'
import type { ShownDocument } from './shown-document.ts'

/** Which files to carry were given away from a day on. No event changes a set, so each document stays as it is. */
export async function carriedDocuments(
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<ShownDocument[]> {
  const rows = await queries
    .select({ id: events.subjectId, detail: events.detail, at: events.occurredAt })
    .from(events)
    .where(and(areOfSettings('setting.carried_files'), inArray(events.subjectId, [...ids])))
  return rows.map(({ id, detail, at }) => ({
    ...{ id, reference: 'Files to carry' },
    document: {
      format: 'fitila-shown-carried-files-1',
      since: dayInNigeria(at),
      files: filesOfCarriedEvent(detail),
    },
  }))
}
