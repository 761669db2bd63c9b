import { inArray } from 'drizzle-orm'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { openQueued } from '../open-queued.ts'
import { type Asked, type Priority, queuedIds } from '../queue-queries.ts'
import { fits, headerOf, openHeaders } from './case-headers.ts'

/** A filter on what is sealed looks at the headers of so many reports for one page, and no more. */
export const mostLooked = 12_000
/** Of reports without a header, whose words have to be opened. */
export const mostOpened = 400

const atOnce = 1_000

/**
 * The first reports of the list that fit, by their headers.
 *
 * @returns `lastLooked` is where the next page begins, where the list may go on and not enough was found
 */
export async function fittingReports(
  application: Application,
  hasPriority: Priority,
  asked: Asked,
): Promise<{ ids: string[]; lastLooked: string | undefined }> {
  const { queries } = application.database
  const ids = await queuedIds(queries, hasPriority, { ...asked, limit: mostLooked })
  const found: string[] = []
  let opened = 0
  for (let start = 0; start < ids.length; start += atOnce) {
    const slice = ids.slice(start, start + atOnce)
    const headers = await openHeaders(application, queries, slice)
    const bare = slice.filter((id) => !headers.has(id)).slice(0, mostOpened - opened)
    const fitting = await fittingWords(application, asked, bare)
    opened += bare.length
    const isLooked = new Set(bare)
    for (const id of slice) {
      const header = headers.get(id)
      // No more words are opened for this page: the next one begins here.
      if (!header && !isLooked.has(id)) return { ids: found, lastLooked: before(ids, id) }
      if (header ? fits(header, asked.filters) : fitting.has(id)) found.push(id)
      if (found.length === asked.limit) return { ids: found, lastLooked: undefined }
    }
  }
  return { ids: found, lastLooked: ids.length === mostLooked ? ids.at(-1) : undefined }
}

function before(ids: readonly string[], id: string): string | undefined {
  return ids[ids.indexOf(id) - 1]
}

async function fittingWords(
  application: Application,
  { filters }: Asked,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await application.database.queries
    .select({ row: reports })
    .from(reports)
    .where(inArray(reports.id, [...ids]))
  const opened = await openQueued(application, rows)
  return new Set(
    opened.filter(({ words }) => fits(headerOf(words), filters)).map(({ report }) => report.row.id),
  )
}
