import { type SQL, sql } from 'drizzle-orm'
import {
  endsOfWaits,
  type OldestReport,
  type StaffMeasure,
  type StaffWait,
  staffEvents,
  type WorkOfPerson,
} from '#domain/figures/staff-figures.ts'
import { rolesWith } from '#domain/people/capacities.ts'
import { dayOfMoment } from '#server/database/day-in-sql.ts'
import type { Queries } from '#server/database/open-database.ts'

/** What is counted: from a day on, without the reports that do not exist for the person who asks. */
export type Span = { since: string; hidden: readonly string[] }

const month = sql.raw(`to_char(${dayOfMoment('e.occurred_at')}, 'YYYY-MM')`)

/** Each step of each report once, in the month in which it was first taken. */
export async function stepsByMonth(queries: Queries, span: Span) {
  const { rows } = await queries.execute<{ month: string; measure: StaffMeasure; reports: number }>(sql`
    with steps (kind, measure) as (values ${pairs(staffEvents)})
    select ${month} as month, steps.measure, count(*)::int as reports
    from events e join steps on steps.kind = e.kind
    where ${within(span)} and ${isFirst()}
    group by 1, 2`)
  return rows
}

/** In whole days from the sending on, by the month in which they ended. */
export async function mediansByMonth(queries: Queries, span: Span) {
  const [ended, sent] = [dayOfMoment('e.occurred_at'), dayOfMoment('s.occurred_at')].map(sql.raw)
  const { rows } = await queries.execute<{ month: string; wait: StaffWait; days: number }>(sql`
    with steps (kind, measure) as (values ${pairs(endsOfWaits)})
    select ${month} as month, steps.measure as wait,
      percentile_disc(0.5) within group (order by greatest(${ended} - ${sent}, 0))::int as days
    from events e join steps on steps.kind = e.kind
    join events s on s.subject_id = e.subject_id and s.kind = 'report.submitted'
    where ${within(span)} and ${isFirst()}
    group by 1, 2`)
  return rows
}

type DoneRow = { name: string; verified: number; decided: number; assigned: number; toApprove: number }

/** Everyone who is on the staff now, by name. What people did who left is in the months alone. */
export async function workByPerson(queries: Queries, span: Span, now: Date): Promise<WorkOfPerson[]> {
  const decided: readonly string[] = endsOfWaits.decision
  const { rows } = await queries.execute<DoneRow>(sql`
    select p.username as name, coalesce(done.verified, 0)::int as verified, coalesce(done.decided, 0)::int as decided,
      coalesce(held.assigned, 0)::int as assigned, coalesce(held.to_approve, 0)::int as "toApprove"
    from profiles p
    left join (
      select e.actor_id,
        count(distinct e.subject_id) filter (where e.kind = 'report.verified') as verified,
        count(distinct e.subject_id) filter (where e.kind = any(${sql.param(decided)}::text[])) as decided
      from events e
      where e.kind = any(${sql.param(['report.verified', ...decided])}::text[])
        and e.actor_kind = 'person' and ${within(span)}
      group by 1
    ) done on done.actor_id = p.id
    left join (
      select c.holder_id, count(*) filter (where not v.is_verified) as assigned, count(*) filter (where v.is_verified) as to_approve
      from report_claims c join reports r on r.id = c.report_id
      cross join lateral (select exists (
        select 1 from report_verifications v where v.report_id = r.id and v.content_version = r.content_version
      ) as is_verified) v
      where c.expires_at > ${now.toISOString()}::timestamptz and r.status = 'pending' and r.erased_on is null
        and r.id <> all(${sql.param([...span.hidden])}::uuid[])
      group by 1
    ) held on held.holder_id = p.id
    where p.role = any(${sql.param(rolesWith('judges'))}::text[]) and p.status = 'active'
    order by p.username`)
  return rows.map(({ assigned, toApprove, ...row }) => ({
    ...row,
    assigned: { assigned, 'to-approve': toApprove },
  }))
}

/** Of those that wait, and are not set aside. The longest first. */
export async function oldestReports(
  queries: Queries,
  hidden: readonly string[],
  { now, most }: { now: Date; most: number },
): Promise<OldestReport[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await queries.execute<OldestReport>(sql`
    select r.id, r.reference_number as "referenceNumber", p.username as "heldBy",
      (${sql.raw(dayOfMoment('now_is.at'))} - ${sql.raw(dayOfMoment('r.created_at'))})::int as days
    from reports r cross join (select ${at} as at) now_is
    left join report_claims c on c.report_id = r.id and c.expires_at > now_is.at
    left join profiles p on p.id = c.holder_id and p.status = 'active'
      and p.role = any(${sql.param(rolesWith('judges'))}::text[])
    where r.status = 'pending' and r.erased_on is null and r.id <> all(${sql.param([...hidden])}::uuid[])
      and r.id not in (select a.report_id from source_access a where a.in_quarantine)
    order by r.created_at, r.id limit ${most}`)
  return rows
}

function within({ since, hidden }: Span): SQL {
  return sql`e.occurred_at >= ((${since}::date)::timestamp at time zone interval '1 hour')
    and e.subject_id <> all(${sql.param([...hidden])}::uuid[])`
}

/** The same step was not taken before: a second verification is no second report. */
function isFirst(): SQL {
  return sql`not exists (
    select from events earlier join steps other on other.kind = earlier.kind and other.measure = steps.measure
    where earlier.subject_id = e.subject_id and earlier.id < e.id)`
}

function pairs(kinds: Record<string, readonly string[]>): SQL {
  const rows = Object.entries(kinds).flatMap(([measure, each]) =>
    each.map((kind) => sql`(${kind}::text, ${measure}::text)`),
  )
  return sql.join(rows, sql`, `)
}
