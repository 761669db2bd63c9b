import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { laws } from '../../shared/channels/laws.ts'
import { Gauge } from '../../shared/screen/gauge.tsx'
import { KeepResult } from '../../shared/screen/keep-result.tsx'
import { useResultInSight } from '../../shared/screen/use-result-in-sight.ts'
import { about } from '../about.ts'
import { assess } from '../engine/assess.ts'
import { assessmentPaper } from '../engine/assessment-paper.ts'
import { explanations, howToRead, unansweredNote } from '../engine/explanation.ts'
import { precautionsFor } from '../engine/precautions.ts'
import type { Answers } from '../engine/question.ts'

type ResultProps = { answers: Answers; onStartAgain(): void }

export function Result({ answers, onStartAgain }: ResultProps) {
  const assessment = assess(answers)
  const { title, text, tone } = explanations[assessment.level]
  const heading = useResultInSight<HTMLHeadingElement>()
  return (
    <Card as="section" aria-labelledby="result" className="space-y-4 sm:space-y-6">
      <h2 id="result" ref={heading} tabIndex={-1} className="scroll-mt-4">
        Your result
      </h2>
      <div className="grid grid-cols-[6.5rem_1fr] items-center gap-4 sm:grid-cols-[12rem_1fr] sm:gap-6">
        <Gauge
          percent={assessment.score}
          label="Legal protection"
          level={`${assessment.level} protection`}
          tone={tone}
        />
        <div className="space-y-3">
          <p className="sm:text-lg">{howToRead}</p>
          {assessment.unanswered > 0 ? <p className="text-muted">{unansweredNote(assessment)}</p> : null}
        </div>
      </div>
      <Alert tone={tone} title={title}>
        {text}
      </Alert>
      <Precautions answers={answers} />
      <KeepResult about={about} paper={() => assessmentPaper(answers)} onStartAgain={onStartAgain} />
    </Card>
  )
}

function Precautions({ answers }: { answers: Answers }) {
  return (
    <div className="space-y-2">
      <h3>Recommended legal precautions</h3>
      <ul className="space-y-3">
        {precautionsFor(answers).map((precaution) => (
          <li key={precaution.text} className="border-l-4 border-accent pl-4">
            <p>{precaution.text}</p>
            {precaution.laws.length > 0 ? (
              <p className="text-sm text-muted">
                {precaution.laws.map((name) => laws[name].title).join('; ')}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
