import { type SQL, sql } from 'drizzle-orm'
import { daysUntilAnnounced, type EndingStatus, warnings } from '#domain/retention/report-ends.ts'
import { addDays, dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import { startOfDate } from '#server/database/day-in-sql.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'

/** What the clock notes of a report is no activity: a warning would put off the end that it warns of. */
const byTheClock = ['report.ending_announced', 'report.legal_hold_lifted']

/** The last activity on a report that waits, or the day on which it was decided on. */
const since = sql`case when r.status = 'pending'
  then greatest(r.updated_at, (select max(v.occurred_at) from events v where v.subject_id = r.id and v.kind <> all(${sql.param(byTheClock)}::text[])))
  else (select max(d.decided_at) from report_decisions d where d.report_id = r.id and d.decision = r.status) end`

/** While the public words are in question, the original is what answers. */
const isDisputed = sql`(
  exists (select from disputes d where d.report_id = r.id
    and not exists (select from public_corrections c where c.report_id = r.id and c.dispute_id = d.id))
  or exists (select from corrections c where c.report_id = r.id and c.decision is null)
  or exists (select from conversations c where c.report_id = r.id and c.kind = 'correction' and c.closed_on is null))`

/** Reports of this status that may end: no one holds them, nothing is proposed about them, and no court asks for them. */
function endable(status: EndingStatus, now: Date): SQL {
  return sql`r.status = ${status} and r.erased_on is null
    and not exists (select from legal_holds h where h.report_id = r.id)
    and not exists (select from report_claims c where c.report_id = r.id and c.expires_at > ${now.toISOString()}::timestamptz)
    and not exists (select from proposals p where p.subject_id = r.id and p.state in ('waiting', 'agreed', 'unconfirmed'))
    ${status === 'approved' ? sql`and not ${isDisputed}` : sql``}`
}

type Due = { id: string; since: Date }

/** The period of a status, and the day on which it is asked. */
export type Asking = { now: Date; period: number }

/**
 * Reports of this status whose end is near enough to announce, and is not announced yet: a hundred at most.
 *
 * @param among this one alone
 * @returns each with the moment from which its period is counted
 */
export async function reportsToAnnounce(
  queries: Queries | Transaction,
  status: EndingStatus,
  { now, period, among }: Asking & { among?: string },
): Promise<Due[]> {
  const { rows } = await queries.execute<{ id: string; since: string }>(sql`
    select id, since from (${olderThan(status, { now, period }, daysUntilAnnounced(period))}
      ${among === undefined ? sql`` : sql`and r.id = ${among}`}) as due
    where since < ${limitOf(now, daysUntilAnnounced(period))}::timestamptz order by since, id limit 100`)
  return rows.map(({ id, since }) => ({ id, since: new Date(since) }))
}

/**
 * Whether a report that was announced still ends: nothing has happened to it since. The period of today is not asked. So another period
 * changes no day that its source has read.
 */
export async function isStillDue(
  queries: Queries | Transaction,
  status: EndingStatus,
  { now, id }: { now: Date; id: string },
): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select 1 from reports r join report_endings e on e.report_id = r.id
    where r.id = ${id} and ${endable(status, now)}
      and ${since} < ${sql.raw(startOfDate(`(e.ends_on - ${warnings[0]})`))}`)
  return rows.length > 0
}

/** More than this is said as “more than”: a page counts no further. */
export const mostCounted = 10_000

/** How many reports of this status would be announced within so many nights, counting tonight as none: at most one more than `mostCounted`. */
export async function countToAnnounce(
  queries: Queries,
  status: EndingStatus,
  { now, period, within }: Asking & { within: number },
): Promise<number> {
  const age = daysUntilAnnounced(period) - within
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from (${olderThan(status, { now, period }, age)}) as due
      where since < ${limitOf(now, age)}::timestamptz limit ${mostCounted + 1}) as counted`)
  return rows[0]?.count ?? 0
}

function olderThan(status: EndingStatus, { now }: Asking, age: number): SQL {
  return sql`select r.id, ${since} as since from reports r
    where ${endable(status, now)} and r.updated_at < ${limitOf(now, age)}::timestamptz
      and not exists (select from report_endings e where e.report_id = r.id)`
}

/** What happened before this is at least so many days old. */
function limitOf(now: Date, age: number): string {
  return startOfDay(addDays(dayInNigeria(now), 1 - age)).toISOString()
}
