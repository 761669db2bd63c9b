import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../../dates.ts'
import { useNames } from '../../../page-names.ts'
import type { SectionProps } from './section-props.ts'

/** Above everything else, where a court has acquitted. */
export function Acquitted({ report, words: { consequences: words } }: SectionProps) {
  const { acquittedOn, lines } = report.consequences
  if (!acquittedOn) return null
  const acquittal = lines.find(({ kind, happenedOn }) => kind === 'acquittal' && happenedOn === acquittedOn)
  return (
    <Alert tone="success" title={fill(words.acquittedOn, { day: partialDay(acquittedOn) })}>
      <p>{words.acquitted}</p>
      {acquittal ? <p className="break-words">{fill(words.source, { source: acquittal.source })}</p> : null}
    </Alert>
  )
}

/** What authorities and courts did since the report was published. */
export function Consequences({ report, words: { consequences: words } }: SectionProps) {
  const { lines } = report.consequences
  const { consequenceNames } = useNames('consequenceNames')
  if (lines.length === 0) return null
  return (
    <section className="space-y-3">
      <h2>{words.title}</h2>
      <ul className="space-y-2">
        {lines.map(({ id, kind, happenedOn, source }) => (
          <li key={id}>
            <strong>{consequenceNames[kind]}</strong>, {partialDay(happenedOn)}
            <br />
            <span className="break-words text-sm text-muted">{fill(words.source, { source })}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{words.two}</p>
    </section>
  )
}
