import { and, eq, inArray, lt } from 'drizzle-orm'
import { startOfStretch } from '#domain/time/day-in-nigeria.ts'
import { hours } from '#domain/time/durations.ts'
import { attachments } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { discardAttachment } from './discard-attachment.ts'

const hour = hours(1)
const patience = 24 * hour

/**
 * Deletes uploads that nobody finished within a day, and stored bytes that no row knows: of a process that died, or of a
 * report that is gone. Comes back every day while there is anything stored.
 */
export async function sweepAttachments(application: Application): Promise<void> {
  const { database, now } = application
  const unfinished = await database.queries
    .select()
    .from(attachments)
    .where(
      and(eq(attachments.isWhole, false), lt(attachments.createdAt, new Date(now().getTime() - patience))),
    )
  for (const row of unfinished) await discardAttachment(application, row)
  if (await removeOrphans(application)) await comeBack(application)
}

/** @returns whether anything is stored */
async function removeOrphans({ database, storage, now }: Application): Promise<boolean> {
  const newest = new Map<string, Date>()
  for await (const { name, writtenAt } of storage.list()) {
    const folder = name.split('/')[0] ?? ''
    const before = newest.get(folder)
    if (!before || before < writtenAt) newest.set(folder, writtenAt)
  }
  const names = [...newest.keys()]
  const known = await database.queries
    .select({ storageName: attachments.storageName })
    .from(attachments)
    .where(inArray(attachments.storageName, names))
  const knownNames = new Set(known.map(({ storageName }) => storageName))
  // A row is written before its bytes; an hour more is for clocks that differ.
  const old = now().getTime() - hour
  for (const [name, writtenAt] of newest)
    if (!knownNames.has(name) && writtenAt.getTime() < old) await storage.removeAll(`${name}/`)
  return names.length > 0
}

async function comeBack(application: Application): Promise<void> {
  const runAt = new Date(application.now().getTime() + patience)
  const onceKey = `attachments.sweep:${startOfStretch(runAt, hour).toISOString()}`
  await enqueue(application, application.database.queries, {
    kind: 'attachments.sweep',
    data: {},
    runAt,
    onceKey,
  })
}
