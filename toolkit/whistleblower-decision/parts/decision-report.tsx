import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { SaveDocument } from '../../shared/screen/save-document.tsx'
import { useResultInSight } from '../../shared/screen/use-result-in-sight.ts'
import type { Answers } from '../engine/answers.ts'
import { decisionPaper } from '../engine/decision-paper.ts'
import type { Outcome } from '../engine/outcome.ts'
import { aboutLaws, badgeStyles, disclaimer, riskWords } from '../engine/words.ts'
import { Resources } from './resources.tsx'

type DecisionReportProps = { answers: Answers; outcome: Outcome; onStartAgain(): void }

export function DecisionReport({ answers, outcome, onStartAgain }: DecisionReportProps) {
  const [isSaving, setSaving] = useState(false)
  const [areResourcesShown, showResources] = useState(false)
  const heading = useResultInSight<HTMLHeadingElement>()
  return (
    <Card as="section" aria-labelledby="report" className="space-y-4 sm:space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="report" ref={heading} tabIndex={-1} className="scroll-mt-6">
          Decision Support Report
        </h2>
        <span
          className={classNames(
            'rounded-full border px-3 py-1 font-medium',
            badges[badgeStyles[outcome.riskLevel]],
          )}
        >
          {riskWords[outcome.riskLevel]}
        </span>
      </div>
      <div>
        <h3>Recommendation</h3>
        <p className="text-xl font-semibold">{outcome.recommendation}</p>
      </div>
      <div className="space-y-2">
        <h3>Suggested Next Steps</h3>
        <ol className="list-decimal space-y-1 pl-6">
          {outcome.actionSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Points title="Available Protections" items={outcome.protections}>
        {aboutLaws}
      </Points>
      <Points title="Key Considerations" items={outcome.considerationPoints} />
      <Alert tone="warning" title="Disclaimer">
        {disclaimer}
      </Alert>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button type="button" onClick={() => setSaving(!isSaving)} aria-expanded={isSaving}>
          Download Report
        </Button>
        <Button
          type="button"
          tone="secondary"
          onClick={() => showResources(!areResourcesShown)}
          aria-expanded={areResourcesShown}
        >
          Additional Resources
        </Button>
        <Button type="button" tone="secondary" onClick={onStartAgain}>
          Start New Assessment
        </Button>
      </div>
      {isSaving ? (
        <div className="space-y-3">
          <p className="text-muted">
            It is saved on this device only, with your answers in it. Keep it somewhere private.
          </p>
          <SaveDocument paper={() => decisionPaper(answers)} fileName="notes" />
        </div>
      ) : null}
      {areResourcesShown ? <Resources /> : null}
    </Card>
  )
}

const badges = {
  outline: 'border-edge text-ink',
  secondary: 'border-transparent bg-sunken text-ink',
  destructive: 'border-transparent bg-danger text-on-danger',
} as const satisfies Record<(typeof badgeStyles)[keyof typeof badgeStyles], string>

type PointsProps = { title: string; items: readonly string[]; children?: string }

function Points({ title, items, children }: PointsProps) {
  return (
    <div className="space-y-2">
      <h3>{title}</h3>
      <ul className="list-disc space-y-1 pl-6">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children ? <p className="text-sm text-muted">{children}</p> : null}
    </div>
  )
}
