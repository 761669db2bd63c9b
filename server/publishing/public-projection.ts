import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { publicReports } from '#server/database/schema.ts'
import { openText } from '#server/reports/open-text.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'

/** What the public may read of an approved report: the words, and how they were verified, but not by whom. */
export function publicProjection(
  report: StoredReport,
  key: ReportKey,
  publishedAt: Date,
): typeof publicReports.$inferInsert {
  const { id, referenceNumber, credibilityRating } = report.row
  const words = openText(report.row, key)
  const latest = report.verifications.at(-1)
  return {
    ...words,
    reportId: id,
    referenceNumber,
    status: 'approved',
    credibilityRating,
    verificationMethod: latest?.method ?? null,
    verifiedOn: latest ? dayInNigeria(latest.verifiedAt) : null,
    publishedAt,
  }
}
