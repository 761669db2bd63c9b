import { NotFound } from '#domain/errors.ts'
import { type AttachmentKind, downloadName } from '#domain/writing/attachments.ts'
import type { PreviewOfFile } from '#server/attachments/preview/open-previews.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import {
  type AttachmentAbout,
  type AttachmentRow,
  openReportAbout,
  sealedFileOf,
} from '#server/writing/attachments/attachment-queries.ts'
import { type Download, streamOf } from '#server/writing/attachments/open-attachment.ts'
import { previewOf } from '#server/writing/attachments/preview-attachment.ts'
import { requestInReach } from '../request-in-reach.ts'
import { keyOfRequest, type PaperView, papersOf, presentPaper } from './papers-of-request.ts'

export type PaperPreview = { paper: PaperView; referenceNumber: string; preview: PreviewOfFile }

/**
 * Shows staff what is in a document beside a request, without giving the document: made again each time in a separate process.
 *
 * @param page of a document with pages, from 1
 * @throws SignInNeeded, NotFound, RuleBroken, LimitReached 'busy'
 */
export const previewPaper = useCaseOn(
  'report.read-paper',
  requestInReach,
  async (
    { application, row: request, report },
    _id: string | undefined,
    { paperId, page }: { paperId: string; page: number },
  ): Promise<PaperPreview> => {
    const { row, about, paper } = await paperOf(application, request.id, paperId)
    const preview = await previewOf(application, { row, about, page })
    return { paper, referenceNumber: report.row.referenceNumber, preview }
  },
)

/** The document itself, unsealed as it is read. @throws as `previewPaper` */
export const takePaper = useCaseOn(
  'report.read-paper',
  requestInReach,
  async (
    { application, row: request, report },
    _id: string | undefined,
    paperId: string,
  ): Promise<Download> => {
    const { row, about, paper } = await paperOf(application, request.id, paperId)
    return {
      name: downloadName(report.row.referenceNumber, paper.number, about.kind, about.ending),
      size: about.size,
      body: streamOf(readParts(application, sealedFileOf(row, about), row.parts)),
    }
  },
)

type Found = { row: AttachmentRow; about: AttachmentAbout & { kind: AttachmentKind }; paper: PaperView }

async function paperOf(application: Application, requestId: string, paperId: string): Promise<Found> {
  const { queries } = application.database
  const rows = await papersOf(queries, requestId)
  const index = rows.findIndex(({ id }) => id === identifier(paperId))
  const row = rows[index]
  if (!row) throw new NotFound()
  const key = await keyOfRequest(application, queries, requestId)
  const { kind, ...about } = openReportAbout(key, row)
  if (kind === null) throw new NotFound()
  return { row, about: { ...about, kind }, paper: presentPaper(key, row, index) }
}
