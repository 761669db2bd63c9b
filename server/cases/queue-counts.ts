import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { OpenStage, Stage } from '#domain/cases/stages.ts'
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

/** Each stage but those of decided reports that no one disputes. Looks at what waits, and at what is disputed. */
export async function countStages(
  queries: Queries,
  hidden: readonly string[],
  now: Date,
): Promise<Record<Exclude<Stage, 'closed'>, number>> {
  const isHeld = sql<boolean>`(${claimHolders.id} is not null)`
  const groups = await queries
    .select({ isHeld, isVerified: sql<boolean>`${isVerified}`, reports: count() })
    .from(reports)
    .leftJoin(reportClaims, and(eq(reportClaims.reportId, reports.id), claimCounts(now)))
    .leftJoin(claimHolders, holderCounts())
    .where(
      and(eq(reports.status, 'pending'), isNull(reports.erasedOn), sql`not ${isSetAside}`, isNoneOf(hidden)),
    )
    .groupBy(sql`1`, sql`2`)
  const counted = {
    ...{ new: 0, assigned: 0, verified: 0, 'to-approve': 0 },
    disputed: await queries.$count(reports, and(disputed(), isNoneOf(hidden))),
  }
  for (const { reports: number, ...group } of groups) counted[openStageOf(group)] = number
  return counted
}

function openStageOf({ isHeld, isVerified }: { isHeld: boolean; isVerified: boolean }): OpenStage {
  if (isVerified) return isHeld ? 'to-approve' : 'verified'
  else return isHeld ? 'assigned' : 'new'
}
