import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { QueueFilters } from '#domain/cases/queue-filters.ts'
import { features } from '#domain/plans/features.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Queries } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import { reportClaims, reports } from '#server/database/schema.ts'
import { isNoneOf } from '#server/reports/report-queries.ts'
import { claimCounts, claimHolders, holderCounts } from './claim-queries.ts'

type Asked = {
  filters: QueueFilters
  actorId: string
  /** Reports that do not exist for whoever asks. */
  hidden: readonly string[]
  now: Date
  after: Cursor | null
  limit: number
}

const owners = alias(profiles, 'owners')

const hasPriority = sql<boolean>`coalesce(${owners.subscriptionStatus} = 'active' and ${owners.subscriptionTier} in (${sql.join(
  features['priority-verification'].map((tier) => sql`${tier}`),
  sql`, `,
)}), false)`

// Written out: a column handed in here would lose its table's name, and mean the one of `v`.
const presentVerifications = sql`from report_verifications v
  where v.report_id = reports.id and v.content_version = reports.content_version`
const verifiedAt = sql<Date | null>`(select max(v.verified_at) ${presentVerifications})`.mapWith(
  (moment: string | Date) => new Date(moment),
)

export type QueuedReport = Awaited<ReturnType<typeof queuedReports>>[number]

/** The queue in the order that was asked for, from a place on. Sector and state are sealed, so they are not looked at here. */
export function queuedReports(queries: Queries, asked: Asked) {
  const { filters, actorId, hidden, now, after, limit } = asked
  return queries
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
    .leftJoin(owners, eq(owners.id, reports.ownerId))
    .leftJoin(reportClaims, and(eq(reportClaims.reportId, reports.id), claimCounts(now)))
    .leftJoin(claimHolders, holderCounts())
    .where(
      and(
        eq(reports.status, filters.status),
        isNoneOf(hidden),
        workIs(filters, actorId),
        verifiedIs(filters),
        filters.onlyPriority ? hasPriority : undefined,
        after ? isAfter(filters, after) : undefined,
      ),
    )
    .orderBy(...orderOf(filters))
    .limit(limit)
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

function orderOf({ order }: QueueFilters) {
  const oldest = [asc(reports.createdAt), asc(reports.id)]
  if (order === 'newest') return [desc(reports.createdAt), desc(reports.id)]
  else return order === 'priority' ? [desc(hasPriority), ...oldest] : oldest
}

function isAfter({ order }: QueueFilters, { at, id, rating = 0 }: Cursor): SQL {
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
  queries: Queries,
  id: string | null,
  { order }: QueueFilters,
): Promise<Cursor | null> {
  if (id === null) return null
  const [row] = await queries
    .select({ at: reports.createdAt, id: reports.id, hasPriority })
    .from(reports)
    .leftJoin(owners, eq(owners.id, reports.ownerId))
    .where(eq(reports.id, id))
  if (!row) return null
  const place = { at: row.at, id: row.id }
  return order === 'priority' ? { ...place, rating: row.hasPriority ? 1 : 0 } : place
}
