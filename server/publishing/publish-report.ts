import { coverWords } from '#domain/publishing/covered-words.ts'
import { writeDecision } from '#server/cases/decide.ts'
import { publicReports } from '#server/database/schema.ts'
import { indexReport } from '#server/finding/search-docs.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import type { StepWritten } from '#server/reports/take-step.ts'
import type { Approved } from './approved.ts'
import { publicProjection } from './public-projection.ts'
import { openReply, publishReply, replyNoticeOf } from './reply/reply-queries.ts'
import { publishStatements } from './statement-queries.ts'

/** What an approval does once it counts: the decision, the public copy, its statements, the reply and its place in the search. */
export async function publishReport(taken: StepWritten, { statements, covered }: Approved): Promise<void> {
  const { application, unit, report, key, now } = taken
  const words = coverWords(reportTextOf(application, report), covered)
  await writeDecision(application, taken, null)
  await unit.queries.insert(publicReports).values(publicProjection(report, words, now))
  const { id, credibilityRating: credibility } = report.row
  await publishStatements(unit.queries, id, statements)
  await publishReply(unit.queries, id, openReply(key, await replyNoticeOf(unit.queries, id)))
  await indexReport(application, unit.queries, { id, words, credibility, at: now })
}
