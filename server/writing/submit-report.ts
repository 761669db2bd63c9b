import type { Person } from '#domain/actor.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { openEarlier } from '#server/reports/earlier-report.ts'
import { removeStored } from './attachments/discard-attachment.ts'
import { parseReportText, parseSubmissionKey } from './report-input.ts'
import { send } from './sendings/send.ts'
import type { Submitted } from './sendings/sending.ts'

/**
 * Seals and stores a new report, and signs a receipt. The same form sent again is the same report, not a second one. The draft with the
 * form's number has done its work and is deleted.
 *
 * @param input the fields of `reportFields` by name, as text, and `submissionKey`
 * @throws SignInNeeded, RuleBroken, Invalid, LimitReached 'reports-this-month'
 */
export const submitReport = useCase('report.submit', ({ application, actor }, input: Input) =>
  handIn(application, actor, input, { hasLeft: false }),
)

/** @param known.hasLeft there is a draft, which is known before the report is stored */
export async function handIn(
  application: Application,
  actor: Person,
  input: Input,
  known: { hasLeft: boolean },
): Promise<Submitted> {
  const words = parseReportText(input, application.now())
  const submissionKey = parseSubmissionKey(input) ?? application.randomness.uuid()
  const earlier = openEarlier(application, submissionKey, input.earlierReport)
  const sender = { kind: 'account', actor } as const
  const settled = await send({ application, sender, words, submissionKey, earlier }, known)
  if (settled.kind === 'refused') throw settled.refusal
  if (settled.kind === 'stored') await removeStored(application, settled.leftBehind)
  return settled.report
}
