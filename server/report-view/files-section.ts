import { can } from '#domain/permissions/can.ts'
import {
  type AttachmentView,
  filesOfReport,
  openReportAbout,
  presentAttachment,
} from '#server/writing/attachments/attachment-queries.ts'
import type { Reading } from './reading.ts'

/** For the owner and for staff; the public is shown none. */
export async function filesSection({ application, actor, report, key }: Reading): Promise<AttachmentView[]> {
  if (!can(actor, 'report.attachments', report.standing)) return []
  const files = await filesOfReport(application.database.queries, report.row.id)
  return files.map((row, index) => presentAttachment(row, openReportAbout(key, row), index))
}
