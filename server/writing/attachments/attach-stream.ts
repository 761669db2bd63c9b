import { RuleBroken } from '#domain/errors.ts'
import { largestAttachment } from '#domain/plans/limits.ts'
import { partLength } from '#domain/writing/attachments.ts'
import { inspectHead } from '#server/attachments/inspect.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type AttachmentRow, sealedFileOf } from './attachment-queries.ts'
import { addAttachment } from './begin-upload.ts'
import { completeAttachment } from './complete-attachment.ts'
import { orDiscard, storePart } from './discard-attachment.ts'
import { draftPlace } from './draft-place.ts'
import type { FilePlace } from './file-place.ts'

export type StreamedFile = {
  name: string
  bytes: AsyncIterable<Buffer>
  /** Left out where it was not asked. */
  keepsOriginal?: boolean
}

/**
 * Takes a whole file as it arrives beside a draft, from a form without a script. At most two parts of it are held at a time. What
 * such a device could not clean, the server cleans.
 *
 * @throws SignInNeeded, NotFound, LimitReached, RuleBroken with why it is refused, Unavailable
 */
export const attachStream = useCase(
  'report.submit',
  ({ application, actor }, draftId: string, file: StreamedFile): Promise<void> =>
    attachAt(application, draftPlace(application, actor, draftId), file),
)

/** As `attachStream`. */
export async function attachAt(
  application: Application,
  place: FilePlace,
  { name, bytes, keepsOriginal = false }: StreamedFile,
): Promise<void> {
  const row = await addAttachment(application, place, {
    ...{ name, keepsOriginal, size: 0, mark: '', found: [], originalOf: null },
    cleaning: 'wanted',
  })
  await orDiscard(application, row, () => take(application, place, row, bytes))
}

async function take(
  application: Application,
  place: FilePlace,
  row: AttachmentRow,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const about = place.open(row)
  const file = sealedFileOf(row, about)
  let size = 0
  let count = 0
  // We know that a part is not the last only when more comes.
  for await (const { part, isLast } of withLastMarked(inParts(bytes))) {
    size += part.length
    if (size > largestAttachment) throw new RuleBroken('attachment-too-large')
    if (count === 0) inspectHead(`file.${about.ending}`, part)
    count = await storePart(application, file, { number: count, isLast, bytes: part })
  }
  if (size === 0) throw new RuleBroken('attachment-empty')
  await completeAttachment(application, place, row, { about: { ...about, size }, stored: count })
}

async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let part = Buffer.alloc(partLength)
  let filled = 0
  for await (const chunk of bytes) {
    let taken = 0
    while (taken < chunk.length) {
      const length = chunk.copy(part, filled, taken)
      taken += length
      filled += length
      if (filled === partLength) {
        yield part
        part = Buffer.alloc(partLength)
        filled = 0
      }
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}

async function* withLastMarked(parts: AsyncIterable<Buffer>) {
  let held: Buffer | null = null
  for await (const part of parts) {
    if (held) yield { part: held, isLast: false }
    held = part
  }
  if (held) yield { part: held, isLast: true }
}
