import type { Subscription, Tier } from './plans.ts'

const premiumAndEnterprise: readonly Tier[] = ['premium', 'enterprise']
const enterpriseOnly: readonly Tier[] = ['enterprise']

export const features = {
  'advanced-search': premiumAndEnterprise,
  'export-reports': premiumAndEnterprise,
  'unlimited-reports': premiumAndEnterprise,
  'priority-verification': premiumAndEnterprise,
  'cross-reference': premiumAndEnterprise,
  'report-selection': premiumAndEnterprise,
  dashboard: premiumAndEnterprise,
  analytics: premiumAndEnterprise,
  'api-access': enterpriseOnly,
  'custom-analytics': enterpriseOnly,
  'team-collaboration': enterpriseOnly,
  'enhanced-security': enterpriseOnly,
} as const satisfies Record<string, readonly Tier[]>

export type Feature = keyof typeof features

export function hasFeature(subscription: Subscription, feature: Feature): boolean {
  return subscription.status === 'active' && features[feature].includes(subscription.tier)
}
