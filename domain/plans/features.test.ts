import { expect, test } from 'vitest'
import { type Feature, features, hasFeature } from './features.ts'
import { subscriptionStatuses, type Tier, tiers } from './plans.ts'

// Specification 6, premium features.
const premiumAndEnterprise: Feature[] = [
  ...(['advanced-search', 'export-reports', 'unlimited-reports', 'priority-verification'] as const),
  ...(['cross-reference', 'report-selection', 'dashboard', 'analytics'] as const),
]
const enterpriseOnly: Feature[] = [
  ...(['api-access', 'custom-analytics', 'team-collaboration', 'enhanced-security'] as const),
]

const expectations: Record<Tier, Feature[]> = {
  free: [],
  premium: premiumAndEnterprise,
  enterprise: [...premiumAndEnterprise, ...enterpriseOnly],
}

const everyFeature = Object.keys(features) as Feature[]

test.each(tiers)('an active subscription of tier %s has what the specification lists', (tier) => {
  const had = everyFeature.filter((feature) => hasFeature({ tier, status: 'active' }, feature))
  expect(had.toSorted()).toEqual(expectations[tier].toSorted())
})

test.each(tiers)('a subscription of tier %s that is not active has no feature', (tier) => {
  for (const status of subscriptionStatuses.filter((each) => each !== 'active'))
    expect(everyFeature.filter((feature) => hasFeature({ tier, status }, feature))).toEqual([])
})
