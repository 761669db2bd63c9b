import { type PreviewKind, previewKinds } from '@fitila/sanitizer/contract'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import type { PreviewOfFile } from '#server/attachments/preview/open-previews.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import { together } from '#server/attachments/whole-file.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import {
  type AttachmentAbout,
  type AttachmentRow,
  type AttachmentView,
  presentAttachment,
  sealedFileOf,
} from './attachment-queries.ts'
import { fileOfReport } from './file-of-report.ts'

export type AttachmentPreview = { file: AttachmentView; preview: PreviewOfFile }

/**
 * Shows what is in a file without giving the file: made again each time in a separate process, and kept nowhere.
 *
 * @param page of a document with pages, from 1
 * @throws SignInNeeded, NotFound, LimitReached 'busy'
 */
export const previewAttachment = useCaseOn(
  'report.attachments',
  reportInReach,
  async (
    { application, report },
    _reportId: string,
    { attachmentId, page }: { attachmentId: string; page: number },
  ): Promise<AttachmentPreview> => {
    const { row, about, index } = await fileOfReport(application, report, attachmentId)
    const file = presentAttachment(row, about, index)
    return { file, preview: await previewOf(application, { row, about, page }) }
  },
)

type Previewed = { row: AttachmentRow; about: AttachmentAbout & { kind: AttachmentKind }; page: number }

/** Of a file whose reader was asked for their right before. @throws LimitReached 'busy' */
export async function previewOf(
  application: Application,
  { row, about, page }: Previewed,
): Promise<PreviewOfFile> {
  const { kind } = about
  if (!isShown(kind)) return { shows: 'nothing', bytes: Buffer.alloc(0) }
  const bytes = await together(readParts(application, sealedFileOf(row, about), row.parts))
  return application.previews({ kind, page }, bytes)
}

function isShown(kind: AttachmentKind): kind is AttachmentKind & PreviewKind {
  return (previewKinds as readonly string[]).includes(kind)
}
