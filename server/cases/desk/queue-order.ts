import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { QueueOrder } from '#domain/cases/queue-filters.ts'
import type { Queries } from '#server/database/open-database.ts'
import { reportClaims, reports } from '#server/database/schema.ts'
import { claimCounts, claimHolders, holderCounts } from '../claim-queries.ts'
import { isVerified } from '../queue-conditions.ts'

/** What places a report in the list: the first of an order, then the moment and the id. */
export type QueuePlace = { first: string; at: Date; id: string }

const never = 'infinity'

// As text of one length or of one form each: so that a place reads the same in every order.
const firsts: Partial<Record<QueueOrder, SQL<string>>> = {
  due: sql<string>`coalesce((select w.due_on from case_work w where w.report_id = reports.id), ${never}::date)`,
  stage: sql<string>`case when ${isVerified} then 0 else 2 end + case when ${claimHolders.id} is null then 1 else 0 end`,
}
const types: Partial<Record<QueueOrder, SQL>> = { due: sql`date`, stage: sql`integer` }

/** With due days, the earliest day comes first. With stages, the closest to a decision comes first. If two are alike, the older. */
export function orderOf(order: QueueOrder): SQL[] {
  if (order === 'newest') return [desc(reports.createdAt), desc(reports.id)]
  const first = firsts[order]
  return [...(first ? [asc(first)] : []), asc(reports.createdAt), asc(reports.id)]
}

export function isAfter(order: QueueOrder, { first, at, id }: QueuePlace): SQL {
  const since = sql`${at.toISOString()}::timestamptz, ${id}::uuid`
  if (order === 'newest') return sql`(${reports.createdAt}, ${reports.id}) < (${since})`
  const [column, type] = [firsts[order], types[order]]
  return column && type
    ? sql`(${column}, ${reports.createdAt}, ${reports.id}) > (${first}::${type}, ${since})`
    : sql`(${reports.createdAt}, ${reports.id}) > (${since})`
}

/** The place after a report. The address of a page names the report alone: no one is told when it was sent. */
export async function placeAfterReport(
  queries: Queries,
  id: string | null,
  { order, now }: { order: QueueOrder; now: Date },
): Promise<QueuePlace | null> {
  if (id === null) return null
  const [row] = await queries
    .select({
      first: sql<string>`(${firsts[order] ?? sql`''`})::text`,
      at: reports.createdAt,
      id: reports.id,
    })
    .from(reports)
    .leftJoin(reportClaims, and(eq(reportClaims.reportId, reports.id), claimCounts(now)))
    .leftJoin(claimHolders, holderCounts())
    .where(eq(reports.id, id))
  return row ?? null
}
