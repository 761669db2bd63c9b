import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { partialDay } from '../../dates.ts'
import type { PresentedCard, PresentedStatement } from '../law-cards.ts'

/** One law: what is reported of it with sources, then what it means on this site. */
export function LawCard({ card }: { card: PresentedCard }) {
  return (
    <Card as="article" id={card.id} className="space-y-4" aria-labelledby={`${card.id}-name`}>
      <h3 id={`${card.id}-name`}>{card.name}</h3>
      <ul className="space-y-3">
        {card.statements.map((statement) => (
          <li key={statement.says}>
            {statement.says}{' '}
            {statement.standing === 'reported' ? null : (
              <Badge tone="warning">{standingNames[statement.standing]}</Badge>
            )}
            <SourceLine statement={statement} />
          </li>
        ))}
      </ul>
      <div className="border-l-4 border-accent pl-4">
        <h4 className="font-semibold">What it means here</h4>
        <ul className="mt-1 space-y-1.5">
          {card.here.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {card.open ? (
        <p className="text-sm text-muted">
          <strong className="font-semibold">Not confirmed, so not stated:</strong> {card.open}
        </p>
      ) : null}
    </Card>
  )
}

const standingNames = {
  'second-hand': 'Second-hand source',
  disputed: 'Disputed',
} satisfies Record<Exclude<PresentedStatement['standing'], 'reported'>, string>

function SourceLine({
  statement: { address, host, published, lastChecked, isStale },
}: {
  statement: PresentedStatement
}) {
  return (
    <p className="text-sm text-muted">
      Source:{' '}
      <a href={address} rel="noreferrer noopener" className={linkStyles}>
        {host}
      </a>
      , {published ? `of ${partialDay(published)}` : 'no date given'}. Last checked: {partialDay(lastChecked)}
      {isStale ? ', more than half a year ago: look at the source before you rely on it' : null}.
    </p>
  )
}
