import { NotFound } from '#domain/errors.ts'
import { downloadName } from '#domain/writing/attachments.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { sealedFileOf } from '../attachments/attachment-queries.ts'
import { type Download, streamOf } from '../attachments/open-attachment.ts'
import { originalsOf, refuseTakenBack } from './original-queries.ts'

/**
 * One original, for the member to whom two people opened the originals of this report. The history of the report says each time that one
 * was taken.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'access-denied' without a grant that counts now, 'step-not-possible'
 */
export const takeOriginal = useCaseOn(
  'report.take-original',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, attachmentId: string): Promise<Download> => {
    const { id, referenceNumber, status } = report.row
    refuseTakenBack(report.row)
    const originals = await originalsOf(unit.queries, id, reportKeyOf(application, report))
    const original = originals.find(({ row }) => row.id === identifier(attachmentId))
    if (!original) throw new NotFound()
    const { row, about, number } = original
    await unit.record(actor, {
      ...{ kind: 'report.original_taken', reportId: id, referenceNumber, detail: {} },
      ...{ ownerId: report.standing.ownerId, statusFrom: status, statusTo: status },
    })
    return {
      name: downloadName(`${referenceNumber}-original`, number, about.kind, about.ending),
      size: about.size,
      body: streamOf(readParts(application, sealedFileOf(row, about), row.parts)),
    }
  },
)
