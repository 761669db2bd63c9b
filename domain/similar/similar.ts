import { compareNames, type NameReason, type NameStrength } from '@fitila/names/compare-names'
import { nameMatchKeys } from '@fitila/names/name-match-keys'
import type { ReportText } from '../reports/fields.ts'
import { type AssetMatchKey, type AssetMatchKeyKind, assetMatchKeys } from './asset-match-keys.ts'

export type Similarity = {
  strength: NameStrength
  why: SimilarityReason[]
}

/** Both give it: `shown` is how one of them writes it. */
export type SharedThing = { kind: 'shared-thing'; thing: AssetMatchKeyKind; shown: string }
export type SimilarityReason = NameReason | SharedThing

/** What two reports are compared by; a conviction has a name only. */
export type Comparable = { personName: string; assets: readonly AssetMatchKey[] }

export function comparable(words: ReportText): Comparable {
  return { personName: words.personName, assets: assetMatchKeys(words) }
}

/** Everything that a report or a conviction can be found by, as `nameMatchKeys`. */
export function matchKeysOf({ personName, assets }: Comparable): string[] {
  return [...nameMatchKeys(personName), ...assets.map(({ kind, key }) => `${kind}|${key}`)]
}

/** Whether two speak of one person or one thing, and why. */
export function findSimilarity(one: Comparable, other: Comparable): Similarity | null {
  const names = compareNames(one.personName, other.personName)
  const shared = one.assets.filter(({ kind, key }) =>
    other.assets.some((asset) => asset.kind === kind && asset.key === key),
  )
  if (!names && shared.length === 0) return null
  return {
    strength: strongest([...(names ? [names.strength] : []), ...shared.map(({ kind }) => strengths[kind])]),
    why: [...(names?.reasons ?? []), ...shared.map(sharedThing)],
  }
}

/** One thing may be in two people's reports, so none of these says that it is one person. */
const strengths = {
  plate: 'likely',
  'company-number': 'likely',
  number: 'likely',
  address: 'likely',
  plot: 'likely',
  company: 'likely',
  estate: 'possible',
} as const satisfies Record<AssetMatchKeyKind, NameStrength>

function sharedThing({ kind, shown }: AssetMatchKey): SharedThing {
  return { kind: 'shared-thing', thing: kind, shown }
}

export const strengthOrder = ['same', 'likely', 'possible'] as const satisfies readonly NameStrength[]

function strongest(all: readonly NameStrength[]): NameStrength {
  return strengthOrder.find((strength) => all.includes(strength)) ?? 'possible'
}
