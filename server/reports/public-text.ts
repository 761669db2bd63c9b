import { eq } from 'drizzle-orm'
import { type Passage, passagesOf } from '#domain/publishing/corrections.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { publicReports } from '#server/database/schema.ts'
import { wordsIn } from '#words/catalogue.ts'
import { reportTextSchema } from './report-text-schema.ts'

export type PublicRow = typeof publicReports.$inferSelect

export async function findPublic(
  queries: Queries | Transaction,
  reportId: string,
): Promise<PublicRow | null> {
  const [row] = await queries.select().from(publicReports).where(eq(publicReports.reportId, reportId))
  return row ?? null
}

/** The text as the public reads it now, after every correction. Null for a tombstone. */
export function publicTextOf({ document }: Pick<PublicRow, 'document'>): ReportText | null {
  return document && reportTextSchema.parse(document)
}

export function publicPassagesOf(row: PublicRow): Passage[] {
  const text = publicTextOf(row)
  return text ? passagesOf(text, wordsIn('en')) : []
}
