import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { type Law, laws } from '../../shared/channels/laws.ts'
import { StepProgress } from '../../shared/screen/step-progress.tsx'
import { valueOfOption } from '../engine/assess.ts'
import type { Answers, AnswerValue, Question, QuestionId } from '../engine/question.ts'
import { questions } from '../engine/questions.ts'

type OneQuestionProps = {
  place: number
  answers: Answers
  onAnswer(id: QuestionId, value: AnswerValue): void
  onPrevious(): void
  onNext(): void
}

/** One question at a time. Going on without an answer is allowed: it counts as 0. */
export function OneQuestion({ place, answers, onAnswer, onPrevious, onNext }: OneQuestionProps) {
  const question = questions[place]
  const card = useRef<HTMLDivElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    // A new question begins where reading begins; at the first sight of the page the focus stays where it is.
    if (shown.current !== place) card.current?.querySelector('fieldset')?.focus()
    shown.current = place
  }, [place])
  if (!question) return null
  const chosen = question.options.findIndex((_, index) => valueOfOption(index) === answers[question.id])
  return (
    <Card as="section" aria-label="Questions">
      <div ref={card} className="space-y-6">
        <StepProgress
          text={`Question ${place + 1} of ${questions.length}`}
          done={Object.keys(answers).length}
          total={questions.length}
        />
        <RadioGroup
          key={question.id}
          name={question.id}
          legend={<span className="text-xl leading-snug">{question.question}</span>}
          hint={question.description}
          required
          options={question.options.map((label, index) => ({ value: String(index), label }))}
          value={String(chosen)}
          onChoose={(index) => onAnswer(question.id, valueOfOption(Number(index)))}
        />
        <LawsOf key={`laws of ${question.id}`} question={question} />
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="button" tone="secondary" onClick={onPrevious} disabled={place === 0}>
            <ArrowLeft />
            Previous
          </Button>
          <Button type="button" onClick={onNext}>
            {place === questions.length - 1 ? 'Complete Assessment' : 'Next'}
            <ArrowRight />
          </Button>
        </div>
      </div>
    </Card>
  )
}

function LawsOf({ question }: { question: Question }) {
  if (question.laws.length === 0) return null
  const behind: Law[] = question.laws.map((name) => laws[name])
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-link">The law behind this question</summary>
      <dl className="space-y-3 pt-2">
        {behind.map(({ title, says }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
