import { desc, eq } from 'drizzle-orm'
import { archiveRecords } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'

// A sitemap may hold 50,000 addresses.
const most = 40_000

/** The reference numbers of the archive, the latest conviction first, without the invented samples. */
export async function recentConvictions({ database }: Application): Promise<string[]> {
  const rows = await database.queries
    .select({ referenceNumber: archiveRecords.referenceNumber })
    .from(archiveRecords)
    .where(eq(archiveRecords.isSample, false))
    .orderBy(desc(archiveRecords.convictionDate), desc(archiveRecords.referenceNumber))
    .limit(most)
  return rows.map(({ referenceNumber }) => referenceNumber)
}
