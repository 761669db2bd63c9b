import { sql } from 'drizzle-orm'
import { daysUntilAnnounced, type EndingStatus } from '#domain/retention/report-ends.ts'
import { addDays, dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'

/** What the clock notes of a report is no activity: a warning would put off the end that it warns of. */
const byTheClock = ['report.ending_announced', 'report.legal_hold_lifted']

/** The last activity on a report that waits, or the day on which it was decided on. */
const since = sql`case when r.status = 'pending'
  then greatest(r.updated_at, (select max(v.occurred_at) from events v where v.subject_id = r.id and v.kind <> all(${sql.param(byTheClock)}::text[])))
  else (select max(d.decided_at) from report_decisions d where d.report_id = r.id and d.decision = r.status) end`

/**
 * Reports of this status whose end is near enough to announce: no one holds them, nothing is proposed about them, and no court asks for them.
 *
 * @param among these alone; without it, the ones that are not announced yet, a hundred at most
 * @returns each with the moment from which its period is counted
 */
export async function dueReports(
  queries: Queries | Transaction,
  status: EndingStatus,
  { now, among }: { now: Date; among?: readonly string[] },
): Promise<{ id: string; since: Date }[]> {
  const limit = startOfDay(addDays(dayInNigeria(now), 1 - daysUntilAnnounced(status))).toISOString()
  const which = among
    ? sql`r.id = any(${sql.param([...among])}::uuid[])`
    : sql`not exists (select from report_endings e where e.report_id = r.id)`
  const { rows } = await queries.execute<{ id: string; since: string }>(sql`
    select id, since from (
      select r.id, ${since} as since from reports r
      where r.status = ${status} and r.erased_on is null and ${which}
        and r.updated_at < ${limit}::timestamptz
        and not exists (select from legal_holds h where h.report_id = r.id)
        and not exists (select from report_claims c where c.report_id = r.id and c.expires_at > ${now.toISOString()}::timestamptz)
        and not exists (select from proposals p where p.subject_id = r.id and p.state in ('waiting', 'agreed', 'unconfirmed'))
    ) as due where since < ${limit}::timestamptz order by since, id limit 100`)
  return rows.map(({ id, since }) => ({ id, since: new Date(since) }))
}
