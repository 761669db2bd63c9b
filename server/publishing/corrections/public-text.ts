import { eq } from 'drizzle-orm'
import { type Passage, passagesOf } from '#domain/publishing/corrections.ts'
import type { ReportText } from '#domain/reports/report.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { publicReports } from '#server/database/schema.ts'
import { sectorNames } from '#words/in-scripts/report-names.ts'

export type PublicRow = typeof publicReports.$inferSelect

export async function findPublic(
  queries: Queries | Transaction,
  reportId: string,
): Promise<PublicRow | null> {
  const [row] = await queries.select().from(publicReports).where(eq(publicReports.reportId, reportId))
  return row ?? null
}

/** The words as the public reads them now, after every correction. Null for a tombstone. */
export function publicTextOf(row: PublicRow): ReportText | null {
  const { status, personName, position, sector, state } = row
  if (status !== 'approved' || personName === null || position === null || !sector || !state) return null
  return {
    ...{ personName, position, sector, state },
    declaredAssets: row.declaredAssets ?? '',
    suspectedAssets: row.suspectedAssets ?? '',
    declaredItems: row.declaredItems ?? [],
    suspectedItems: row.suspectedItems ?? [],
    wealthSource: row.wealthSource ?? '',
    evidence: row.evidence ?? '',
    relevantLinks: row.relevantLinks ?? [],
    incidentDate: row.incidentDate,
  }
}

export function publicPassagesOf(row: PublicRow): Passage[] {
  const words = publicTextOf(row)
  return words ? passagesOf(words, sectorNames) : []
}
