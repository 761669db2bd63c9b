import { eq } from 'drizzle-orm'
import { combineRatings } from '#domain/reports/credibility.ts'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { publicReports, reports } from '#server/database/schema.ts'
import { indexRating } from '#server/finding/search-docs.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parseRating } from '#server/writing/report-input.ts'

/**
 * Rates how credible the report is. A first rating counts as it is. A later one is averaged with the one before.
 *
 * @param input `rating`, a whole number from 1 to 5, and `contentVersion` as it was shown
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const rateReport = reportStep('rate', async ({ application, unit, report, now }, input) => {
  const rating = parseRating(input)
  const { id } = report.row
  const credibilityRating = combineRatings(report.row.credibilityRating, rating)
  await unit.queries
    .update(reports)
    .set({ credibilityRating, updatedAt: beginningOfDay(now) })
    .where(eq(reports.id, id))
  await unit.queries.update(publicReports).set({ credibilityRating }).where(eq(publicReports.reportId, id))
  await indexRating(application, unit.queries, id, credibilityRating)
  return { kind: 'report.rated', detail: { rating, credibilityRating } }
})
