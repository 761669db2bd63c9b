import type { CheckResult } from '@fitila/anonymity/check-text'
import { recommend } from '@fitila/anonymity/recommendations'
import { questionsLeftBy } from '@fitila/anonymity/writer/rewrite-clue'
import { useMemo, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { useResultInSight } from '../../shared/screen/use-result-in-sight.ts'
import { type Decisions, replacedOf } from '../decisions.ts'
import { AnonymizedText } from './anonymized-text.tsx'
import { FindingGroups } from './finding-groups.tsx'
import { type Asked, MarkedParts } from './marked-text.tsx'
import { type Edits, Questions } from './questions.tsx'
import { Scores } from './scores.tsx'
import { WhoFits } from './who-fits.tsx'

type ResultProps = {
  text: string
  result: CheckResult
  isAutomatic: boolean
  /** The text above was changed after this check. */
  isOutdated: boolean
  onTurnOn(): void
}

/** What one check found: the clean text, the scores, then the findings. The decisions belong to this check and go with it. */
export function Result({ text, result, isAutomatic, isOutdated, onTurnOn }: ResultProps) {
  const [decisions, setDecisions] = useState<Decisions>(new Map())
  const [edits, setEdits] = useState<Edits>(new Map())
  const [asked, setAsked] = useState<Asked>()
  const heading = useResultInSight<HTMLHeadingElement>()
  const { findings, questions } = result
  const replaced = useMemo(() => replacedOf(decisions, findings), [decisions, findings])
  const questionsLeft = useMemo(() => questionsLeftBy([...edits.values()], questions), [edits, questions])
  const hasOffers = findings.length > 0 || edits.size > 0
  const ask = (id: string) => setAsked((before) => ({ id, count: (before?.count ?? 0) + 1 }))
  return (
    <section aria-label="Result" className="space-y-4 sm:space-y-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4">
        Your result
      </h2>
      {isOutdated ? (
        <Alert tone="warning">
          You changed the text after this check. Check it again to see what holds now.
        </Alert>
      ) : null}
      {hasOffers && isAutomatic ? (
        <AnonymizedText text={text} findings={findings} replaced={replaced} edits={edits} />
      ) : null}
      <Scores result={result} decisions={decisions} questionsLeft={questionsLeft.length} />
      {hasOffers && !isAutomatic ? (
        <button type="button" onClick={onTurnOn} className={`${linkStyles} min-h-11 cursor-pointer`}>
          Anonymize my text automatically
        </button>
      ) : null}
      <FindingGroups
        text={text}
        findings={findings}
        decisions={decisions}
        asked={asked}
        onDecide={setDecisions}
      />
      {findings.length > 0 ? (
        <MarkedParts text={text} findings={findings} decisions={decisions} onAsk={ask} />
      ) : null}
      {questions.length > 0 ? <WhoFits text={text} questions={questionsLeft} /> : null}
      <Questions
        text={text}
        findings={findings}
        questions={questions}
        edits={edits}
        onEdit={(next) => {
          setEdits(next)
          if (!isAutomatic) onTurnOn()
        }}
      />
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
