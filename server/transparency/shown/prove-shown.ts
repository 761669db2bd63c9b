import { writeShownProof } from '@fitila/log/shown-proof'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import type { ShownKind } from '#domain/events/what-is-shown.ts'
import { publicStatuses } from '#domain/reports/visibility.ts'
import { archiveRecords } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase, useCaseOn } from '#server/kernel/use-case.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { proveRow } from '#server/transparency/prove-row.ts'
import { shown } from './shown-documents.ts'
import { newestShown } from './shown-queries.ts'

/**
 * What the page of a conviction says now, and the proof of what the log has of it.
 *
 * @throws NotFound
 */
export const proveConviction = openUseCase(
  'archive.read',
  async ({ application }, referenceNumber: string): Promise<string> => {
    const [row] = await application.database.queries
      .select({ id: archiveRecords.id })
      .from(archiveRecords)
      .where(eq(archiveRecords.referenceNumber, referenceNumber))
    if (!row) throw new NotFound()
    return prove(application, 'archive_record', row.id)
  },
)

/**
 * As `proveConviction`, of a report that is public, for those who may read its page.
 *
 * @throws SignInNeeded, NotFound
 */
export const proveReport = useCaseOn('report.read', reportInReach, ({ application, report }, _id: string) => {
  if (!publicStatuses.includes(report.row.status)) throw new NotFound()
  return prove(application, 'report', report.row.id)
})

/**
 * As `proveConviction`, of a set of files to carry.
 *
 * @throws NotFound
 */
export const proveCarriedFiles = openUseCase('public.read', ({ application }, id: string) => {
  if (!z.uuid().safeParse(id).success) throw new NotFound()
  return prove(application, 'carried_files', id)
})

async function prove(application: Application, kind: ShownKind, id: string): Promise<string> {
  const { queries } = application.database
  const [present] = await shown[kind].documents(queries, [id])
  if (!present) throw new NotFound()
  const row = (await newestShown(queries, kind, [id])).get(id)
  return writeShownProof(
    present.document,
    row ? await proveRow(application, 'shown_documents', row.id) : null,
  )
}
