import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import type { Column } from './present-tier.ts'

type PlanColumnProps = { column: Column; words: Words['plans']; asksToLogIn: boolean }

/** One plan: what it costs, what is in it, and how to buy it. */
export function PlanColumn({ column, words, asksToLogIn }: PlanColumnProps) {
  const { name, isOwn, price, perYear, forWhom, contents, builtOn, buys, notSold } = column
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-center justify-between gap-2">
        {name} {isOwn ? <Badge tone="information">{words.own}</Badge> : null}
      </h2>
      <p>
        <span className="text-2xl font-bold">₦{price}</span>{' '}
        <span className="text-muted">{words.aMonth}</span>
      </p>
      <p className="text-muted">{perYear ?? words.always}</p>
      <p>{forWhom}</p>
      {builtOn ? <p>{builtOn}</p> : null}
      <ul className="space-y-2">
        {contents.map(({ text, place }) => (
          <li key={text} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <Link to={place} className={linkStyles}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {notSold ? <p className="text-muted">{notSold}</p> : null}
      <div className="mt-auto flex flex-col gap-2 pt-2">
        {asksToLogIn && column.tier !== 'free' && !notSold ? (
          <Link
            to="/login?next=%2Fsubscription-plans"
            aria-label={`${words.logIn}: ${name}`}
            className={buttonStyles({ tone: 'secondary', wide: true })}
          >
            {words.logIn}
          </Link>
        ) : null}
        {buys.map(({ plan, label }, index) => (
          <Link
            key={plan}
            to={`/subscription-plans/purchase?plan=${plan}`}
            aria-label={`${label}: ${name}`}
            className={buttonStyles({ tone: index === 0 ? 'primary' : 'secondary', wide: true })}
          >
            {label}
          </Link>
        ))}
      </div>
    </Card>
  )
}
