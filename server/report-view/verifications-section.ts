import { type OpenedVerification, presentVerifications } from '#server/cases/present-verifications.ts'
import { numbersOfAnswers } from '#server/experts/assignments/answers.ts'
import { earlierVerificationsOf } from '#server/reports/report-queries.ts'
import type { Reading } from './reading.ts'

export type VerificationsSection = {
  /** Those of the present words. */
  present: OpenedVerification[]
  /** Of words that were changed since; for staff alone. */
  earlier: OpenedVerification[]
}

export async function verificationsSection({
  application,
  actor,
  report,
  key,
  isInside,
  namesOf,
}: Reading): Promise<VerificationsSection> {
  const { queries } = application.database
  const earlier = isInside ? await earlierVerificationsOf(queries, report.row) : []
  const names = await namesOf([...report.verifications, ...earlier].map(({ verifierId }) => verifierId))
  const answers = isInside ? await numbersOfAnswers(queries, report.row.id) : new Map<string, string>()
  const reading = { actorId: actor.id, key, names, answers, isInside }
  return {
    present: presentVerifications(report.verifications, reading),
    earlier: presentVerifications(earlier, reading),
  }
}
