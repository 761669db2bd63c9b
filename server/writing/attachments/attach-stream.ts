import { RuleBroken } from '#domain/errors.ts'
import { largestAttachment } from '#domain/plans/limits.ts'
import { endingOf, partLength } from '#domain/writing/attachments.ts'
import { inspectHead } from '#server/attachments/inspect.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type AttachmentRow, openDraftAbout, sealedFileOf } from './attachment-queries.ts'
import { addAttachment } from './begin-upload.ts'
import { completeAttachment } from './complete-attachment.ts'
import { orDiscard, storePart } from './discard-attachment.ts'

/**
 * Takes a whole file as it arrives, from a form without a script. At most two parts of it are held at a time.
 *
 * @throws SignInNeeded, NotFound, LimitReached, RuleBroken with why it is refused, Unavailable
 */
export const attachStream = useCase(
  'report.submit',
  async ({ application, actor }, draftId: string, file: { name: string; bytes: AsyncIterable<Buffer> }) => {
    const row = await addAttachment(application, actor, draftId, {
      ending: endingOf(file.name),
      size: 0,
      mark: '',
    })
    await orDiscard(application, row, () => take(application, row, file.bytes))
  },
)

async function take(
  application: Application,
  row: AttachmentRow,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const about = openDraftAbout(application, row)
  const file = sealedFileOf(row, about)
  let size = 0
  let count = 0
  // Only when more comes is it known that a part is not the last.
  for await (const { part, isLast } of withLastMarked(inParts(bytes))) {
    size += part.length
    if (size > largestAttachment) throw new RuleBroken('attachment-too-large')
    if (count === 0) inspectHead(`file.${about.ending}`, part)
    count = await storePart(application, file, { number: count, isLast, bytes: part })
  }
  if (size === 0) throw new RuleBroken('attachment-empty')
  await completeAttachment(application, row, { ...about, size }, count)
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
