import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { partialDay } from '../../dates.ts'
import { type Fact, type Law, standingNames } from '../laws.ts'

/** One law: what is reported of it with sources, then what it means on this site. */
export function LawCard({ law }: { law: Law }) {
  return (
    <Card as="article" id={law.id} className="space-y-4" aria-labelledby={`${law.id}-name`}>
      <h3 id={`${law.id}-name`}>{law.name}</h3>
      <ul className="space-y-3">
        {law.facts.map((fact) => (
          <li key={fact.text}>
            {fact.text} {fact.standing === 'reported' ? null : <Standing fact={fact} />}
            <SourceLine fact={fact} />
          </li>
        ))}
      </ul>
      <div className="border-l-4 border-accent pl-4">
        <h4 className="font-semibold">What it means here</h4>
        <ul className="mt-1 space-y-1.5">
          {law.here.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {law.open ? (
        <p className="text-sm text-muted">
          <strong className="font-semibold">Not confirmed, so not stated:</strong> {law.open}
        </p>
      ) : null}
    </Card>
  )
}

function Standing({ fact }: { fact: Fact }) {
  return <Badge tone="warning">{standingNames[fact.standing]}</Badge>
}

function SourceLine({ fact: { source, lastChecked } }: { fact: Fact }) {
  return (
    <p className="text-sm text-muted">
      Source:{' '}
      <a href={source.url} rel="noreferrer noopener" className={linkStyles}>
        {source.publisher}
      </a>
      , {source.date ? partialDay(source.date) : 'no date given'}. Last checked:{' '}
      {lastChecked ? partialDay(lastChecked) : 'not yet'}.
    </p>
  )
}
