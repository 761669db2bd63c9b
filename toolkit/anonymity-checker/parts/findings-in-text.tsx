import { useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { type Decisions, decideAll, isAccepted } from '../decisions.ts'
import type { Finding } from '../engine/finding.ts'
import { subjectId, subjectsOf } from '../engine/subjects-of.ts'
import { cutIntoParts } from '../engine/text-parts.ts'
import { MarkedText } from './marked-text.tsx'
import { SubjectRow } from './subject-row.tsx'

type FindingsInTextProps = {
  text: string
  findings: readonly Finding[]
  decisions: Decisions
  onDecide(decisions: Decisions): void
}

/** The text with its findings marked, and below it each finding to accept or to refuse. A long text comes in parts. */
export function FindingsInText({ text, findings, decisions, onDecide }: FindingsInTextProps) {
  const [place, setPlace] = useState(0)
  const parts = useMemo(() => cutIntoParts(text, findings), [text, findings])
  const subjects = useMemo(
    () => new Map(subjectsOf(text, findings).map((one) => [one.id, one])),
    [text, findings],
  )
  const part = parts[place]
  if (!part) return null
  const ids = [...new Set(part.findings.map(subjectId))]
  const here = ids.flatMap((id) => subjects.get(id) ?? [])
  const decide = (id: string, decision: 'accepted' | 'refused') =>
    onDecide(new Map([...decisions, [id, decision]]))
  const rows = (tier: Finding['tier']) =>
    here
      .filter((subject) => subject.tier === tier)
      .map((subject) => (
        <SubjectRow
          key={subject.id}
          subject={subject}
          isAccepted={subject.mentions.some((mention) => isAccepted(decisions, mention))}
          onDecide={(decision) => decide(subject.id, decision)}
        />
      ))
  const certain = rows('certain')
  const possible = rows('possible')
  return (
    <section aria-label="Findings in your text" className="space-y-5">
      <h3>In your text</h3>
      {parts.length > 1 ? <PartSwitch place={place} count={parts.length} onPlace={setPlace} /> : null}
      <MarkedText text={text} part={part} decisions={decisions} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          tone="secondary"
          size="small"
          onClick={() => onDecide(decideAll(findings, 'accepted'))}
        >
          Accept all
        </Button>
        <Button
          type="button"
          tone="secondary"
          size="small"
          onClick={() => onDecide(decideAll(findings, 'refused'))}
        >
          Refuse all
        </Button>
      </div>
      {certain.length > 0 ? <ul className="space-y-3">{certain}</ul> : null}
      {possible.length > 0 ? (
        <section aria-label="Possible findings" className="space-y-3">
          <h4 className="font-semibold">Possible</h4>
          <p className="text-muted">
            These may be names or numbers, or plain words. They do not count in the score, and stay in the
            text until you accept them.
          </p>
          <ul className="space-y-3">{possible}</ul>
        </section>
      ) : null}
    </section>
  )
}

function PartSwitch({
  place,
  count,
  onPlace,
}: {
  place: number
  count: number
  onPlace(place: number): void
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="button"
        tone="secondary"
        size="small"
        disabled={place === 0}
        onClick={() => onPlace(place - 1)}
      >
        Part before
      </Button>
      <p role="status">
        Part {place + 1} of {count}
      </p>
      <Button
        type="button"
        tone="secondary"
        size="small"
        disabled={place === count - 1}
        onClick={() => onPlace(place + 1)}
      >
        Next part
      </Button>
    </div>
  )
}
