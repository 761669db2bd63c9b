import { NotFound } from '#domain/errors.ts'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import {
  type AttachmentAbout,
  type AttachmentRow,
  filesOfReport,
  openReportAbout,
} from './attachment-queries.ts'

/** @param index its place among the files of the report, from 0 */
export type FileOfReport = {
  row: AttachmentRow
  about: AttachmentAbout & { kind: AttachmentKind }
  index: number
}

/** One whole file of a report that the reader may see. @throws NotFound, SealBroken */
export async function fileOfReport(
  application: Application,
  report: StoredReport,
  attachmentId: string,
): Promise<FileOfReport> {
  const rows = await filesOfReport(application.database.queries, report.row.id)
  const index = rows.findIndex(({ id }) => id === identifier(attachmentId))
  const row = rows[index]
  if (!row) throw new NotFound()
  const { kind, ...about } = openReportAbout(reportKeyOf(application, report), row)
  if (kind === null) throw new NotFound()
  return { row, about: { ...about, kind }, index }
}
