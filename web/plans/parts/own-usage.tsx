import type { Billing } from '#server/plans/billing/show-billing.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type OwnUsageProps = {
  usage: Billing['usage']
  words: Words['billing']
  names: Words['plans']['featureNames']
}

/** How often counted features were used this month: "12 of 50". */
export function OwnUsage({ usage, words, names }: OwnUsageProps) {
  if (usage.length === 0) return null
  return (
    <Card as="section" className="space-y-3">
      <h2>{words.usage}</h2>
      <ul className="divide-y divide-line">
        {usage.map(({ feature, used, most }) => (
          <li key={feature} className="py-2">
            {fill(most > 0 ? words.usageLine : words.usagePaused, { feature: names[feature], used, most })}
          </li>
        ))}
      </ul>
    </Card>
  )
}
