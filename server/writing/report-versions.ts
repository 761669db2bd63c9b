import { and, desc, eq } from 'drizzle-orm'
import type { ReportText } from '#domain/reports/fields.ts'
import { receipts } from '#server/database/log-schema.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { reportVersions } from '#server/database/schema.ts'
import { openText } from '#server/reports/open-text.ts'
import type { ReportRow } from '#server/reports/report-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

/** Keeps what a report says now, as it is sealed, before a change takes its place. */
export async function keepVersion(
  queries: Transaction,
  { id, contentVersion, sealedWords }: Pick<ReportRow, 'id' | 'contentVersion' | 'sealedWords'>,
): Promise<void> {
  const handedInOn = await dayOfVersion(queries, id, contentVersion)
  await queries.insert(reportVersions).values({ reportId: id, contentVersion, sealedWords, handedInOn })
}

export type EarlierVersion = { contentVersion: number; handedInOn: string | null; words: ReportText }

/** The newest first. @throws SealBroken */
export async function earlierVersions(
  queries: Queries | Transaction,
  reportId: string,
  key: ReportKey,
): Promise<EarlierVersion[]> {
  const rows = await queries
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.reportId, reportId))
    .orderBy(desc(reportVersions.contentVersion))
  return rows.map(({ contentVersion, handedInOn, sealedWords }) => ({
    ...{ contentVersion, handedInOn },
    words: openText({ contentVersion, sealedWords }, key),
  }))
}

/** The day on which these words were handed in: that of their receipt. */
export async function dayOfVersion(
  queries: Queries | Transaction,
  reportId: string,
  contentVersion: number,
): Promise<string | null> {
  const [receipt] = await queries
    .select({ day: receipts.day })
    .from(receipts)
    .where(and(eq(receipts.reportId, reportId), eq(receipts.contentVersion, contentVersion)))
  return receipt?.day ?? null
}
