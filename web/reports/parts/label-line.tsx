import type { LabelledStatement } from '#domain/publishing/statements.ts'
import { Badge } from '#ui/badge.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import { useNames } from '../../page-names.ts'

/** What the public is told about one statement: what it rests on, where that is, and when staff saw it. */
export function LabelLine({ statement }: { statement: LabelledStatement | undefined }) {
  const { partTexts, statementLabelNames } = useNames('partTexts', 'statementLabelNames')
  if (!statement) return null
  const { place, label, source, seenOn } = statement
  return (
    <span className="mt-1.5 block text-sm whitespace-normal text-muted">
      <Badge className="mr-1.5">{statementLabelNames[label]}</Badge>
      {place === 'office' ? `${partTexts.forOffice} ` : null}
      {fill(partTexts.seenOn, { source })} <time dateTime={seenOn}>{partialDay(seenOn)}</time>
    </span>
  )
}
