import type { Finding } from '@fitila/anonymity/finding'
import { kinds } from '@fitila/anonymity/kinds'
import { subjectId } from '@fitila/anonymity/subjects-of'
import { cutIntoParts, type TextPart } from '@fitila/anonymity/text-parts'
import { Fragment, useMemo, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { type Decisions, decisionOn } from '../decisions.ts'
import { PartSwitch } from './part-switch.tsx'

/** A subject whose mark was pressed; `count` tells two presses on one mark apart. */
export type Asked = { id: string; count: number }

type MarkedPartsProps = {
  text: string
  findings: readonly Finding[]
  decisions: Decisions
  onAsk(id: string): void
}

/** The text with its findings marked, and a legend. A long text comes in parts. */
export function MarkedParts({ text, findings, decisions, onAsk }: MarkedPartsProps) {
  const [place, setPlace] = useState(0)
  const parts = useMemo(() => cutIntoParts(text, findings), [text, findings])
  const part = parts[place]
  if (!part) return null
  return (
    <section aria-label="Findings in your text" className="space-y-3">
      <h3>In your text</h3>
      <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {legend.map(({ look, words, meaning }) => (
          <li key={look}>
            <span className={markStyles(look)}>{words}</span> {meaning}
          </li>
        ))}
      </ul>
      {parts.length > 1 ? <PartSwitch place={place} count={parts.length} onPlace={setPlace} /> : null}
      <MarkedText text={text} part={part} decisions={decisions} onAsk={onAsk} />
    </section>
  )
}

type MarkedTextProps = { text: string; part: TextPart; decisions: Decisions; onAsk(id: string): void }

function MarkedText({ text, part, decisions, onAsk }: MarkedTextProps) {
  let reached = part.start
  return (
    <div
      className="max-h-96 overflow-auto rounded-card border border-line bg-surface p-3 break-words whitespace-pre-wrap"
      dir="auto"
    >
      {part.findings.map((finding) => {
        const before = text.slice(reached, finding.start)
        reached = finding.end
        const look = lookOf(decisions, finding)
        return (
          <Fragment key={finding.start}>
            {before}
            <mark className="bg-transparent text-inherit">
              <button
                type="button"
                onClick={() => onAsk(subjectId(finding))}
                className={classNames(
                  'inline cursor-pointer text-left whitespace-pre-wrap',
                  markStyles(look),
                )}
              >
                {text.slice(finding.start, finding.end)}
                <span className="sr-only">
                  {' '}
                  ({saidOf[look]} {kinds[finding.kind].title})
                </span>
              </button>
            </mark>
          </Fragment>
        )
      })}
      {text.slice(reached, part.end)}
    </div>
  )
}

type Look = 'replaced' | 'possible' | 'kept' | 'mistaken'

function lookOf(decisions: Decisions, finding: Finding): Look {
  const decision = decisionOn(decisions, finding)
  if (decision === 'replace') return 'replaced'
  else if (decision === 'keep') return 'kept'
  else return decision === 'mistaken' ? 'mistaken' : 'possible'
}

function markStyles(look: Look): string {
  return classNames('rounded-sm px-0.5', styles[look])
}

const styles = {
  replaced: 'border-b-2 border-danger bg-danger-soft',
  kept: 'border-2 border-danger',
  possible: 'border-b-2 border-dashed border-edge',
  mistaken: 'border-b border-dotted border-edge',
} as const satisfies Record<Look, string>

const saidOf = {
  replaced: 'replaced:',
  kept: 'kept:',
  possible: 'possible:',
  mistaken: 'found by mistake:',
} as const satisfies Record<Look, string>

const legend: readonly { look: Look; words: string; meaning: string }[] = [
  { look: 'replaced', words: 'certain', meaning: 'is replaced' },
  { look: 'possible', words: 'possible', meaning: 'stays until you decide' },
  { look: 'kept', words: 'kept', meaning: 'stays and counts' },
]
