import { publishedText, type ReportText } from '#domain/reports/fields.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { publicReports } from '#server/database/schema.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'

/** What the public may read of an approved report: its text without what is for staff alone, and how it was verified, but not by whom. */
export function publicProjection(
  report: StoredReport,
  words: ReportText,
  publishedAt: Date,
): typeof publicReports.$inferInsert {
  const { id, referenceNumber, credibilityRating } = report.row
  const latest = report.verifications.at(-1)
  return {
    reportId: id,
    referenceNumber,
    status: 'approved',
    document: publishedText(words),
    credibilityRating,
    verificationMethod: latest?.method ?? null,
    verifiedOn: latest ? dayInNigeria(latest.verifiedAt) : null,
    publishedAt,
  }
}
