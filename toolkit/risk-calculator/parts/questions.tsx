import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { StepProgress } from '../../shared/screen/step-progress.tsx'
import { type Answer, type FactorId, factors } from '../engine/factors.ts'
import type { Answers } from '../engine/score.ts'

type QuestionsProps = {
  step: number
  answers: Answers
  onAnswer(id: FactorId, answer: Answer): void
  onPrevious(): void
  onNext(): void
}

/** One question at a time. Going on without an answer is allowed: it counts as 0. */
export function Questions({ step, answers, onAnswer, onPrevious, onNext }: QuestionsProps) {
  const factor = factors[step]
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // A new question begins where reading begins; at the first sight of the page the focus stays where it is.
    if (shown.current !== step) place.current?.querySelector('fieldset')?.focus()
    shown.current = step
  }, [step])
  if (!factor) return null
  const isLast = step === factors.length - 1
  const answered = factors.filter(({ id }) => answers[id] !== undefined).length
  return (
    <Card as="section" aria-label="Questions">
      <div ref={place} className="space-y-6">
        <StepProgress
          text={`Question ${step + 1} of ${factors.length}`}
          done={answered}
          total={factors.length}
        />
        <RadioGroup
          key={factor.id}
          id={factor.id}
          name={factor.id}
          legend={<span className="text-xl leading-snug">{factor.question}</span>}
          hint={factor.description}
          required
          options={factor.options.map((label, index) => ({ value: String(index + 1), label }))}
          value={String(answers[factor.id] ?? '')}
          onChoose={(value) => onAnswer(factor.id, Number(value) as Answer)}
        />
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="button" tone="secondary" onClick={onPrevious} disabled={step === 0}>
            <ArrowLeft />
            Previous
          </Button>
          <Button type="button" onClick={onNext}>
            {isLast ? 'Calculate Risk' : 'Next'}
            <ArrowRight />
          </Button>
        </div>
      </div>
    </Card>
  )
}
