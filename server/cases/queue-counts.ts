import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type OpenStage, openStages, type Stage } from '#domain/cases/stages.ts'
import { type Status, statuses } from '#domain/reports/workflow.ts'
import type { Queries } from '#server/database/open-database.ts'
import { reportClaims, reportCounts, reports } from '#server/database/schema.ts'
import { isNoneOf } from '#server/reports/report-queries.ts'
import { claimCounts, claimHolders, holderCounts } from './claim-queries.ts'
import { disputed, isSetAside, isVerified } from './queue-conditions.ts'

/**
 * Without those that were erased. Read from the table of counts: only what is hidden is counted here.
 *
 * @param hidden reports that do not exist for the person who asks
 */
export async function countByStatus(
  queries: Queries,
  hidden: readonly string[],
): Promise<Record<Status, number>> {
  const all = await queries
    .select({
      status: reportCounts.status,
      reports: sql<number>`sum(${reportCounts.reports})`.mapWith(Number),
    })
    .from(reportCounts)
    .groupBy(reportCounts.status)
  const kept = new Map(all.map(({ status, reports: number }) => [status, number]))
  for (const { status, reports: number } of await countHidden(queries, hidden))
    kept.set(status, (kept.get(status) ?? 0) - number)
  return Object.fromEntries(statuses.map((each) => [each, kept.get(each) ?? 0])) as Record<Status, number>
}

async function countHidden(queries: Queries, hidden: readonly string[]) {
  if (hidden.length === 0) return []
  return queries
    .select({ status: reports.status, reports: count() })
    .from(reports)
    .where(and(inArray(reports.id, [...hidden]), isNull(reports.erasedOn)))
    .groupBy(reports.status)
}

/** Each stage but those of decided reports that nobody disputes. Looks at what waits, and at what is disputed. */
export async function countStages(
  queries: Queries,
  hidden: readonly string[],
  now: Date,
): Promise<Record<Exclude<Stage, 'closed'>, number>> {
  const isHeld = sql`${claimHolders.id} is not null`
  const [open] = await queries
    .select({
      new: countWhere(sql`not ${isHeld} and not ${isVerified}`),
      assigned: countWhere(sql`${isHeld} and not ${isVerified}`),
      verified: countWhere(sql`not ${isHeld} and ${isVerified}`),
      'to-approve': countWhere(sql`${isHeld} and ${isVerified}`),
    } satisfies Record<OpenStage, unknown>)
    .from(reports)
    .leftJoin(reportClaims, and(eq(reportClaims.reportId, reports.id), claimCounts(now)))
    .leftJoin(claimHolders, holderCounts())
    .where(
      and(eq(reports.status, 'pending'), isNull(reports.erasedOn), sql`not ${isSetAside}`, isNoneOf(hidden)),
    )
  const none = Object.fromEntries(openStages.map((stage) => [stage, 0])) as Record<OpenStage, number>
  return { ...none, ...open, disputed: await queries.$count(reports, and(disputed(), isNoneOf(hidden))) }
}

function countWhere(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}
