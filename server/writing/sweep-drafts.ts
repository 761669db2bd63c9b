import { lte } from 'drizzle-orm'
import { drafts } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { discardDrafts } from './discard-drafts.ts'

/** Deletes every draft whose time has run out. */
export async function sweepDrafts(application: Application): Promise<void> {
  const { database, now } = application
  const expired = await database.queries
    .select({ id: drafts.id })
    .from(drafts)
    .where(lte(drafts.expiresAt, now()))
  await discardDrafts(
    application,
    expired.map(({ id }) => id),
  )
}
