import { eq } from 'drizzle-orm'
import { NotFound, RuleBroken, Unavailable } from '#domain/errors.ts'
import { partCount } from '#domain/writing/attachments.ts'
import { inspectWhole } from '#server/attachments/inspect.ts'
import type { Scanner } from '#server/attachments/scanner.ts'
import { readPart, readParts } from '#server/attachments/sealed-parts.ts'
import { attachments } from '#server/database/schema.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { type AttachmentAbout, type AttachmentRow, sealedFileOf } from './attachment-queries.ts'
import { cleanOnArrival, type LookedAt } from './clean-on-arrival.ts'
import { removeStored } from './discard-attachment.ts'
import type { FilePlace } from './file-place.ts'
import { hashingParts, readThrough } from './hash-attachment.ts'

/**
 * Looks at a file of which every part has arrived, and takes it. Reads it part by part from where it is kept sealed.
 *
 * @param stored how many parts are stored, with those of its padding
 * @throws RuleBroken with the reason when it is not taken, LimitReached 'busy', Unavailable 'scanner-failed', NotFound when it was removed
 */
export async function completeAttachment(
  application: Application,
  place: FilePlace,
  row: AttachmentRow,
  { about, stored }: { about: AttachmentAbout; stored: number },
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
  const looked = { row, about: { ...about, kind, sha256, mark: '' }, stored }
  const { cleaned, original } =
    about.cleaning === 'wanted'
      ? await cleanOnArrival(application, place, looked)
      : { cleaned: null, original: looked }
  await transact(application, async (unit) => {
    if (cleaned) await unit.queries.insert(attachments).values(cleaned.row)
    if (!cleaned || about.keepsOriginal) await takeWhole(unit, place, original)
    else await unit.queries.delete(attachments).where(eq(attachments.id, row.id))
    if (cleaned) await takeWhole(unit, place, cleaned)
  })
  if (cleaned && !about.keepsOriginal) await removeStored(application, [row.storageName])
}

/** @throws NotFound when it was removed meanwhile */
export async function takeWhole(
  unit: UnitOfWork,
  place: FilePlace,
  { row, about, stored }: LookedAt,
): Promise<void> {
  const taken = await unit.queries
    .update(attachments)
    .set({
      ...(await place.arrive(unit, row)),
      ...{ parts: stored, isWhole: true, originalOf: row.originalOf },
      sealedAbout: place.seal(row.id, about),
    })
    .where(eq(attachments.id, row.id))
    .returning({ id: attachments.id })
  if (taken.length === 0) throw new NotFound()
}

/** One reading for both, since a reading costs time where the parts are far away. */
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
