import { eq } from 'drizzle-orm'
import { NotFound, RuleBroken, Unavailable } from '#domain/errors.ts'
import { partCount } from '#domain/writing/attachments.ts'
import { inspectWhole } from '#server/attachments/inspect.ts'
import type { Scanner } from '#server/attachments/scanner.ts'
import { readPart, readParts } from '#server/attachments/sealed-parts.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { type AttachmentAbout, type AttachmentRow, sealedFileOf } from './attachment-queries.ts'
import { hashingParts, readThrough } from './hash-attachment.ts'

/**
 * Looks at a file of which every part has arrived, and takes it. Reads it part by part from where it stands sealed.
 *
 * @param stored how many parts are stored, with those of its padding
 * @throws RuleBroken with the reason when it is not taken, LimitReached 'busy', Unavailable 'scanner-failed', NotFound when it was removed
 */
export async function completeAttachment(
  application: Application,
  row: AttachmentRow,
  about: AttachmentAbout,
  stored: number,
): Promise<void> {
  const file = sealedFileOf(row, about)
  const parts = () => readParts(application, file, stored)
  const count = partCount(about.size)
  const head = await readPart(application, file, 0, stored)
  const last = count > 1 ? await readPart(application, file, count - 1, stored) : Buffer.alloc(0)
  const before = count > 2 ? await readPart(application, file, count - 2, stored) : Buffer.alloc(0)
  const tail = count > 2 ? Buffer.concat([before, last]) : Buffer.concat([head, last])
  const name = `file.${about.ending}`
  const kind = await application.inspecting.run(() =>
    inspectWhole({ name, size: about.size, head, tail, parts }),
  )
  const sha256 = await scanAndHash(application, parts())
  const { database, vault } = application
  const sealedAbout = vault.seal(`attachment:${row.id}`, { ...about, kind, sha256, mark: '' })
  const taken = await database.queries
    .update(attachments)
    .set({ parts: stored, isWhole: true, sealedAbout })
    .where(eq(attachments.id, row.id))
    .returning({ id: attachments.id })
  if (taken.length === 0) throw new NotFound()
}

/** One reading for both, since a reading costs time where the parts stand far away. */
async function scanAndHash(application: Application, stored: AsyncIterable<Buffer>): Promise<string> {
  const { parts, sha256 } = hashingParts(stored)
  if (application.scanner) await scan(application, application.scanner, parts)
  else await readThrough(parts)
  return sha256()
}

async function scan({ log }: Application, scanner: Scanner, parts: AsyncIterable<Buffer>): Promise<void> {
  const verdict = await scanner(parts).catch((error: unknown) => {
    log.error({ fault: describeFault(error) }, 'the scanner did not answer')
    throw new Unavailable('scanner-failed')
  })
  if (verdict === 'found') throw new RuleBroken('attachment-virus')
}
