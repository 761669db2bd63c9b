import { hasFields, isOneOf, type Shape } from '@fitila/formats/shape'
import {
  answersOf,
  evidenceStrengths,
  type Form,
  personalRisks,
  reportingChannels,
  situationTypes,
} from './answers.ts'
import { decide } from './rules.ts'
import type { StepNumber, Wizard } from './wizard.ts'

/** What the report says is worked out again: it follows from the answers. */
export type Kept = { step: StepNumber; form: Form }

export const isKept: Shape<Kept> = hasFields({
  step: isOneOf<StepNumber>([1, 2, 3, 4, 5]),
  form: hasFields({
    situationType: isOneOf(['', ...situationTypes]),
    evidenceStrength: isOneOf(['', ...evidenceStrengths]),
    personalRisk: isOneOf(['', ...personalRisks]),
    reportingChannel: isOneOf(['', ...reportingChannels]),
  }),
})

export function wizardFrom({ step, form }: Kept): Wizard {
  const answers = answersOf(form)
  if (step === 5 && answers) return { step, form, outcome: decide(answers), error: null }
  return { step: step === 5 ? 1 : step, form, outcome: null, error: null }
}
