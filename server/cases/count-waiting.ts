import { and, eq, type SQL, sql } from 'drizzle-orm'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { queryOf, type WaitingCases, waitingCasesOf } from '#domain/cases/waiting-cases.ts'
import { reportClaims, reports } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { isNoneOf } from '#server/reports/report-queries.ts'
import { claimCounts, claimHolders, holderCounts } from './claim-queries.ts'
import { findDeclaration } from './declaration-queries.ts'
import { narrowedTo } from './queue-conditions.ts'

export type WaitingCount = { waiting: WaitingCases; reports: number }

/**
 * How many cases wait for this member of the staff, each number that of a part of the table. Looks at what is pending alone, as the
 * counts above the table do. What the actor may not see is not counted. Null before their declaration counts.
 */
export const countWaiting = useCase(
  'page.staff',
  async ({ application, actor }): Promise<WaitingCount[] | null> => {
    const { queries } = application.database
    const declared = await findDeclaration(application, queries, actor.id)
    if (!declared) return null
    const now = application.now()
    const kinds = waitingCasesOf(actor.role)
    const conditionOf = (waiting: WaitingCases) =>
      narrowedTo(readQueueFilters(new URLSearchParams(queryOf(waiting))), { actorId: actor.id, now })
    const [counted] = await queries
      .select(Object.fromEntries(kinds.map((waiting) => [waiting, countWhere(conditionOf(waiting))])))
      .from(reports)
      .leftJoin(reportClaims, and(eq(reportClaims.reportId, reports.id), claimCounts(now)))
      .leftJoin(claimHolders, holderCounts())
      .where(and(eq(reports.status, 'pending'), isNoneOf(declared.conflicts)))
    return kinds.map((waiting) => ({ waiting, reports: counted?.[waiting] ?? 0 }))
  },
)

function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
}
