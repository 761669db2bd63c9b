import { enterByCode } from '#server/sources/enter-by-code.ts'
import { codeRefused, noReportOpens } from '#server/sources/read-code.ts'
import type { Visit } from '../../door.ts'
import type { FormFields } from '../../refused-form.ts'

/**
 * Opens a visit once more, for a form that brings the code along with what was typed before the last one ended.
 *
 * @param fields `sourceCode`; without one nothing happens
 * @throws Invalid also where the code opens something else, LimitReached
 */
export async function openAgain(
  { application, pageRequest }: Pick<Visit, 'application' | 'pageRequest'>,
  fields: FormFields,
  opens: 'report' | 'tip',
): Promise<void> {
  if (fields.sourceCode === undefined) return
  const entered = await enterByCode(application, fields, pageRequest.caller())
  if (!('visit' in entered) || entered.opens !== opens) throw codeRefused(noReportOpens)
  await pageRequest.changeVisit(entered.visit)
}
