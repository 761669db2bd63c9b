import { fieldProblem, Invalid } from '#domain/errors.ts'
import type { FormFields } from '../../refused-form.ts'

export type End = 'withdraw' | 'delete'

/** What the sender of a report chose to do with it. @throws Invalid where nothing was chosen */
export function chosenEnd({ step }: FormFields): End {
  if (step !== 'withdraw' && step !== 'delete')
    throw new Invalid('invalid', { step: fieldProblem('not-in-list') })
  return step
}
