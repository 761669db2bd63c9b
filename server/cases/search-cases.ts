import { nameMatchKeys } from '@fitila/names/name-match-keys'
import { inArray, or, type SQL, sql } from 'drizzle-orm'
import { readNumber, type SoughtNumber } from '#domain/finding/search-number.ts'
import { assetMatchKeysIn } from '#domain/similar/asset-match-keys.ts'
import { comparable, matchKeysOf } from '#domain/similar/similar.ts'
import type { Queries } from '#server/database/open-database.ts'
import { reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { findByMatchKeys } from '#server/similar/find-by-match-keys.ts'
import { openMany } from '#server/similar/open-many.ts'

/** How many are looked at for one search, the best first. */
export const mostFound = 500

/** So many reports are opened at most for one search, twice: those that the job has not heard of, and those that wait for it. */
export const mostWithoutKeys = 50

/**
 * The ids of reports with this number, about a person of this name, or with this thing in it: a plate, a plot, a number, a company. Names
 * and things are found by their match keys, and nothing is opened but reports that came a moment ago. Not yet
 * narrowed to what the person who asks may see.
 */
export async function searchCases(application: Application, search: string): Promise<string[]> {
  const things = assetMatchKeysIn(search).map(({ kind, key }) => `${kind}|${key}`)
  const sought = [...nameMatchKeys(search), ...things]
  const [found, fresh] = await Promise.all([
    findByMatchKeys(application, sought),
    freshWith(application, sought),
  ])
  const byName = [...fresh, ...found]
  const isSought = or(...readNumber(search).map(numberIs), inArray(reports.id, byName.slice(0, mostFound)))
  const rows = await application.database.queries
    .select({ id: reports.id })
    .from(reports)
    .where(isSought)
    .limit(mostFound)
  return rows.map(({ id }) => id)
}

/** Those with one of these match keys among the reports that have none yet: the job that makes them takes some seconds to come. */
async function freshWith(application: Application, sought: readonly string[]): Promise<string[]> {
  if (sought.length === 0) return []
  const { queries } = application.database
  const waiting = await withoutKeys(queries)
  if (waiting.length === 0) return []
  const opened = await openMany(application, queries, waiting)
  return opened
    .filter(({ words }) => matchKeysOf(comparable(words)).some((key) => sought.includes(key)))
    .map(({ row }) => row.id)
}

/** Of events that the job has not heard of, the newest first, and of what waits for it. */
async function withoutKeys(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select r.id from (
      (select e.subject_id as id from events e
        where e.id > coalesce((select c.last_event from event_cursors c where c.consumer = 'match-keys'), 0)
          and e.kind in ('report.submitted', 'report.edited')
        order by e.id desc limit ${mostWithoutKeys})
      union (select w.subject_id from subjects_to_index w where w.kind = 'report' limit ${mostWithoutKeys})) as waiting
    join reports r on r.id = waiting.id and r.erased_on is null`)
  return rows.map(({ id }) => id)
}

function numberIs({ kind, text }: SoughtNumber): SQL {
  if (kind === 'whole') return sql`${reports.referenceNumber} = ${text}`
  else if (kind === 'beginning') return sql`${reports.referenceNumber} like ${`${text}%`}`
  else return sql`right(${reports.referenceNumber}, 5) = ${text}`
}
