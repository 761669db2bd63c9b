import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Mention, mentionsOfConviction, mentionsOfReport } from '#domain/judgements/mentions.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { archiveRecords, publicReports } from '#server/database/schema.ts'
import { publicTextOf } from '#server/reports/public-text.ts'

/** A report that is public, or a conviction that holds, with whom and what it names. */
export type PublicRecord = {
  kind: 'report' | 'conviction'
  id: string
  referenceNumber: string
  mentions: Mention[]
}

type Sought = { ids: readonly string[] } | { numbers: readonly string[] }

/** What was retracted or withdrawn names no one, and is left out. */
export async function publicRecords(queries: Queries | Transaction, sought: Sought): Promise<PublicRecord[]> {
  const fits = (id: typeof publicReports.reportId | typeof archiveRecords.id, number: Numbered) =>
    'ids' in sought ? inArray(id, [...sought.ids]) : inArray(number, [...sought.numbers])
  const reports = await queries
    .select()
    .from(publicReports)
    .where(
      and(eq(publicReports.status, 'approved'), fits(publicReports.reportId, publicReports.referenceNumber)),
    )
  const convictions = await queries
    .select({
      id: archiveRecords.id,
      referenceNumber: archiveRecords.referenceNumber,
      name: archiveRecords.name,
    })
    .from(archiveRecords)
    .where(and(isNull(archiveRecords.withdrawnOn), fits(archiveRecords.id, archiveRecords.referenceNumber)))
  return [
    ...reports.flatMap((row): PublicRecord[] => {
      const text = publicTextOf(row)
      const { reportId: id, referenceNumber } = row
      return text ? [{ kind: 'report', id, referenceNumber, mentions: mentionsOfReport(text) }] : []
    }),
    ...convictions.map(
      ({ id, referenceNumber, name }): PublicRecord => ({
        ...{ kind: 'conviction', id, referenceNumber },
        mentions: mentionsOfConviction({ name }),
      }),
    ),
  ]
}

type Numbered = typeof publicReports.referenceNumber | typeof archiveRecords.referenceNumber

export async function publicRecordOf(
  queries: Queries | Transaction,
  number: string,
): Promise<PublicRecord | null> {
  const [record] = await publicRecords(queries, { numbers: [number.trim().toUpperCase()] })
  return record ?? null
}
