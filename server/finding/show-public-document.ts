import { eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { publicReports } from '#server/database/schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { reportDocuments, type ShownReport } from '#server/transparency/shown/report-documents.ts'

/**
 * Everything that the public reads of a report, as one document: the one whose hash is in the public log. For a retracted report it is the
 * tombstone.
 *
 * @throws NotFound for what is not public, whether or not there is such a report
 */
export const showPublicDocument = openUseCase(
  'public.read',
  async ({ application }, referenceNumber: string): Promise<ShownReport> => {
    const { queries } = application.database
    const [row] = await queries
      .select({ id: publicReports.reportId })
      .from(publicReports)
      .where(eq(publicReports.referenceNumber, referenceNumber))
    const [shown] = row ? await reportDocuments(queries, [row.id]) : []
    if (!shown) throw new NotFound()
    return shown
  },
)
