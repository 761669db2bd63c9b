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

/** How many of a thing one account keeps at a time, by tier. When a plan ends they stay, paused. */
const kept = {
  'saved-search': { feature: 'advanced-search', most: { premium: 25, enterprise: 25 } },
  folder: { feature: 'report-selection', most: { premium: 50, enterprise: 50 } },
  'name-list': { feature: 'cross-reference', most: { premium: 5, enterprise: 5 } },
} as const satisfies Record<string, { feature: Feature; most: Record<PaidTier, number> }>

export type KeptThing = keyof typeof kept

export const keptThings = Object.keys(kept) as KeptThing[] // The table's own keys.

/** 0 where the plan does not have the feature. */
export function mostKept(subscription: Subscription, thing: KeptThing): number {
  const { feature, most } = kept[thing]
  const { tier } = subscription
  return tier === 'free' || !hasFeature(subscription, feature) ? 0 : most[tier]
}

export function featureOfKept(thing: KeptThing): Feature {
  return kept[thing].feature
}

/** How many reports and convictions one folder holds at most. */
export const mostInFolder = 500

/** How many names or companies one list holds at most. */
export const mostNames = { premium: 500, enterprise: 20_000 } as const satisfies Record<PaidTier, number>

/** A dossier is made as a whole, and read by people. Longer lists are for the other formats, and its end says so. */
export const mostInDossier = 200
