import { createHash } from 'node:crypto'
import { type AttachmentKind, partLength } from '#domain/writing/attachments.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import { together } from '#server/attachments/whole-file.ts'
import type { Application } from '#server/kernel/application.ts'
import { type AttachmentAbout, type AttachmentRow, sealedFileOf } from './attachment-queries.ts'
import { newAttachment } from './begin-upload.ts'
import { removeStored, storePart } from './discard-attachment.ts'
import type { FilePlace } from './file-place.ts'

/** A file that is whole, was looked at, and is about to be taken. */
export type LookedAt = {
  row: AttachmentRow
  about: AttachmentAbout & { kind: AttachmentKind }
  stored: number
}

/**
 * Cleans a file for a device that could not, in a closed process. What no cleaner can clean stays as it came, and says so.
 *
 * @returns the cleaned file, stored, with a row that is not written yet; and the file as it came, told as its original
 * @throws LimitReached 'busy', Unavailable 'storage-failed'
 */
export async function cleanOnArrival(
  application: Application,
  place: FilePlace,
  { row, about, stored }: LookedAt,
): Promise<{ cleaned: LookedAt | null; original: LookedAt }> {
  const file = sealedFileOf(row, about)
  const given = await together(readParts(application, file, stored))
  const answer = await application.cleaning(about.kind, given)
  if (answer === null)
    return { cleaned: null, original: { row, about: { ...about, cleaning: 'impossible' }, stored } }
  const { bytes, found } = answer
  const { name, ending, kind } = about
  const made = newAttachment(application, place, {
    ...{ present: [], originalOf: null },
    known: { name, found, size: bytes.length, mark: '', cleaning: 'server', keepsOriginal: false },
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const cleanedAbout = { ...made.about, ...{ ending, kind, sha256 } }
  const cleanedRow = { ...made.row, place: row.place, sealedAbout: made.sealed }
  const parts = await storeAll(application, cleanedRow, cleanedAbout, bytes)
  return {
    cleaned: { row: cleanedRow, about: cleanedAbout, stored: parts },
    original: { row: { ...row, originalOf: cleanedRow.id }, about: { ...about, cleaning: 'none' }, stored },
  }
}

async function storeAll(
  application: Application,
  row: AttachmentRow,
  about: AttachmentAbout,
  bytes: Buffer,
): Promise<number> {
  const file = sealedFileOf(row, about)
  const last = Math.max(0, Math.ceil(bytes.length / partLength) - 1)
  try {
    let stored = 0
    for (let number = 0; number <= last; number += 1) {
      const part = bytes.subarray(number * partLength, (number + 1) * partLength)
      stored = await storePart(application, file, { number, isLast: number === last, bytes: part })
    }
    return stored
  } catch (error) {
    await removeStored(application, [row.storageName])
    throw error
  }
}
