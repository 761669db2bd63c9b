import { SignInNeeded } from '#domain/errors.ts'
import { bringFiles } from '#server/sources/bring-files.ts'
import { startBetter } from '#server/sources/start-better.ts'
import type { Visit } from '../../door.ts'
import type { FormFields } from '../../refused-form.ts'
import { formFieldsOf } from '../parts/form-fields-of.ts'

/**
 * The form of a new report, filled from the rejected report of this visit.
 *
 * @returns its values, and how many files could not come along
 * @throws SignInNeeded once the visit has ended, NotFound, RuleBroken 'step-not-possible'
 */
export async function fillBetter(
  { application, pageRequest }: Pick<Visit, 'application' | 'pageRequest'>,
  formNumber: string,
): Promise<{ values: FormFields; leftOut: number }> {
  const source = await pageRequest.source()
  if (!source) throw new SignInNeeded()
  const { text, earlierReport } = await startBetter(application, source, null, formNumber)
  const leftOut = await bringFiles(application, source, null, { formNumber }, pageRequest.caller())
  return { values: { ...formFieldsOf(text), formNumber, earlierReport, page: '0' }, leftOut }
}
