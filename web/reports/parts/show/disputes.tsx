import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../../dates.ts'
import { useNames } from '../../../page-names.ts'
import { partName } from '../part-name.ts'
import type { SectionProps } from './section-props.ts'

/** What of a report is disputed at present, and since when. */
export function Disputes({ report, words: { aboutReport: words } }: SectionProps) {
  const names = useNames('labels', 'partTexts', 'sideNames')
  const { disputes } = report.corrections
  const [first] = disputes
  if (!first) return null
  return (
    <Alert tone="warning" title={fill(words.disputed, { day: partialDay(first.disputedOn) })}>
      <p>{words.lookedInto}</p>
      <ul className="list-disc pl-5">
        {disputes.map(({ id, part, disputedOn }) => (
          <li key={id}>
            {fill(words.partSince, { part: partName(part, names), day: partialDay(disputedOn) })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
