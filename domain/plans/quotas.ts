import type { Feature } from './features.ts'
import { hasFeature } from './features.ts'
import type { PaidTier, Subscription } from './plans.ts'

/** How often in a month of Nigeria a feature is used, by tier. A feature that is missing is not counted. */
const quotas = {
  'export-reports': { premium: 50, enterprise: 500 },
} as const satisfies Partial<Record<Feature, Record<PaidTier, number>>>

export type CountedFeature = keyof typeof quotas

export const countedFeatures = Object.keys(quotas) as CountedFeature[] // The table's own keys.

/** 0 where the plan does not have the feature. */
export function quotaOf(subscription: Subscription, feature: CountedFeature): number {
  const { tier } = subscription
  return tier === 'free' || !hasFeature(subscription, feature) ? 0 : quotas[feature][tier]
}

/** How many rows one export holds at most. */
export const mostExportedRows = { premium: 10_000, enterprise: 1_000_000 } as const satisfies Record<
  PaidTier,
  number
>
