import { eq } from 'drizzle-orm'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { reportVerifications } from '#server/database/schema.ts'
import { assignmentsOfReport } from '#server/experts/assignments/assignment-queries.ts'
import { parseStatementsSeen } from '#server/publishing/statement-input.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { reportStep } from '#server/reports/take-step.ts'
import { parseVerification } from '#server/writing/report-input.ts'

/**
 * Records how a member of staff verified the present words. Changes no status. Who verified these words before changes that verification:
 * one person counts once, and its reporter is told once.
 *
 * @param input `method`, `notes`, `expertAnswer` where it rests on the answer of an expert as well, `contentVersion` as it was shown, and what each statement rests on (`statementFieldName`), as far as it is known
 * @throws SignInNeeded, NotFound, RuleBroken, Invalid
 */
export const verifyReport = reportStep(
  'verify',
  async ({ application, unit, person, report, key, now }, input) => {
    const { method, notes } = parseVerification(input)
    const statements = parseStatementsSeen(input, reportTextOf(application, report), now)
    const { contentVersion } = report.row
    const assignmentId = await answerOf(unit.queries, report.row.id, input.expertAnswer)
    const own = report.verifications.find(({ verifierId }) => verifierId === person.id)
    const id = own?.id ?? application.randomness.uuid()
    const found = {
      ...{ method, sealedNotes: key.seal(`notes:${id}`, notes), verifiedAt: now, assignmentId },
      sealedStatements: statements.length > 0 ? key.seal(`statements:${id}`, statements) : null,
    }
    if (own) {
      await unit.queries.update(reportVerifications).set(found).where(eq(reportVerifications.id, id))
      return { kind: 'report.verification_amended', detail: { method, contentVersion } }
    } else {
      const about = { reportId: report.row.id, contentVersion, verifierId: person.id }
      await unit.queries.insert(reportVerifications).values({ id, ...about, ...found })
      return { kind: 'report.verified', detail: { method, contentVersion } }
    }
  },
)

/** An expert's answer supports a verification, and the method and the notes of staff stay needed. @throws Invalid */
async function answerOf(queries: Transaction, reportId: string, chosen: unknown): Promise<string | null> {
  if (typeof chosen !== 'string' || chosen === '') return null
  const answered = (await assignmentsOfReport(queries, reportId)).filter(
    ({ sealedAnswer }) => sealedAnswer !== null,
  )
  const row = answered.find(({ id }) => id === chosen)
  if (!row) throw new Invalid('invalid', { expertAnswer: fieldProblem('not-in-list') })
  return row.id
}
