import { count, inArray } from 'drizzle-orm'
import { sampleArchiveRecords } from '#domain/archive/sample-records.ts'
import { rolesWith } from '#domain/people/capacities.ts'
import { plans as planTable } from '#domain/plans/plans.ts'
import { listUnlistedConvictions } from '#server/archive/archive-queries.ts'
import { profiles } from '#server/database/people-schema.ts'
import { archiveRecords, plans } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { inviteFirstAdministrator } from '#server/people/invite-person.ts'
import { wordsIn } from '#words/catalogue.ts'

/**
 * Plans and the invented archive records where there are none yet.
 *
 * @returns the one-time link for the first administrator while there is none, null afterwards
 */
export async function seedWhenEmpty(application: Application): Promise<string | null> {
  const { queries } = application.database
  const { names, descriptions } = wordsIn('en').planTexts
  await queries
    .insert(plans)
    .values(
      planTable.map((plan) => ({ ...plan, name: names[plan.tier], description: descriptions[plan.id] })),
    )
    .onConflictDoNothing()
  const [archive] = await queries.select({ records: count() }).from(archiveRecords)
  if (archive?.records === 0) {
    const rows = sampleArchiveRecords.map((record) => ({ ...record, isSample: true }))
    await queries.insert(archiveRecords).values(rows).onConflictDoNothing()
  }
  await queries.transaction(listUnlistedConvictions)
  const [people] = await queries
    .select({ administrators: count() })
    .from(profiles)
    .where(inArray(profiles.role, rolesWith('administers')))
  return people?.administrators === 0 ? inviteFirstAdministrator(application) : null
}
