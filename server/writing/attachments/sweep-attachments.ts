import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { before, days } from '#domain/time/durations.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { discardAttachment } from './discard-attachment.ts'

/** Deletes the uploads that began on a day that ended at `limit` or before, and are not whole. */
export async function discardUnfinishedUploads(
  application: Application,
  { limit }: { limit: Date },
): Promise<void> {
  const unfinished = await application.database.queries
    .select()
    .from(attachments)
    .where(and(eq(attachments.isWhole, false), lte(attachments.createdAt, before(limit, days(1)))))
  for (const row of unfinished) await discardAttachment(application, row)
}

/** Deletes the files beside forms without an account that were not sent, by the same count. */
export async function discardFilesOfForms(
  application: Application,
  { limit }: { limit: Date },
): Promise<void> {
  const left = await application.database.queries
    .select()
    .from(attachments)
    .where(and(isNotNull(attachments.formHash), lte(attachments.createdAt, before(limit, days(1)))))
  for (const row of left) await discardAttachment(application, row)
}

/** Deletes stored bytes that no row knows: of a process that died, or of a report that is gone. */
export async function removeOrphans(
  { database, storage }: Application,
  { limit }: { limit: Date },
): Promise<void> {
  const newest = new Map<string, Date>()
  for await (const { name, writtenAt } of storage.list()) {
    const folder = name.split('/')[0] ?? ''
    const known = newest.get(folder)
    if (!known || known < writtenAt) newest.set(folder, writtenAt)
  }
  const known = await database.queries
    .select({ storageName: attachments.storageName })
    .from(attachments)
    .where(inArray(attachments.storageName, [...newest.keys()]))
  const knownNames = new Set(known.map(({ storageName }) => storageName))
  for (const [name, writtenAt] of newest)
    if (!knownNames.has(name) && writtenAt < limit) await storage.removeAll(`${name}/`)
}
