import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { QueueFilters } from '#domain/cases/queue-filters.ts'
import { features } from '#domain/plans/features.ts'
import { type Day, dayInNigeria, startOfDay } from '#domain/time/day-in-nigeria.ts'
import { type CountedDays, listCountedDays } from '#server/access/plans/plan-time.ts'
import type { Queries } from '#server/database/open-database.ts'
import { reportClaims, reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { isNoneOf } from '#server/reports/report-queries.ts'
import { marksOf } from '#server/sealing/account-marks.ts'
import { claimCounts, claimHolders, holderCounts } from './claim-queries.ts'
import { isAfter, orderOf, type QueuePlace } from './desk/queue-order.ts'
import { isDisputed, isVerified, narrowedTo, presentVerifications } from './queue-conditions.ts'

/** Those with priority, all others, or everyone. */
export type Payers = 'paying' | 'others' | 'everyone'

export type Asked = {
  filters: QueueFilters
  payers: Payers
  actorId: string
  /** Reports that do not exist for the person who asks. */
  hidden: readonly string[]
  /** The only ones that are asked for; null for all. */
  among: readonly string[] | null
  now: Date
  after: QueuePlace | null
  limit: number
}

export type Priority = SQL<boolean>

/** Where the order is another, no one is asked for. */
export const noPriority: Priority = sql<boolean>`false`

/**
 * Whether its sender had priority on the day on which a report was sent: see `listCountedDays`. What became of the plan later changes
 * nothing, so that staff who give time to one account learn of no report that it is theirs.
 *
 * No join finds the account of a report, so the marks of those who had time are compared, and then their days. As one expression of a row
 * it keeps the order of the index: a join would sort all that wait for each page.
 */
export async function priorityOf(application: Application): Promise<Priority> {
  const since = await firstThatWaits(application.database.queries)
  if (since === null) return noPriority
  const periods = await listCountedDays(application, features['priority-verification'], since)
  const ofHolders = [...Map.groupBy(periods, ({ holderId }) => holderId)]
  const marks = marksOf(
    application,
    'reports',
    ofHolders.map(([holderId]) => holderId),
  )
  const days = Object.fromEntries(ofHolders.map(([, counted], index) => [marks[index], momentsOf(counted)]))
  return sql<boolean>`coalesce(${reports.ownerMark} = any(${sql.param(marks)}::uuid[])
    and (${JSON.stringify(days)}::jsonb ->> ${reports.ownerMark}::text)::tstzmultirange @> ${reports.createdAt}, false)`
}

async function firstThatWaits(queries: Queries): Promise<Day | null> {
  const [first] = await queries
    .select({ sentAt: reports.createdAt })
    .from(reports)
    .where(eq(reports.status, 'pending'))
    .orderBy(reports.createdAt)
    .limit(1)
  return first ? dayInNigeria(first.sentAt) : null
}

/** As PostgreSQL writes a `tstzmultirange`. What was sent has the first moment of its day. */
function momentsOf(counted: readonly CountedDays[]): string {
  const spans = counted.map(
    ({ from, until }) => `[${startOfDay(from).toISOString()},${startOfDay(until).toISOString()})`,
  )
  return `{${spans.join()}}`
}

const verifiedAt = sql<Date | null>`(select max(v.verified_at) ${presentVerifications})`.mapWith(
  (moment: string | Date) => new Date(moment),
)

const files = sql<number>`(select count(*) from attachments f where f.report_id = reports.id)`.mapWith(Number)

export type QueuedReport = Awaited<ReturnType<typeof queuedReports>>[number]

/** The queue in the order that was asked for, from a place on. Kind, sector and state are sealed, so they are not looked at here. */
export async function queuedReports(queries: Queries, hasPriority: Priority, asked: Asked) {
  const { actorId, now } = asked
  // The ids first: what is looked up beside each is then looked up for one page, and not for all that wait.
  const ids = await queuedIds(queries, hasPriority, asked)
  if (ids.length === 0) return []
  const rows = await queries
    .select({
      row: reports,
      verifiedAt,
      isVerified: sql<boolean>`${isVerified}`,
      isDisputed,
      files,
      isVerifiedByActor: sql<boolean>`exists (select 1 ${presentVerifications} and v.verifier_id = ${actorId})`,
      heldById: claimHolders.id,
      heldBy: claimHolders.username,
      heldUntil: reportClaims.expiresAt,
    })
    .from(reports)
    .leftJoin(reportClaims, and(eq(reportClaims.reportId, reports.id), claimCounts(now)))
    .leftJoin(claimHolders, holderCounts())
    .where(inArray(reports.id, ids))
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = (id: string) => places.get(id) ?? 0
  return rows.toSorted((one, other) => placeOf(one.row.id) - placeOf(other.row.id))
}

/** The ids alone, of as many as are asked for. */
export async function queuedIds(queries: Queries, hasPriority: Priority, asked: Asked): Promise<string[]> {
  const { filters, payers, hidden, among, now, after, limit } = asked
  const rows = await queries
    .select({ id: reports.id })
    .from(reports)
    .leftJoin(reportClaims, and(eq(reportClaims.reportId, reports.id), claimCounts(now)))
    .leftJoin(claimHolders, holderCounts())
    .where(
      and(
        narrowedTo(filters, asked),
        among ? inArray(reports.id, [...among]) : undefined,
        isNoneOf(hidden),
        payers === 'everyone' ? undefined : payers === 'paying' ? hasPriority : sql`not ${hasPriority}`,
        after ? isAfter(filters.order, after) : undefined,
      ),
    )
    .orderBy(...orderOf(filters.order))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** How many pending reports are set aside. @param hidden reports that do not exist for the person who asks */
export function countSetAside(queries: Queries, hidden: readonly string[]): Promise<number> {
  return queries.$count(
    reports,
    and(
      eq(reports.status, 'pending'),
      sql`${reports.id} in (select a.report_id from source_access a where a.in_quarantine)`,
      isNoneOf(hidden),
    ),
  )
}
