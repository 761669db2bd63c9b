import { seconds } from '#domain/time/durations.ts'
import { lookIntoSearch, noteLook } from '#server/database/distribution/look-into-search.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * On several servers no foreign key holds the search to what is public, so the site compares the two each day and the panel tells the
 * operator. A server that does not answer fails the job; the look before is then good for three days.
 */
export async function lookAtSearch(application: Application): Promise<void> {
  const { database, searchIsDistributed, log } = application
  if (!searchIsDistributed) return
  const { pool } = database
  const first = await lookIntoSearch(pool)
  // Each server commits at a moment of its own, so what changes just now is looked at twice.
  if (first.length > 0) await new Promise((resolve) => setTimeout(resolve, seconds(2)))
  const problems = first.length > 0 ? await lookIntoSearch(pool) : []
  await noteLook(pool, problems, application.now())
  if (problems.length > 0) log.warn({ problems }, 'the search differs from what is public')
}
