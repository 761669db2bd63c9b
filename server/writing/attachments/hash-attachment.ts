import { createHash } from 'node:crypto'
import type { HandedInFile } from '@fitila/receipts/handed-in'
import { readParts } from '#server/attachments/sealed-parts.ts'
import type { Application } from '#server/kernel/application.ts'
import { type AttachmentAbout, type AttachmentRow, sealedFileOf } from './attachment-queries.ts'

/** Passes the parts of a file on, and knows their SHA-256 once all have gone by. */
export function hashingParts(parts: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let isThrough = false
  async function* passing(): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      hash.update(part)
      yield part
    }
    isThrough = true
  }
  return {
    parts: passing(),
    sha256() {
      if (!isThrough) throw new Error('not every part has gone by')
      return hash.digest('hex')
    },
  }
}

export async function readThrough(parts: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of parts) {
    // What is done with them is done on the way.
  }
}

/** What a receipt says of a file. Files from before there were receipts are read for it. */
export async function handedInFile(
  application: Application,
  row: AttachmentRow,
  about: AttachmentAbout,
): Promise<HandedInFile> {
  if (about.sha256 !== null) return { sha256: about.sha256, size: about.size }
  const { parts, sha256 } = hashingParts(readParts(application, sealedFileOf(row, about), row.parts))
  await readThrough(parts)
  return { sha256: sha256(), size: about.size }
}
