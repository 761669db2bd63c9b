import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Gauge, type GaugeTone } from '../../shared/screen/gauge.tsx'
import { KeepResult } from '../../shared/screen/keep-result.tsx'
import { useResultInSight } from '../../shared/screen/use-result-in-sight.ts'
import { about } from '../about.ts'
import { factorAdvice, levelAdvice } from '../engine/advice.ts'
import { factors } from '../engine/factors.ts'
import { resultPaper } from '../engine/result-paper.ts'
import { type Answers, heaviestFactors, type RiskLevel, riskLevel, riskScore } from '../engine/score.ts'

type ResultProps = {
  answers: Answers
  onStartAgain(): void
  /** Goes to the first question without an answer, with all others kept. */
  onAnswerRest(): void
}

export function Result({ answers, onStartAgain, onAnswerRest }: ResultProps) {
  const score = riskScore(answers)
  const level = riskLevel(score)
  const advice = levelAdvice[level]
  const unanswered = factors.filter(({ id }) => answers[id] === undefined).length
  const heading = useResultInSight<HTMLHeadingElement>()
  return (
    <Card as="section" aria-labelledby="result" className="space-y-4 sm:space-y-6">
      <h2 id="result" ref={heading} tabIndex={-1} className="scroll-mt-4">
        Your result
      </h2>
      <div className="grid grid-cols-[6.5rem_1fr] items-center gap-4 sm:grid-cols-[12rem_1fr] sm:gap-6">
        {unanswered > 0 ? (
          <Gauge percent={score} label="Risk score" level="Not finished" tone="warning" />
        ) : (
          <Gauge percent={score} label="Risk score" level={advice.name} tone={tones[level]} />
        )}
        <div className="space-y-3">
          {unanswered > 0 ? (
            <p className="sm:text-lg">
              You left {unanswered === 1 ? 'one question' : `${unanswered} questions`} open, so we cannot say
              how high your risk is. It is higher than this number.
            </p>
          ) : (
            <p className="sm:text-lg">{advice.explanation}</p>
          )}
        </div>
      </div>
      {unanswered > 0 ? (
        <Button type="button" onClick={onAnswerRest}>
          Answer the open {unanswered === 1 ? 'question' : 'questions'}
        </Button>
      ) : (
        <div className="space-y-2">
          <h3>Next steps</h3>
          <ol className="list-decimal space-y-2 pl-6">
            {advice.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      <Heaviest answers={answers} />
      <KeepResult about={about} paper={() => resultPaper(answers)} onStartAgain={onStartAgain} />
    </Card>
  )
}

function Heaviest({ answers }: { answers: Answers }) {
  const heaviest = heaviestFactors(answers)
  if (heaviest.length === 0) return null
  return (
    <div className="space-y-2">
      <h3>What weighs most in your case</h3>
      <ul className="space-y-3">
        {heaviest.map((id) => (
          <li key={id} className="border-l-4 border-accent pl-4">
            <p className="font-semibold">{factors.find((factor) => factor.id === id)?.title}</p>
            <p>{factorAdvice[id]}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const tones = { low: 'success', medium: 'warning', high: 'danger' } as const satisfies Record<
  RiskLevel,
  GaugeTone
>
