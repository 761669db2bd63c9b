import { kinds } from '@fitila/anonymity/kinds'
import type { Subject } from '@fitila/anonymity/subjects-of'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { type Decision, type Decisions, decisionOn } from '../decisions.ts'
import type { Asked } from './marked-text.tsx'

type SubjectRowProps = {
  subject: Subject
  decisions: Decisions
  /** Set when its mark was pressed; the row then takes the focus. */
  asked: Asked | undefined
  onDecide(decision: Decision): void
}

/** One person, number or place with all its mentions, and the decision on it. */
export function SubjectRow({ subject, decisions, asked, onDecide }: SubjectRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (asked) row.current?.focus()
  }, [asked])
  const { kind, mentions } = subject
  const words = shortened(subject.words)
  const decided = mentions.map((mention) => decisionOn(decisions, mention)).find(Boolean)
  const choices = [
    { decision: 'replace', label: 'Replace', name: `Replace ${words}` },
    { decision: 'keep', label: 'Keep it anyway', name: `Keep ${words} anyway` },
    { decision: 'mistaken', label: mistakenLabel(kind), name: `${words}: ${mistakenLabel(kind)}` },
  ] as const
  return (
    <li ref={row} tabIndex={-1} className="space-y-2 py-3 first:pt-0 last:pb-0">
      <p className="break-words">
        <q className="font-semibold">{words}</q>
        {mentions.length > 1 ? <span className="text-muted">, {mentions.length} mentions</span> : null}
        <span className="block text-sm text-muted">{outcome(decided, kinds[kind].placeholder)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ decision, label, name }) => (
          <Button
            key={decision}
            type="button"
            size="small"
            tone={decided === decision ? 'primary' : 'secondary'}
            aria-pressed={decided === decision}
            aria-label={name}
            onClick={() => onDecide(decision)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}

function mistakenLabel(kind: Subject['kind']): string {
  return kind === 'person' ? 'Not a name' : 'Found by mistake'
}

function outcome(decided: Decision | undefined, placeholder: string): string {
  if (decided === 'replace') return `Becomes ${placeholder}`
  else if (decided === 'keep') return 'Stays in the text, and counts'
  else if (decided === 'mistaken') return 'Stays in the text, and does not count'
  else return 'Stays in the text until you decide'
}

function shortened(words: string): string {
  return words.length > 80 ? `${[...words.slice(0, 80)].slice(0, -1).join('')}…` : words
}
