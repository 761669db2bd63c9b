import type { CheckResult } from '@fitila/anonymity/check-text'
import { type Level, levelOf } from '@fitila/anonymity/score'
import { Card } from '#ui/card.tsx'
import { Gauge, type GaugeTone } from '../../shared/screen/gauge.tsx'
import { cleanScoreOf, type Decisions, openOf } from '../decisions.ts'

/** The specification's score of the text as entered, and beside it the same formula over the clean text. */
export function Scores({
  result,
  decisions,
  questionsLeft,
}: {
  result: CheckResult
  decisions: Decisions
  /** Phrases that no accepted rewriting took away. */
  questionsLeft: number
}) {
  const { findings, score } = result
  const clean = cleanScoreOf(decisions, findings)
  const open = openOf(decisions, findings).length
  const waiting = open + questionsLeft
  // A full green ring over a text that still points to its writer would be read as a promise.
  const isTooGood = waiting > 0 && levelOf(clean) === 'Low Risk'
  return (
    <Card className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <div className="space-y-1">
          <p className="text-center font-semibold">Your text</p>
          <Gauge
            percent={score}
            label="Anonymity score"
            level={levelOf(score)}
            tone={tones[levelOf(score)]}
          />
        </div>
        <div className="space-y-1">
          <p className="text-center font-semibold">Clean text</p>
          <Gauge
            percent={clean}
            label="Score of the clean text"
            level={isTooGood ? `${waiting} ${waiting === 1 ? 'place' : 'places'} to look at` : levelOf(clean)}
            tone={isTooGood ? 'warning' : tones[levelOf(clean)]}
          />
        </div>
      </div>
      <p className="text-sm text-muted">
        {stillThere(open, questionsLeft)} A high score means that little was found. It never means that people
        cannot recognise you.
      </p>
    </Card>
  )
}

function stillThere(open: number, questions: number): string {
  const parts = [
    ...(open > 0 ? [`${open} possible ${open === 1 ? 'finding' : 'findings'}`] : []),
    ...(questions > 0 ? [`${questions} ${questions === 1 ? 'phrase' : 'phrases'} to think about`] : []),
  ]
  return parts.length > 0 ? `The clean text still has ${parts.join(' and ')}.` : ''
}

const tones = {
  'Low Risk': 'success',
  'Medium Risk': 'warning',
  'High Risk': 'danger',
} as const satisfies Record<Level, GaugeTone>
