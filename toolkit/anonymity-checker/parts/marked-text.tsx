import { Fragment } from 'react'
import { classNames } from '#ui/class-names.ts'
import { type Decisions, isAccepted } from '../decisions.ts'
import type { Finding } from '../engine/finding.ts'
import { kinds, type Severity } from '../engine/kinds.ts'
import { subjectId } from '../engine/subjects-of.ts'
import type { TextPart } from '../engine/text-parts.ts'

/** One part of the text; a mark leads to its row in the list below. */
export function MarkedText({
  text,
  part,
  decisions,
}: {
  text: string
  part: TextPart
  decisions: Decisions
}) {
  let reached = part.start
  return (
    <div
      className="max-h-128 overflow-auto rounded-card border border-line bg-surface p-4 break-words whitespace-pre-wrap"
      dir="auto"
    >
      {part.findings.map((finding) => {
        const before = text.slice(reached, finding.start)
        reached = finding.end
        return (
          <Fragment key={finding.start}>
            {before}
            <Mark
              finding={finding}
              words={text.slice(finding.start, finding.end)}
              isRefused={!isAccepted(decisions, finding)}
            />
          </Fragment>
        )
      })}
      {text.slice(reached, part.end)}
    </div>
  )
}

function Mark({ finding, words, isRefused }: { finding: Finding; words: string; isRefused: boolean }) {
  const isPossible = finding.tier === 'possible'
  return (
    <mark className="bg-transparent text-inherit">
      <button
        type="button"
        onClick={() => document.getElementById(rowId(subjectId(finding)))?.focus()}
        className={classNames(
          'inline cursor-pointer rounded-sm border-b-2 px-0.5 text-left whitespace-pre-wrap',
          isRefused && !isPossible ? 'border-dotted border-edge' : styles[finding.severity],
          isPossible ? 'border-dashed bg-transparent' : '',
        )}
      >
        {words}
        <span className="sr-only">
          {' '}
          ({isPossible ? 'possible ' : ''}
          {kinds[finding.kind].title})
        </span>
      </button>
    </mark>
  )
}

/** The id of the row that tells more about a subject. */
export function rowId(id: string): string {
  return `finding-${id}`
}

const styles = {
  high: 'border-danger bg-danger-soft',
  medium: 'border-warning bg-warning-soft',
  low: 'border-information bg-information-soft',
} as const satisfies Record<Severity, string>
