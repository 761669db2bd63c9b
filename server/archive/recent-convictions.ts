import { and, desc, eq, isNull } from 'drizzle-orm'
import { archiveRecords } from '#server/database/schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

// A sitemap may hold 50,000 addresses.
const most = 40_000

/** The reference numbers of the archive, the latest conviction first, without the invented samples. */
export const recentConvictions = openUseCase('archive.read', async ({ application: { database } }) => {
  const rows = await database.queries
    .select({ referenceNumber: archiveRecords.referenceNumber })
    .from(archiveRecords)
    .where(and(eq(archiveRecords.isSample, false), isNull(archiveRecords.withdrawnOn)))
    .orderBy(desc(archiveRecords.convictionDate), desc(archiveRecords.referenceNumber))
    .limit(most)
  return rows.map(({ referenceNumber }) => referenceNumber)
})
