import { assignmentNumber, type ExpertAnswer, type Finding } from '#domain/experts/assignment.ts'
import type { Queries } from '#server/database/open-database.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { assignmentKey, assignmentsOfReport } from './assignment-queries.ts'

export type AnswerToRestOn = { id: string; number: string; finding: Finding }

/** What experts answered about a report, for a verification that rests on it as well. @throws SignInNeeded, NotFound, RuleBroken */
export const listAnswers = useCaseOn(
  'expert.ask',
  reportInReach,
  async ({ application, report }, _id: string): Promise<AnswerToRestOn[]> => {
    const { queries } = application.database
    const rows = await assignmentsOfReport(queries, report.row.id)
    const answers = await Promise.all(
      rows.map(async ({ id, number, sealedAnswer }) => {
        if (sealedAnswer === null) return []
        const key = await assignmentKey(application, queries, id)
        // Sealed by `sendAnswer` alone, after it was parsed.
        const { finding } = key.open('answer', sealedAnswer) as ExpertAnswer
        return [{ id, number: assignmentNumber(number), finding }]
      }),
    )
    return answers.flat()
  },
)

/** The numbers of the answered assignments of a report, by their ids. */
export async function numbersOfAnswers(queries: Queries, reportId: string): Promise<Map<string, string>> {
  const rows = await assignmentsOfReport(queries, reportId)
  return new Map(rows.map(({ id, number }) => [id, assignmentNumber(number)]))
}
