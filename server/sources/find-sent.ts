import { eq } from 'drizzle-orm'
import { reports, sourceAccess } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { hashOfForm } from './code-of-form.ts'

/** The number of the report that this form made, or null. */
export async function findSent(application: Application, formNumber: string): Promise<string | null> {
  const [row] = await application.database.queries
    .select({ referenceNumber: reports.referenceNumber })
    .from(sourceAccess)
    .innerJoin(reports, eq(reports.id, sourceAccess.reportId))
    .where(eq(sourceAccess.formHash, hashOfForm(application, formNumber)))
  return row?.referenceNumber ?? null
}
