import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import type { Chain } from '../engine/chain.ts'
import { chainStrength } from '../engine/chain-strength.ts'
import type { Strength } from '../engine/evidence-item.ts'

/** How many, how strong, and the pro tip. */
export function ChainSummary({ chain }: { chain: Chain }) {
  const count = (strength: Strength) => String(chain.filter((item) => item.strength === strength).length)
  return (
    <Card as="section" aria-labelledby="summary" className="space-y-4">
      <h2 id="summary">Summary</h2>
      {chain.length > 0 ? <p className="text-lg font-semibold">{chainStrength(chain)}</p> : null}
      <DescriptionList
        items={[
          { term: 'Items', detail: String(chain.length) },
          { term: 'Strong', detail: count('strong') },
          { term: 'Medium', detail: count('medium') },
          { term: 'Weak', detail: count('weak') },
          { term: 'Files', detail: String(chain.reduce((sum, { exhibits }) => sum + exhibits.length, 0)) },
        ]}
      />
      <Alert title="Pro tip">
        Put the chain in the order in which things happened, and let each piece confirm the one before. Two
        sources that do not know each other are worth more than ten copies of one.
      </Alert>
    </Card>
  )
}
