import { eq } from 'drizzle-orm'
import { Unavailable } from '#domain/errors.ts'
import { type SealedFile, writeLastParts, writePart } from '#server/attachments/sealed-parts.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import type { AttachmentRow } from './attachment-queries.ts'

/** Deletes a file's row, with the key in it, and then its bytes. */
export async function discardAttachment(
  application: Application,
  { id, storageName }: Pick<AttachmentRow, 'id' | 'storageName'>,
): Promise<void> {
  await application.database.queries.delete(attachments).where(eq(attachments.id, id))
  await removeStored(application, [storageName])
}

/** Bytes whose row is gone open nowhere any more. Those that cannot be removed now are left to the sweep. */
export async function removeStored(
  { storage, log }: Application,
  storageNames: readonly string[],
): Promise<void> {
  for (const name of storageNames)
    await storage
      .removeAll(`${name}/`)
      .catch((error: unknown) => log.warn({ fault: describeFault(error) }, 'stored bytes were not removed'))
}

/** Whatever goes wrong with a file on its way in: nothing of it stays behind. */
export async function orDiscard<T>(
  application: Application,
  row: AttachmentRow,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await discardAttachment(application, row)
    throw error
  }
}

/**
 * Stores one part, and with the last one the padding behind it.
 *
 * @returns how many parts are stored up to here
 * @throws Unavailable 'storage-failed'
 */
export async function storePart(
  application: Application,
  file: SealedFile,
  part: Parameters<typeof writePart>[2],
): Promise<number> {
  try {
    if (part.isLast) return await writeLastParts(application, file, part)
    await writePart(application, file, part)
    return part.number + 1
  } catch (error) {
    application.log.error({ fault: describeFault(error) }, 'a part was not stored')
    throw new Unavailable('storage-failed')
  }
}
