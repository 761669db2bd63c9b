import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { largestAttachment } from '#domain/plans/limits.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { endingOf } from '#domain/writing/attachments.ts'
import { foundSorts } from '#domain/writing/cleaning.ts'
import { withoutUnseenLetters } from '#server/attachments/unseen-letters.ts'
import { attachments } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { refuseOnLowDisk } from './account-quota.ts'
import type { AttachmentAbout, AttachmentRow } from './attachment-queries.ts'
import { draftPlace } from './draft-place.ts'
import { type FilePlace, filesAt, refuseTooMany } from './file-place.ts'

const schema = z.object({
  name: z.string().max(1_000),
  size: z.coerce.number().int().min(0),
  mark: z.string().max(2_000).default(''),
  cleaning: z.enum(['device', 'wanted', 'none']).default('none'),
  found: z.string().max(200).default(''),
  originalOf: z.string().max(40).default(''),
})

export type Upload = { id: string; next: number }

/**
 * Makes room for a file that will come in parts beside one's draft. The same file begun again is gone on with.
 *
 * @param input as of `beginAt`
 * @throws SignInNeeded, RuleBroken, NotFound, Invalid, LimitReached 'too-many-attachments' or 'files-take-too-much', Unavailable 'disk-low'
 */
export const beginUpload = useCase(
  'report.submit',
  ({ application, actor }, draftId: string, input: Input): Promise<Upload> =>
    beginAt(application, draftPlace(application, actor, draftId), input),
)

/**
 * @param input `name`, `size` in bytes, `mark` by which the browser will know the file again, `cleaning`, `found` with the sorts that the device
 *   removed, and `originalOf` for the file as it was before
 */
export async function beginAt(application: Application, place: FilePlace, input: Input): Promise<Upload> {
  const { name, size, mark, cleaning, found, originalOf } = parseInput(schema, input)
  if (size === 0) throw new RuleBroken('attachment-empty')
  if (size > largestAttachment) throw new RuleBroken('attachment-too-large')
  const sorts = found.split(',')
  const row = await addAttachment(application, place, {
    ...{ name, size, mark, cleaning, keepsOriginal: false },
    found: foundSorts.filter((sort) => sorts.includes(sort)),
    originalOf: originalOf === '' ? null : identifier(originalOf),
  })
  return { id: row.id, next: row.parts }
}

type Known = Pick<AttachmentAbout, 'name' | 'size' | 'mark' | 'cleaning' | 'found' | 'keepsOriginal'>
type NewAttachment = Known & { originalOf: string | null }

/** @throws RuleBroken, NotFound, LimitReached 'too-many-attachments' or 'files-take-too-much', Unavailable 'disk-low' */
export async function addAttachment(
  application: Application,
  place: FilePlace,
  { originalOf, ...known }: NewAttachment,
): Promise<AttachmentRow> {
  await refuseOnLowDisk(application)
  return application.database.queries.transaction(async (queries) => {
    await place.admit(queries, known.size)
    const present = await filesAt(queries, place.holder)
    const before = present.find((row) => isSame(place, row, known))
    if (before) return before
    if (originalOf === null) refuseTooMany(present)
    else refuseSecondOriginal(present, originalOf)
    const { row, sealed } = newAttachment(application, place, { present, originalOf, known })
    await queries.insert(attachments).values({ ...row, sealedAbout: sealed })
    return { ...row, sealedAbout: sealed }
  })
}

type Making = { present: readonly AttachmentRow[]; originalOf: string | null; known: Known }

/** A row that is not written yet, with its own key. */
export function newAttachment(
  { randomness, now }: Application,
  place: FilePlace,
  { present, originalOf, known }: Making,
): { row: Omit<AttachmentRow, 'sealedAbout'>; about: AttachmentAbout; sealed: Buffer } {
  const id = randomness.uuid()
  const about: AttachmentAbout = {
    ...known,
    ...{ ending: endingOf(known.name), kind: null, sha256: null },
    name: place.keepsNames ? withoutUnseenLetters(known.name).slice(0, 200) : '',
    key: randomness.bytes(32).toString('base64'),
  }
  const row = {
    id,
    ...place.holder,
    ...{ parts: 0, isWhole: false, arrivedOn: null, firstVersion: 1, originalOf },
    storageName: randomness.bytes(20).toString('hex'),
    createdAt: beginningOfDay(now()),
    place: Math.max(0, ...present.map((each) => each.place)) + 1,
  }
  return { row, about, sealed: place.seal(id, about) }
}

/** @throws RuleBroken 'attachment-out-of-order' for the original of a file that is not here, or has one */
function refuseSecondOriginal(present: readonly AttachmentRow[], cleaned: string): void {
  const isHere = present.some((row) => row.id === cleaned && row.isWhole && row.originalOf === null)
  const hasOne = present.some(({ originalOf }) => originalOf === cleaned)
  if (!isHere || hasOne) throw new RuleBroken('attachment-out-of-order')
}

function isSame(place: FilePlace, row: AttachmentRow, { size, mark }: Known): boolean {
  if (row.isWhole || mark === '') return false
  const about = place.open(row)
  return about.mark === mark && about.size === size
}
