import { NotFound } from '#domain/errors.ts'
import { downloadName } from '#domain/writing/attachments.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { ofReport, openReportAbout, sealedFileOf } from './attachment-queries.ts'

export type Download = { name: string; size: number; body: ReadableStream<Uint8Array> }

/**
 * A file of a report, unsealed as it is read: for its owner and for staff, whatever the report's status. The public gets
 * none, also after an approval.
 *
 * @throws SignInNeeded, NotFound
 */
export const openAttachment = useCaseOn(
  'report.attachments',
  reportInReach,
  async ({ application, report }, _reportId: string, attachmentId: string): Promise<Download> => {
    const { queries } = application.database
    const rows = await ofReport(queries, report.row.id)
    const index = rows.findIndex(({ id }) => id === identifier(attachmentId))
    const row = rows[index]
    if (!row) throw new NotFound()
    const about = openReportAbout(reportKeyOf(application, report), row)
    if (about.kind === null) throw new NotFound()
    return {
      name: downloadName(report.row.referenceNumber, index + 1, about.kind, about.ending),
      size: about.size,
      body: streamOf(readParts(application, sealedFileOf(row, about), row.parts)),
    }
  },
)

/** Unseals the next part when the one before has left. */
function streamOf(parts: AsyncGenerator<Buffer>): ReadableStream<Uint8Array> {
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
