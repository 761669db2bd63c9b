import { sql } from 'drizzle-orm'
import type { EndingStatus } from '#domain/retention/report-ends.ts'
import { type EndingName, endingOfStatus, retention } from '#domain/retention/retention.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import { dayOfMoment } from '#server/database/day-in-sql.ts'
import type { Application } from '#server/kernel/application.ts'
import { periodsIn, readSettings } from '#server/settings/site-now.ts'

/** Where a thing is held, and the day from which its period is counted. Written by us. */
const counted = {
  'report that waits': waiting('pending'),
  'rejected report': waiting('rejected'),
  'retracted report': waiting('retracted'),
  'original of a public report': waiting('approved'),
  'withdrawn report': {
    rows: 'reports where withdrawn_on is not null and erased_on is null',
    since: 'withdrawn_on',
  },
  draft: { rows: 'drafts', since: dayOfMoment('updated_at') },
  'draft without an account': { rows: 'source_drafts', since: 'saved_on' },
  'code of a source': { rows: 'source_access', since: 'last_visit' },
  message: { rows: `conversations where kind = 'contact'`, since: 'opened_on - 1' },
  tip: { rows: `conversations where kind = 'tip'`, since: 'opened_on' },
  'correction request': {
    rows: `conversations where kind = 'correction' and closed_on is not null`,
    since: 'closed_on',
  },
  'page views': { rows: 'page_views', since: 'day' },
  'security journal': { rows: 'journal_days', since: 'day' },
  'log of an organisation': { rows: 'organisation_log', since: 'happened_on - 1' },
} as const satisfies Partial<Record<EndingName, { rows: string; since: string }>>

export type CountedName = keyof typeof counted
export const countedNames = Object.keys(counted) as CountedName[] // The table's own keys.

export type HeldCount = {
  name: CountedName
  /** The period, in days. */
  days: number
  held: number
  /** Held longer than this already. Reports are then announced, and end 30 days later; all else ends with the next sweep. */
  over: number
  /** How many more will be over within these days. */
  within7: number
  within30: number
}

function waiting(status: EndingStatus) {
  const since =
    status === 'pending'
      ? `greatest(updated_at, (select max(v.occurred_at) from events v where v.subject_id = reports.id and v.kind <> 'report.ending_announced'))`
      : `(select max(d.decided_at) from report_decisions d where d.report_id = reports.id and d.decision = '${status}')`
  return { rows: `reports where status = '${status}' and erased_on is null`, since: dayOfMoment(since) }
}

/**
 * How much is held of each thing whose period is counted from a day, and how much of it would end when. It reads every row, so it is for the
 * operator's command alone.
 *
 * @param changed other periods than those that count now, in days
 */
export async function countHeld(
  { database, now }: { database: Pick<Application['database'], 'queries'>; now(): Date },
  changed: Partial<Record<CountedName, number>> = {},
): Promise<HeldCount[]> {
  const today = dayInNigeria(now())
  const counts: HeldCount[] = []
  const chosen = await chosenPeriods(database.queries)
  for (const name of countedNames) {
    const { rows, since } = counted[name]
    const length = changed[name] ?? chosen[name] ?? retention[name].ends.after / days(1)
    const age = sql`(${today}::date - (${sql.raw(since)}))`
    const { rows: found } = await database.queries.execute<Omit<HeldCount, 'name' | 'days'>>(sql`
      select count(*)::int as held,
        count(*) filter (where ${age} > ${length})::int as over,
        count(*) filter (where ${age} <= ${length} and ${age} > ${length - 7})::int as "within7",
        count(*) filter (where ${age} <= ${length} and ${age} > ${length - 30})::int as "within30"
      from ${sql.raw(rows)}`)
    counts.push({ name, days: length, ...(found[0] ?? { held: 0, over: 0, within7: 0, within30: 0 }) })
  }
  return counts
}

/** What two people chose in the interface. */
async function chosenPeriods(queries: Application['database']['queries']) {
  const periods = Object.entries(periodsIn(await readSettings(queries)))
  return Object.fromEntries(
    periods.map(([status, length]) => [endingOfStatus[status as EndingStatus], length]),
  ) as Partial<Record<CountedName, number>>
}
