import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { QueueFilters } from '#domain/cases/queue-filters.ts'
import { features } from '#domain/plans/features.ts'
import { listHolders } from '#server/access/plans/plan-time.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Queries } from '#server/database/open-database.ts'
import { reportClaims, reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { isNoneOf } from '#server/reports/report-queries.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { claimCounts, claimHolders, holderCounts } from './claim-queries.ts'

type Asked = {
  filters: QueueFilters
  actorId: string
  /** Reports that do not exist for the person who asks. */
  hidden: readonly string[]
  now: Date
  after: Cursor | null
  limit: number
}

type Priority = SQL<boolean>

/**
 * Whether a report is of a person who pays for it. No join finds the account of a report, so those who pay are looked up first, and their
 * marks are compared.
 */
async function priorityOf(application: Application): Promise<Priority> {
  const payers = await listHolders(application, features['priority-verification'])
  const marks = payers.map((id) => markOf(application, 'reports', id))
  return sql<boolean>`coalesce(${reports.ownerMark} = any(${sql.param(marks)}::uuid[]), false)`
}

// Written out: a column handed in here would lose its table's name, and mean the one of `v`.
const presentVerifications = sql`from report_verifications v
  where v.report_id = reports.id and v.content_version = reports.content_version`
const verifiedAt = sql<Date | null>`(select max(v.verified_at) ${presentVerifications})`.mapWith(
  (moment: string | Date) => new Date(moment),
)

export type QueuedReport = Awaited<ReturnType<typeof queuedReports>>[number]

/** The queue in the order that was asked for, from a place on. Sector and state are sealed, so they are not looked at here. */
export async function queuedReports(application: Application, asked: Asked) {
  const { filters, actorId, hidden, now, after, limit } = asked
  const hasPriority = await priorityOf(application)
  return application.database.queries
    .select({
      row: reports,
      hasPriority,
      verifiedAt,
      isVerifiedByActor: sql<boolean>`exists (select 1 ${presentVerifications} and v.verifier_id = ${actorId})`,
      heldById: claimHolders.id,
      heldBy: claimHolders.username,
      heldUntil: reportClaims.expiresAt,
    })
    .from(reports)
    .leftJoin(reportClaims, and(eq(reportClaims.reportId, reports.id), claimCounts(now)))
    .leftJoin(claimHolders, holderCounts())
    .where(
      and(
        eq(reports.status, filters.status),
        isNull(reports.erasedOn),
        placeIs(filters),
        isNoneOf(hidden),
        workIs(filters, actorId),
        verifiedIs(filters),
        filters.onlyPriority ? hasPriority : undefined,
        after ? isAfter(filters, after, hasPriority) : undefined,
      ),
    )
    .orderBy(...orderOf(filters, hasPriority))
    .limit(limit)
}

// What was decided is in one list, however it came in.
function placeIs({ status, setAside }: QueueFilters): SQL | undefined {
  if (status !== 'pending') return undefined
  else return setAside ? isSetAside : sql`not ${isSetAside}`
}

const isSetAside = sql`exists (select 1 from source_access a where a.report_id = reports.id and a.in_quarantine)`

/** How many pending reports are set aside. @param hidden reports that do not exist for the person who asks */
export function countSetAside(queries: Queries, hidden: readonly string[]): Promise<number> {
  return queries.$count(reports, and(eq(reports.status, 'pending'), isSetAside, isNoneOf(hidden)))
}

function workIs({ work }: QueueFilters, actorId: string): SQL | undefined {
  if (work === 'unclaimed') return isNull(claimHolders.id)
  else if (work === 'mine') return eq(claimHolders.id, actorId)
  else return work === 'others' ? and(isNotNull(claimHolders.id), ne(claimHolders.id, actorId)) : undefined
}

function verifiedIs({ verified }: QueueFilters): SQL | undefined {
  if (verified === 'any') return undefined
  const exists = sql`exists (select 1 ${presentVerifications})`
  return verified === 'yes' ? exists : sql`not ${exists}`
}

function orderOf({ order }: QueueFilters, hasPriority: Priority) {
  const oldest = [asc(reports.createdAt), asc(reports.id)]
  if (order === 'newest') return [desc(reports.createdAt), desc(reports.id)]
  else return order === 'priority' ? [desc(hasPriority), ...oldest] : oldest
}

function isAfter({ order }: QueueFilters, { at, id, rating = 0 }: Cursor, hasPriority: Priority): SQL {
  const place = sql`(${reports.createdAt}, ${reports.id})`
  const from = sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`
  if (order === 'newest') return sql`${place} < ${from}`
  else if (order === 'longest') return sql`${place} > ${from}`
  else
    return rating > 0
      ? sql`(not ${hasPriority} or ${place} > ${from})`
      : sql`(not ${hasPriority} and ${place} > ${from})`
}

/**
 * The place after a report. The address of a page names the report alone: when it was sent is told to nobody. The rating stands
 * for the priority.
 */
export async function placeAfterReport(
  application: Application,
  id: string | null,
  { order }: QueueFilters,
): Promise<Cursor | null> {
  if (id === null) return null
  const hasPriority = await priorityOf(application)
  const [row] = await application.database.queries
    .select({ at: reports.createdAt, id: reports.id, hasPriority })
    .from(reports)
    .where(eq(reports.id, id))
  if (!row) return null
  const place = { at: row.at, id: row.id }
  return order === 'priority' ? { ...place, rating: row.hasPriority ? 1 : 0 } : place
}
