import { expect, test } from 'vitest'
import { features } from './features.ts'
import { subscriptionStatuses, tiers } from './plans.ts'
import { countedFeatures, quotaOf } from './quotas.ts'

test('a plan has a number of uses where it has the feature, and none where it has not, or payment is due', () => {
  for (const feature of countedFeatures)
    for (const tier of tiers)
      for (const status of subscriptionStatuses) {
        const has = status === 'active' && (features[feature] as readonly string[]).includes(tier)
        expect(quotaOf({ tier, status }, feature) > 0, `${feature} ${tier} ${status}`).toBe(has)
      }
})

test('the higher plan has more', () => {
  for (const feature of countedFeatures) {
    const [premium, enterprise] = (['premium', 'enterprise'] as const).map((tier) =>
      quotaOf({ tier, status: 'active' }, feature),
    )
    expect(enterprise).toBeGreaterThan(premium ?? 0)
  }
})
