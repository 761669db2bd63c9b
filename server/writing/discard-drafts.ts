import { inArray } from 'drizzle-orm'
import { attachments, drafts } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { removeStored } from './attachments/discard-attachment.ts'

/** Deletes drafts, the files that hang on them, and then the files' bytes. */
export async function discardDrafts(application: Application, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const stored = await application.database.queries.transaction(async (queries) => {
    const rows = await queries
      .select({ storageName: attachments.storageName })
      .from(attachments)
      .where(inArray(attachments.draftId, [...ids]))
    await queries.delete(drafts).where(inArray(drafts.id, [...ids]))
    return rows.map(({ storageName }) => storageName)
  })
  await removeStored(application, stored)
}
