import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'

/**
 * Makes the partitions of the coming months, and drops those of page views that ended.
 *
 * @throws Error with the tables that were in use, so that they are asked about again soon
 */
export async function keepMonths(application: Application): Promise<void> {
  const inUse = await application.makeMonths(dayInNigeria(application.now()))
  if (inUse.length > 0) throw new Error(`in use: ${inUse.join(', ')}`)
}
