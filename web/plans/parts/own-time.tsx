import type { Billing } from '#server/plans/billing/show-billing.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'

type OwnTimeProps = {
  periods: Billing['periods']
  words: Words['billing']
  names: Words['planTexts']['names']
}

/** Every period of an account, and where it came from. */
export function OwnTime({ periods, words, names }: OwnTimeProps) {
  return (
    <Card as="section" className="space-y-3">
      <h2>{words.time}</h2>
      {periods.length === 0 ? <p>{words.noTime}</p> : null}
      <ul className="divide-y divide-line">
        {periods.map(({ tier, from, lastDay, source }) => (
          <li key={from} className="py-2">
            <p className="font-semibold">
              {fill(words.period, { plan: names[tier], from: dayOf(from), lastDay: dayOf(lastDay) })}
            </p>
            <p className="text-muted">{words.sources[source]}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
