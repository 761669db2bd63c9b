import type { Billing } from '#server/plans/billing/show-billing.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type OwnUsageProps = {
  usage: Billing['usage']
  kept: Billing['kept']
  words: Words['billing']
  names: Words['plans']['featureNames']
  keptWords: Words['keptThings']
}

/** How often counted features were used this month, and how much is kept: "12 of 50". */
export function OwnUsage({ usage, kept, words, names, keptWords }: OwnUsageProps) {
  if (usage.length + kept.length === 0) return null
  return (
    <Card as="section" className="space-y-3">
      <h2>{words.usage}</h2>
      <ul className="divide-y divide-line">
        {usage.map(({ feature, used, most }) => (
          <li key={feature} className="py-2">
            {fill(most > 0 ? words.usageLine : words.usagePaused, { feature: names[feature], used, most })}
          </li>
        ))}
        {kept.map(({ thing, held, most }) => (
          <li key={thing} className="py-2">
            {fill(most > 0 ? keptWords.line : keptWords.paused, {
              thing: keptWords.names[thing],
              held,
              most,
            })}
          </li>
        ))}
      </ul>
    </Card>
  )
}
