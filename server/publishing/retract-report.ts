import { namesPerson } from '@fitila/names/names-person'
import { eq } from 'drizzle-orm'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import { writeDecision } from '#server/cases/decide.ts'
import { publicReports } from '#server/database/schema.ts'
import { emptyIndexEntry } from '#server/finding/search-docs.ts'
import { letJudgementsFall } from '#server/judgements/let-judgements-fall.ts'
import { propose } from '#server/proposals/propose.ts'
import { refuseAfterReversal } from '#server/proposals/refuse-after-reversal.ts'
import { endAtRetraction } from '#server/publishing/corrections/end-at-retraction.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parseReason } from '#server/writing/report-input.ts'
import { emptyConsequences } from './consequences/consequence-queries.ts'
import { emptyReply } from './reply/reply-queries.ts'
import { publicAsItIs } from './restore-report.ts'
import { emptyStatements } from './statement-queries.ts'

/**
 * Takes an approved report back. A tombstone takes its place: the number, the date and the correction notice,
 * and nothing of the allegation. It works at once; a second person confirms or reverses it within 24 hours, or it stays and is marked.
 *
 * @param input `reason`, which becomes the correction notice
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const retractReport = reportStep('retract', async (taken, input) => {
  const { application, unit, person, key } = taken
  const reason = parseReason(input)
  const { id } = taken.report.row
  refuseName(reason, reportTextOf(application, taken.report).personName)
  await refuseAfterReversal(unit.queries, { proposedBy: person.id, subjectId: id })
  const asItWas = await publicAsItIs(unit.queries, id)
  // The original may be deleted, and a correction may have changed the name.
  refuseName(reason, asItWas.row.document?.personName ?? '')
  await propose(application, unit.queries, {
    ...{ act: 'retraction', subjectId: id, proposedBy: person.id },
    seal: (place) => key.seal(place, asItWas),
  })
  await writeDecision(application, taken, reason)
  await endAtRetraction(application, taken, reason)
  await emptyStatements(unit.queries, id)
  await emptyConsequences(unit.queries, id)
  await emptyReply(unit.queries, id)
  await letJudgementsFall(unit, person, id)
  await unit.queries
    .update(publicReports)
    .set({ ...tombstone, correctionNotice: reason, retractedAt: taken.now })
    .where(eq(publicReports.reportId, id))
  await emptyIndexEntry(application, unit.queries, id)
  return { kind: 'report.retracted', detail: {} }
})

// A person who is cleared must not be found beside the number of an allegation for ever.
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
