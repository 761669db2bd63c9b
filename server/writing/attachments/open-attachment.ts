import { can } from '#domain/permissions/can.ts'
import { downloadName } from '#domain/writing/attachments.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { sealedFileOf } from './attachment-queries.ts'
import { fileOfReport } from './file-of-report.ts'

export type Download = { name: string; size: number; body: ReadableStream<Uint8Array> }

/** A file of the person's own report; null for staff, who see a preview first. @throws SignInNeeded, NotFound */
export const openOwnAttachment = useCaseOn(
  'report.attachments',
  reportInReach,
  async (
    { application, actor, report },
    _reportId: string,
    attachmentId: string,
  ): Promise<Download | null> =>
    can(actor, 'report.receipt', report.standing) ? download(application, report, attachmentId) : null,
)

/**
 * A file of a report, unsealed as it is read: for its owner and for staff, whatever the report's status. The public gets
 * none, also after an approval.
 *
 * @throws SignInNeeded, NotFound
 */
export const openAttachment = useCaseOn(
  'report.attachments',
  reportInReach,
  ({ application, report }, _reportId: string, attachmentId: string): Promise<Download> =>
    download(application, report, attachmentId),
)

async function download(
  application: Application,
  report: StoredReport,
  attachmentId: string,
): Promise<Download> {
  const { row, about, index } = await fileOfReport(application, report, attachmentId)
  return {
    name: downloadName(report.row.referenceNumber, index + 1, about.kind, about.ending),
    size: about.size,
    body: streamOf(readParts(application, sealedFileOf(row, about), row.parts)),
  }
}

/** Unseals the next part when the one before has left. */
export function streamOf(parts: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(new Uint8Array(value))
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
