import { count, inArray } from 'drizzle-orm'
import { sampleArchiveRecords } from '#domain/archive/sample-records.ts'
import { rolesWith } from '#domain/people/capacities.ts'
import { listUnlistedConvictions } from '#server/archive/archive-queries.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import { archiveRecords } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { inviteFirstAdministrator } from '#server/people/invitations/invite-person.ts'
import { commitToShown } from '#server/transparency/shown/commit-to-shown.ts'

/**
 * The invented archive records where there are none yet.
 *
 * @returns the one-time link for the first administrator while there is none, null afterwards
 */
export async function seedWhenEmpty(application: Application): Promise<string | null> {
  const { queries } = application.database
  const [archive] = await queries.select({ records: count() }).from(archiveRecords)
  await queries.transaction(async (inside) => {
    const samples = archive?.records === 0 ? await insertSamples(inside) : []
    await listUnlistedConvictions(application, inside)
    await commitToShown(application, inside, 'archive_record', samples)
  })
  const [people] = await queries
    .select({ administrators: count() })
    .from(profiles)
    .where(inArray(profiles.role, rolesWith('administers')))
  return people?.administrators === 0 ? inviteFirstAdministrator(application) : null
}

async function insertSamples(queries: Transaction): Promise<string[]> {
  const rows = sampleArchiveRecords.map((record) => ({ ...record, isSample: true }))
  const { id } = archiveRecords
  const made = await queries.insert(archiveRecords).values(rows).onConflictDoNothing().returning({ id })
  return made.map((row) => row.id)
}
