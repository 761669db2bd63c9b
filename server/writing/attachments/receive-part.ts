import { and, eq } from 'drizzle-orm'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { partCount, partLength } from '#domain/writing/attachments.ts'
import { inspectHead } from '#server/attachments/inspect.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type AttachmentRow, sealedFileOf } from './attachment-queries.ts'
import { completeAttachment } from './complete-attachment.ts'
import { discardAttachment, orDiscard, storePart } from './discard-attachment.ts'
import { draftPlace } from './draft-place.ts'
import { type FilePlace, fileAt } from './file-place.ts'

export type Received = { next: number; isWhole: boolean }

/**
 * Takes one part of a file beside one's draft. A part that was taken before is fine: its acknowledgement may have been lost on the way.
 * With the last one the whole file is looked at, and only then acknowledged.
 *
 * @param number from 0, without gaps
 * @throws SignInNeeded, NotFound, RuleBroken 'attachment-out-of-order' or why the file is refused, Unavailable
 */
export const receivePart = useCase(
  'report.submit',
  (
    { application, actor },
    { draftId, ...part }: Part & { draftId: string },
    bytes: Buffer,
  ): Promise<Received> => receiveAt(application, draftPlace(application, actor, draftId), part, bytes),
)

export type Part = { attachmentId: string; number: number }

/** As `receivePart`. */
export async function receiveAt(
  application: Application,
  place: FilePlace,
  { attachmentId, number }: Part,
  bytes: Buffer,
): Promise<Received> {
  const row = await fileAt(application, place, attachmentId)
  const about = place.open(row)
  const count = partCount(about.size)
  // A whole file has parts of padding as well.
  if (row.isWhole) return { next: count, isWhole: true }
  if (number < row.parts) return { next: row.parts, isWhole: false }
  const isLast = number === count - 1
  const expected = isLast ? about.size - number * partLength : partLength
  if (number !== row.parts || number >= count || bytes.length !== expected)
    throw new RuleBroken('attachment-out-of-order')
  const file = sealedFileOf(row, about)
  await orDiscard(application, row, async () => {
    if (number === 0) inspectHead(`file.${about.ending}`, bytes)
    const stored = await storePart(application, file, { number, isLast, bytes })
    if (isLast) await completeAttachment(application, place, row, { about, stored })
  })
  if (!isLast) await acknowledge(application, row, number)
  return { next: number + 1, isWhole: isLast }
}

// If two send the same part at once, both are right. Nothing may stay of a file that was removed meanwhile.
async function acknowledge(application: Application, row: AttachmentRow, number: number): Promise<void> {
  const { queries } = application.database
  const moved = await queries
    .update(attachments)
    .set({ parts: number + 1 })
    .where(and(eq(attachments.id, row.id), eq(attachments.parts, number)))
    .returning({ id: attachments.id })
  if (moved.length > 0) return
  const [still] = await queries
    .select({ id: attachments.id })
    .from(attachments)
    .where(eq(attachments.id, row.id))
  if (still) return
  await discardAttachment(application, row)
  throw new NotFound()
}
