import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { ReportText } from '#domain/reports/fields.ts'
import { reports, sourceAccess } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { findReport } from '#server/reports/report-queries.ts'
import { hashOfForm } from './code-of-form.ts'

/** The report that this form made, or null. */
export async function findSent(
  application: Application,
  formNumber: string,
): Promise<{ id: string; referenceNumber: string } | null> {
  const [row] = await application.database.queries
    .select({ id: reports.id, referenceNumber: reports.referenceNumber })
    .from(sourceAccess)
    .innerJoin(reports, eq(reports.id, sourceAccess.reportId))
    .where(eq(sourceAccess.formHash, hashOfForm(application, formNumber)))
  return row ?? null
}

/** Whether a form that is sent again has other words than the report that it made. A report that was emptied has none to compare. */
export async function hasOtherWords(
  application: Application,
  id: string,
  words: ReportText,
): Promise<boolean> {
  const report = await findReport(application.database.queries, { id, now: application.now(), application })
  return report !== null && !isDeepStrictEqual(reportTextOf(application, report), words)
}
