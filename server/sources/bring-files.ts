import type { Person, Source } from '#domain/actor.ts'
import { isRefusal, RuleBroken } from '#domain/errors.ts'
import { partCount } from '#domain/writing/attachments.ts'
import type { Caller } from '#server/access/caller.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import {
  type AttachmentAbout,
  type AttachmentRow,
  openReportAbout,
  sealedFileOf,
} from '#server/writing/attachments/attachment-queries.ts'
import { addAttachment } from '#server/writing/attachments/begin-upload.ts'
import { takeWhole } from '#server/writing/attachments/complete-attachment.ts'
import { orDiscard, storePart } from '#server/writing/attachments/discard-attachment.ts'
import { draftPlace } from '#server/writing/attachments/draft-place.ts'
import { type FilePlace, filesAt } from '#server/writing/attachments/file-place.ts'
import { formPlace, refuseWithoutRoom } from './files-of-source.ts'
import { followedReport } from './report-of-source.ts'
import { refuseUnlessRejected } from './start-better.ts'

/** The form of a report without an account, or a draft. */
export type FilesGoTo = { formNumber: string } | { draftId: string }

/**
 * Copies the files of a rejected report beside the new form, each under a new key. The rejected report keeps its own. A form that has files
 * already gets none again.
 *
 * @returns how many files did not come along, because a limit was reached or the disk is full
 * @throws NotFound, RuleBroken 'step-not-possible'
 */
export const bringFiles = useCaseOn(
  'source.renew',
  followedReport,
  async (
    { application, actor, report },
    _id: string | null,
    to: FilesGoTo,
    caller: Caller,
  ): Promise<number> => {
    refuseUnlessRejected(report)
    const place = placeOf(application, actor, to)
    const { queries } = application.database
    await place.check(queries)
    if ((await filesAt(queries, place.holder)).length > 0) return 0
    const key = reportKeyOf(application, report)
    const holder = { draftId: null, formHash: null, reportId: report.row.id, requestId: null }
    const files = (await filesAt(queries, holder))
      .filter(({ isWhole }) => isWhole)
      .map((row) => ({ row, about: openReportAbout(key, row) }))
      // An original comes after the cleaned file that it belongs to.
      .toSorted((one, other) => Number(one.row.originalOf !== null) - Number(other.row.originalOf !== null))
    const ids = new Map<string, string>()
    try {
      for (const file of files) {
        if ('formNumber' in to) await refuseWithoutRoom(application, caller)
        const originalOf = file.row.originalOf && (ids.get(file.row.originalOf) ?? null)
        ids.set(file.row.id, await copy(application, place, { ...file, originalOf }))
      }
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
    return files.length - ids.size
  },
)

function placeOf(application: Application, actor: Source | Person, to: FilesGoTo): FilePlace {
  if ('formNumber' in to) return formPlace(application, to.formNumber)
  if (actor.kind !== 'person') throw new RuleBroken('step-not-possible')
  return draftPlace(application, actor, to.draftId)
}

type Copied = { row: AttachmentRow; about: AttachmentAbout; originalOf: string | null }

/** @returns the id of the copy */
async function copy(
  application: Application,
  place: FilePlace,
  { row: before, about: known, originalOf }: Copied,
): Promise<string> {
  const { ending, size, cleaning, found, kind, sha256 } = known
  if (kind === null) throw new Error('a whole file has a kind')
  const row = await addAttachment(application, place, {
    ...{ name: `file.${ending}`, size, mark: '', cleaning, found, originalOf },
    keepsOriginal: false,
  })
  const about = { ...place.open(row), kind, sha256 }
  await orDiscard(application, row, async () => {
    const last = partCount(size) - 1
    let number = 0
    let stored = 0
    for await (const bytes of readParts(application, sealedFileOf(before, known), before.parts)) {
      stored = await storePart(application, sealedFileOf(row, about), {
        ...{ number, isLast: number === last },
        bytes,
      })
      number += 1
    }
    await transact(application, (unit) => takeWhole(unit, place, { row, about, stored }))
  })
  return row.id
}
