import { inArray } from 'drizzle-orm'
import type { CaseLabel } from '#domain/cases/case-work.ts'
import type { Queries } from '#server/database/open-database.ts'
import { caseWork } from '#server/database/schema.ts'

export type WorkOnReport = { labels: CaseLabel[]; dueOn: string | null }

/** Labels and due days by report. A report without either has no row. */
export async function workOn(queries: Queries, ids: readonly string[]): Promise<Map<string, WorkOnReport>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(caseWork)
    .where(inArray(caseWork.reportId, [...ids]))
  return new Map(rows.map(({ reportId, labels, dueOn }) => [reportId, { labels, dueOn }]))
}
