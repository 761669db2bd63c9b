import { and, asc, gt, ilike, or } from 'drizzle-orm'
import { archiveRecords } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'

export type RecordRow = {
  referenceNumber: string
  /** Empty for one that was withdrawn. */
  name: string
  courtLocation: string
  isWithdrawn: boolean
}

export type RecordPage = { records: RecordRow[]; next: string | null }

const pageLength = 20
const longestSearch = 100

/**
 * The records of the archive for who keeps it, in the order of their numbers.
 *
 * @param search a part of a number or of a name; empty for all
 * @param after the `next` of the page before
 */
export const listRecords = useCase(
  'archive.preview',
  async ({ application }, search: string, after: string | null): Promise<RecordPage> => {
    const words = search.trim().slice(0, longestSearch)
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    const rows = await application.database.queries
      .select({
        referenceNumber: archiveRecords.referenceNumber,
        name: archiveRecords.name,
        courtLocation: archiveRecords.courtLocation,
        withdrawnOn: archiveRecords.withdrawnOn,
      })
      .from(archiveRecords)
      .where(
        and(
          after === null ? undefined : gt(archiveRecords.referenceNumber, after),
          words === ''
            ? undefined
            : or(ilike(archiveRecords.referenceNumber, pattern), ilike(archiveRecords.name, pattern)),
        ),
      )
      .orderBy(asc(archiveRecords.referenceNumber))
      .limit(pageLength + 1)
    const records = rows
      .slice(0, pageLength)
      .map(({ withdrawnOn, ...row }) => ({ ...row, isWithdrawn: withdrawnOn !== null }))
    const last = rows.length > pageLength ? records.at(-1) : undefined
    return { records, next: last?.referenceNumber ?? null }
  },
)
