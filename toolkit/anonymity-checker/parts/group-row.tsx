import { advice } from '@fitila/anonymity/advice'
import type { Tier } from '@fitila/anonymity/finding'
import type { FindingGroup } from '@fitila/anonymity/groups'
import type { Severity } from '@fitila/anonymity/kinds'
import { useEffect, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Tone } from '#ui/tones.ts'
import type { Decision, Decisions } from '../decisions.ts'
import type { Asked } from './marked-text.tsx'
import { SubjectRow } from './subject-row.tsx'

type GroupRowProps = {
  group: FindingGroup
  tier: Tier
  decisions: Decisions
  asked: Asked | undefined
  onDecide(ids: readonly string[], decision: Decision | undefined): void
}

const step = 30

/** One kind of finding in one line. Opened, it tells why it matters and lists who or what is meant, to decide on. */
export function GroupRow({ group, tier, decisions, asked, onDecide }: GroupRowProps) {
  const { issue, count, severity, kind, subjects } = group
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(step)
  const place = asked ? subjects.findIndex(({ id }) => id === asked.id) : -1
  useEffect(() => {
    if (!asked || place === -1) return
    setOpen(true)
    setShown((before) => Math.max(before, place + 1))
  }, [asked, place])
  const ids = subjects.map(({ id }) => id)
  const { why, suggestion } = advice[kind]
  return (
    <li className={classNames('rounded-card border border-line', tier === 'possible' ? 'border-dashed' : '')}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-1">
          <span className="min-w-0 break-words">
            {issue}: {count}
          </span>
          <span className="flex shrink-0 items-center gap-2">
            <Badge tone={tier === 'possible' ? 'neutral' : severityTones[severity]}>
              {tier === 'possible' ? 'possible' : severity}
            </Badge>
            <Chevron isOpen={isOpen} />
          </span>
        </summary>
        {isOpen ? (
          <div className="space-y-3 border-t border-line p-3">
            <p className="text-sm">
              {why} {suggestion}
            </p>
            {subjects.length > 1 ? (
              <div className="flex flex-wrap gap-3">
                <Button
                  type="button"
                  tone="secondary"
                  size="small"
                  aria-label={`Replace all: ${issue}`}
                  onClick={() => onDecide(ids, 'replace')}
                >
                  Replace all {subjects.length}
                </Button>
                <Button
                  type="button"
                  tone="secondary"
                  size="small"
                  aria-label={`${tier === 'certain' ? 'Keep' : 'Leave'} all: ${issue}`}
                  onClick={() => onDecide(ids, tier === 'certain' ? 'keep' : undefined)}
                >
                  {tier === 'certain' ? 'Keep all' : 'Leave all'}
                </Button>
              </div>
            ) : null}
            <ul className="divide-y divide-line">
              {subjects.slice(0, shown).map((subject) => (
                <SubjectRow
                  key={subject.id}
                  subject={subject}
                  decisions={decisions}
                  asked={asked?.id === subject.id ? asked : undefined}
                  onDecide={(decision) => onDecide([subject.id], decision)}
                />
              ))}
            </ul>
            {subjects.length > shown ? (
              <Button
                type="button"
                tone="secondary"
                size="small"
                onClick={() => setShown((before) => before + step)}
              >
                Show {Math.min(step, subjects.length - shown)} more
              </Button>
            ) : null}
          </div>
        ) : null}
      </details>
    </li>
  )
}

function Chevron({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={classNames('size-4', isOpen ? 'rotate-180' : '')}>
      <path d="M4 7l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

const severityTones = {
  high: 'danger',
  medium: 'warning',
  low: 'information',
} as const satisfies Record<Severity, Tone>
