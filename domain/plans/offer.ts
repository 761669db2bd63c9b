import { type Feature, features, hasFeature } from './features.ts'
import { type PaidTier, type Tier, tiers } from './plans.ts'

/** Where each feature is used; null for one that is not built. What is not built is not sold. */
const places = {
  'unlimited-reports': '/submit-report',
  'priority-verification': '/reports/mine',
  'advanced-search': '/advanced-search',
  'export-reports': '/reports/export',
  'cross-reference': '/name-lists',
  'report-selection': '/folders',
  dashboard: '/dashboard',
  analytics: '/analytics',
  'api-access': '/profile/api-keys',
  'custom-analytics': '/organisation/boards',
  'team-collaboration': '/organisation/folders',
  'enhanced-security': '/organisation',
} as const satisfies Record<Feature, string | null>

export type BuiltFeature = { [Name in Feature]: (typeof places)[Name] extends null ? never : Name }[Feature]

export const builtFeatures = (Object.keys(features) as Feature[]).filter(isBuilt)
export const unbuiltFeatures = (Object.keys(features) as Feature[]).filter((feature) => !isBuilt(feature))

export function placeOf(feature: BuiltFeature): string {
  return places[feature]
}

/** What a tier has, of what is built. */
export function contentsOf(tier: Tier): BuiltFeature[] {
  return builtFeatures.filter((feature) => hasFeature({ tier, status: 'active' }, feature))
}

/** A tier is sold where something in it is built that the tier below lacks. */
export function isWorthMoney(tier: PaidTier): boolean {
  return addedBy(tier).length > 0
}

/** What a tier has that the one below lacks, of what is built. */
export function addedBy(tier: PaidTier): BuiltFeature[] {
  const below = contentsOf(tiers[tiers.indexOf(tier) - 1] ?? 'free')
  return contentsOf(tier).filter((feature) => !below.includes(feature))
}

function isBuilt(feature: Feature): feature is BuiltFeature {
  return places[feature] !== null
}
