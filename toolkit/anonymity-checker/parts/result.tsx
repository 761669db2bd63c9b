import { useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Gauge, type GaugeTone } from '../../shared/screen/gauge.tsx'
import { acceptedOf, type Decisions } from '../decisions.ts'
import type { CheckResult } from '../engine/check-text.ts'
import { recommend } from '../engine/recommendations.ts'
import { type Level, levelOf, scoreOf } from '../engine/score.ts'
import { AnonymizedText } from './anonymized-text.tsx'
import { FindingsInText } from './findings-in-text.tsx'
import { IssueList } from './issue-list.tsx'
import { Questions } from './questions.tsx'

type ResultProps = {
  text: string
  result: CheckResult
  isAutomatic: boolean
  /** The text above was changed after this check. */
  isOutdated: boolean
  onTurnOn(): void
}

/** What one check found. The decisions belong to this check and go with it. */
export function Result({ text, result, isAutomatic, isOutdated, onTurnOn }: ResultProps) {
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { findings, questions } = result
  const accepted = useMemo(() => acceptedOf(decisions, findings), [decisions, findings])
  const certain = findings.filter(({ tier }) => tier === 'certain')
  const score = scoreOf(accepted)
  const level = levelOf(score)
  return (
    <section aria-label="Result" className="space-y-8">
      <h2 ref={heading} tabIndex={-1}>
        Your result
      </h2>
      {isOutdated ? (
        <Alert tone="warning">
          You changed the text after this check. Check it again to see what holds now.
        </Alert>
      ) : null}
      <Card className="space-y-4">
        <Gauge percent={score} label="Anonymity score" level={level} tone={tones[level]} />
        <p className="text-center text-sm text-muted">
          A high score means that little was found. It never means that nobody can recognise you.
        </p>
      </Card>
      <section aria-label="Findings" className="space-y-4">
        <h3>What was found</h3>
        {certain.length === 0 ? (
          <p>
            Nothing that is certain. Look at the possible findings and the questions below, if there are any.
          </p>
        ) : (
          <IssueList findings={certain} />
        )}
        {findings.length > 0 && !isAutomatic ? (
          <button type="button" onClick={onTurnOn} className={`${linkStyles} min-h-11 cursor-pointer`}>
            Anonymize my text automatically
          </button>
        ) : null}
      </section>
      {findings.length > 0 ? (
        <FindingsInText text={text} findings={findings} decisions={decisions} onDecide={setDecisions} />
      ) : null}
      {isAutomatic && findings.length > 0 ? <AnonymizedText text={text} accepted={accepted} /> : null}
      <Questions text={text} questions={questions} />
      <section aria-label="Recommendations" className="space-y-3">
        <h3>Recommendations</h3>
        <ul className="list-disc space-y-2 pl-6">
          {recommend(findings).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </section>
  )
}

const tones = {
  'Low Risk': 'success',
  'Medium Risk': 'warning',
  'High Risk': 'danger',
} as const satisfies Record<Level, GaugeTone>
