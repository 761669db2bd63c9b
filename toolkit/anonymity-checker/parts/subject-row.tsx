import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { advice } from '../engine/advice.ts'
import { kinds, severityOf } from '../engine/kinds.ts'
import type { Subject } from '../engine/subjects-of.ts'
import { severityTones } from './issue-list.tsx'
import { rowId } from './marked-text.tsx'

type SubjectRowProps = {
  subject: Subject
  isAccepted: boolean
  onDecide(decision: 'accepted' | 'refused'): void
}

/** One person, number or place with all its mentions: why it matters, what to do, and the decision. */
export function SubjectRow({ subject, isAccepted, onDecide }: SubjectRowProps) {
  const { kind, words, mentions } = subject
  const severity = severityOf(kind)
  const { why, suggestion } = advice[kind]
  return (
    <li
      id={rowId(subject.id)}
      tabIndex={-1}
      className="space-y-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          <q>{shortened(words)}</q>
          <span className="block text-sm font-normal text-muted">
            {kinds[kind].title}
            {mentions.length > 1 ? `, ${mentions.length} mentions` : ''}
          </span>
        </p>
        <Badge tone={severityTones[severity]}>{severity}</Badge>
      </div>
      <p className="text-sm">
        {why} {suggestion}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="button"
          size="small"
          tone={isAccepted ? 'primary' : 'secondary'}
          aria-pressed={isAccepted}
          aria-label={`Accept: replace ${shortened(words)}`}
          onClick={() => onDecide('accepted')}
        >
          Accept
        </Button>
        <Button
          type="button"
          size="small"
          tone={isAccepted ? 'secondary' : 'primary'}
          aria-pressed={!isAccepted}
          aria-label={`Refuse: keep ${shortened(words)}`}
          onClick={() => onDecide('refused')}
        >
          Refuse
        </Button>
        <p className="text-sm text-muted">
          {isAccepted ? `Becomes ${kinds[kind].placeholder}` : 'Stays in the text'}
        </p>
      </div>
    </li>
  )
}

function shortened(words: string): string {
  return words.length > 80 ? `${[...words.slice(0, 80)].slice(0, -1).join('')}…` : words
}
