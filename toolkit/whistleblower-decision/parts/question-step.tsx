import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { FieldName, Form } from '../engine/answers.ts'
import { isAnswered, type StepNumber, steps, type Wizard } from '../engine/wizard.ts'
import { channelWords, risks, situations, strengths } from '../engine/words.ts'
import { Hints } from './hints.tsx'
import { Stepper } from './stepper.tsx'

type QuestionStepProps = {
  wizard: Wizard
  onAnswer<Field extends FieldName>(field: Field, value: Form[Field]): void
  onGo(step: StepNumber): void
}

/** Steps 1 to 4: one question, what to know about it, and the way on. */
export function QuestionStep({ wizard, onAnswer, onGo }: QuestionStepProps) {
  const current = steps[wizard.step - 1]
  const card = useRef<HTMLDivElement>(null)
  const shown = useRef(wizard.step)
  useEffect(() => {
    if (shown.current !== wizard.step || wizard.error) card.current?.querySelector('fieldset')?.focus()
    shown.current = wizard.step
  }, [wizard.step, wizard.error])
  if (!current) return null
  const { question, hint, options } = questionOf(current.field)
  return (
    <div className="space-y-6">
      <Stepper wizard={wizard} onGo={onGo} />
      <Card as="section" aria-labelledby="step-title">
        <div ref={card} className="space-y-6">
          <h2 id="step-title">{current.title}</h2>
          <RadioGroup
            key={current.field}
            name={current.field}
            legend={<span className="text-lg">{question}</span>}
            hint={hint}
            error={wizard.error ?? undefined}
            required
            options={options}
            value={wizard.form[current.field]}
            // The options of the group are the field's own.
            onChoose={(value) => onAnswer(current.field, value as Form[typeof current.field])}
          />
          <Hints wizard={wizard} />
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              type="button"
              tone="secondary"
              onClick={() => onGo((wizard.step - 1) as StepNumber)}
              disabled={wizard.step === 1}
            >
              <ArrowLeft />
              Back
            </Button>
            <Button
              type="button"
              onClick={() => onGo((wizard.step + 1) as StepNumber)}
              disabled={!isAnswered(wizard, wizard.step)}
            >
              {wizard.step === 4 ? 'Generate Recommendation' : 'Continue'}
              <ArrowRight />
            </Button>
          </div>
        </div>
      </Card>
      <Alert title="How This Tool Works">
        You answer four questions. Fixed rules turn them into a recommendation, next steps, protections and
        things to weigh. Anyone can read the rules. Nothing is guessed and nothing is sent. It cannot know
        your case: it is information, not legal advice.
      </Alert>
    </div>
  )
}

type QuestionWords = {
  question: string
  hint: string
  options: { value: string; label: string; hint: string }[]
}

function questionOf(field: FieldName): QuestionWords {
  return { ...questions[field], options: optionsOf(optionWords[field]) }
}

const questions = {
  situationType: { question: 'What have you come across?', hint: 'Choose what comes closest.' },
  evidenceStrength: {
    question: 'How strong is your evidence?',
    hint: 'Judge it as someone would who does not know you.',
  },
  personalRisk: {
    question: 'How high is the risk for you?',
    hint: 'Think of your work, your safety and your family.',
  },
  reportingChannel: { question: 'To whom would you like to report?', hint: 'You can change this later.' },
} as const satisfies Record<FieldName, { question: string; hint: string }>

const optionWords = {
  situationType: situations,
  evidenceStrength: strengths,
  personalRisk: risks,
  reportingChannel: channelWords,
} as const satisfies Record<FieldName, Record<string, { label: string; hint: string }>>

function optionsOf(words: Record<string, { label: string; hint: string }>): QuestionWords['options'] {
  return Object.entries(words).map(([value, { label, hint }]) => ({ value, label, hint }))
}
