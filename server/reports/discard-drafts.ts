import { inArray } from 'drizzle-orm'
import type { Application } from '#server/application.ts'
import { drafts } from '#server/database/schema.ts'

/** Deletes drafts and all that hangs on them. */
export async function discardDrafts({ database }: Application, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await database.queries.delete(drafts).where(inArray(drafts.id, [...ids]))
}
