import { eq } from 'drizzle-orm'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import { namesPerson } from '#domain/names/names-person.ts'
import { writeDecision } from '#server/cases/decide.ts'
import { publicReports } from '#server/database/schema.ts'
import { emptyIndexEntry } from '#server/finding/search-docs.ts'
import { endAtRetraction } from '#server/publishing/corrections/end-at-retraction.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parseReason } from '#server/writing/report-input.ts'
import { emptyStatements } from './statement-queries.ts'

/**
 * Takes an approved report back. In its place stands a tombstone: the number, the date and the correction notice,
 * and nothing of the allegation.
 *
 * @param input `reason`, which becomes the correction notice
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const retractReport = reportStep('retract', async (taken, input) => {
  const { application } = taken
  const reason = parseReason(input)
  refuseName(reason, reportTextOf(application, taken.report).personName)
  await writeDecision(application, taken, reason)
  await endAtRetraction(application, taken, reason)
  const { id } = taken.report.row
  await emptyStatements(taken.unit.queries, id)
  await taken.unit.queries
    .update(publicReports)
    .set({ ...tombstone, correctionNotice: reason, retractedAt: taken.now })
    .where(eq(publicReports.reportId, id))
  await emptyIndexEntry(taken.unit.queries, id)
  return { kind: 'report.retracted', detail: {} }
})

// Whoever is cleared is not to be found beside the number of an allegation for good.
function refuseName(notice: string, personName: string): void {
  if (namesPerson(notice, personName))
    throw new Invalid('invalid', { reason: fieldProblem('names-the-person') })
}

type Kept = 'retractedAt' | 'correctionNotice'
type Columns = typeof publicReports.$inferInsert
type Emptied = { [Column in keyof Columns as null extends Columns[Column] ? Column : never]-?: null }

// A column that could say something does not compile until it is emptied here.
const tombstone = {
  status: 'retracted',
  document: null,
  credibilityRating: null,
  verificationMethod: null,
  verifiedOn: null,
  disputedOn: null,
  correctedAt: null,
  changedAt: null,
} as const satisfies Omit<Emptied, Kept> & { status: 'retracted' }
