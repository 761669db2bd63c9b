import { eq } from 'drizzle-orm'
import { daysOfReport } from '#domain/retention/report-ends.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import type { Queries } from '#server/database/open-database.ts'
import { legalHolds, reportEndings } from '#server/database/schema.ts'
import type { ReportRow } from '#server/reports/report-row.ts'

export type Keeping = {
  /** From which day on the text is deleted; null where no end is announced. */
  endsOn: Day | null
  /** The last day of a legal hold. */
  heldUntil: Day | null
}

/** Until when the text of a report is kept, as far as that is known. */
export async function keepingOf(
  queries: Queries,
  row: Pick<ReportRow, 'id' | 'status' | 'erasedOn'>,
): Promise<Keeping> {
  if (!hasPeriod(row)) return { endsOn: null, heldUntil: null }
  const [[ending], [hold]] = await Promise.all([
    queries.select().from(reportEndings).where(eq(reportEndings.reportId, row.id)),
    queries.select().from(legalHolds).where(eq(legalHolds.reportId, row.id)),
  ])
  return { endsOn: ending?.endsOn ?? null, heldUntil: hold?.until ?? null }
}

/** A public report has no period, and what its source withdrew or deleted has another. */
export function hasPeriod({ status, erasedOn }: Pick<ReportRow, 'status' | 'erasedOn'>): boolean {
  return erasedOn === null && Object.hasOwn(daysOfReport, status)
}
