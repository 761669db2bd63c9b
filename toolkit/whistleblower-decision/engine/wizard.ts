import { answersOf, emptyForm, type FieldName, type Form } from './answers.ts'
import type { Outcome } from './outcome.ts'
import { decide } from './rules.ts'

export type StepNumber = 1 | 2 | 3 | 4 | 5

export type Wizard = { step: StepNumber; form: Form; outcome: Outcome | null; error: string | null }

/** The four questions in order; step 5 is the report. */
export const steps = [
  { title: 'Situation Assessment', field: 'situationType', missing: 'Please select a situation type' },
  {
    title: 'Evidence Assessment',
    field: 'evidenceStrength',
    missing: 'Please evaluate your evidence strength',
  },
  {
    title: 'Personal Risk Assessment',
    field: 'personalRisk',
    missing: 'Please assess your personal risk level',
  },
  {
    title: 'Reporting Channel Selection',
    field: 'reportingChannel',
    missing: 'Please select a preferred reporting channel',
  },
] as const satisfies readonly { title: string; field: FieldName; missing: string }[]

export const start: Wizard = { step: 1, form: emptyForm, outcome: null, error: null }

export function answer<Field extends FieldName>(wizard: Wizard, field: Field, value: Form[Field]): Wizard {
  return { ...wizard, form: { ...wizard.form, [field]: value }, outcome: null, error: null }
}

/** Back to any earlier step; forward by one when the current step is answered. Anything else changes nothing. */
export function moveTo(wizard: Wizard, target: StepNumber): Wizard {
  if (target < wizard.step) return { ...wizard, step: target, error: null }
  else if (target === wizard.step + 1) return moveForward(wizard)
  else return wizard
}

function moveForward(wizard: Wizard): Wizard {
  const current = steps[wizard.step - 1]
  if (current && wizard.form[current.field] === '') return { ...wizard, error: current.missing }
  else if (wizard.step === 4) return finish(wizard)
  else return { ...wizard, step: (wizard.step + 1) as StepNumber, error: null }
}

function finish(wizard: Wizard): Wizard {
  const answers = answersOf(wizard.form)
  return answers ? { ...wizard, step: 5, outcome: decide(answers), error: null } : wizard
}

export function isAnswered({ form }: Wizard, step: number): boolean {
  const field = steps[step - 1]?.field
  return field !== undefined && form[field] !== ''
}
