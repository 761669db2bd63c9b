import type { Outcome } from '#domain/publishing/corrections.ts'
import type { LogEntry } from '#server/publishing/corrections/list-corrections.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tones.ts'
import { fill } from '#words/fill.ts'
import { dayOf, partialDay } from '../../dates.ts'
import { useNames } from '../../page-names.ts'
import { partName } from './part-name.ts'

const tones = {
  corrected: 'information',
  answered: 'neutral',
  withdrawn: 'neutral',
  retracted: 'danger',
  restored: 'neutral',
} as const satisfies Record<Outcome, Tone>

/** What happened to it, when, about what, and why. */
export function LogLine({ entry }: { entry: LogEntry }) {
  const names = useNames('labels', 'partTexts', 'sideNames', 'outcomeNames')
  const { outcome, parts, words, disputedOn, publishedAt } = entry
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={tones[outcome]}>{names.outcomeNames[outcome]}</Badge>
        <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
        {outcome === 'retracted' || outcome === 'restored' ? null : (
          <span>{parts.map((part) => partName(part, names)).join(', ')}</span>
        )}
        {disputedOn ? (
          <span>{fill(names.partTexts.disputedSince, { day: partialDay(disputedOn) })}</span>
        ) : null}
      </p>
      {words ? <p className="whitespace-pre-line break-words">{words}</p> : null}
    </>
  )
}
