import { addedBy, type BuiltFeature, isWorthMoney, placeOf } from '#domain/plans/offer.ts'
import { type PlanId, plans, type Tier } from '#domain/plans/plans.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { nairaOf } from '../../amounts.ts'

export type Column = {
  tier: Tier
  name: string
  forWhom: string
  price: string
  perYear: string | null
  isOwn: boolean
  /** The plan whose contents are in it too. */
  builtOn: string | null
  /** In words, each with the page where it is used. */
  contents: { text: string; place: string }[]
  /** The plans of this tier that the visitor can buy here. */
  buys: { plan: PlanId; label: string }[]
  /** Why no one can buy it, where no one can. */
  notSold: string | null
}

type Presenting = { ownTier: Tier | null; canBuy: boolean; words: Pick<Words, 'plans' | 'planTexts'> }

export function presentTier(tier: Tier, { ownTier, canBuy, words }: Presenting): Column {
  const ofTier = plans.filter((plan) => plan.tier === tier)
  const [month, year] = (['month', 'year'] as const).map((unit) =>
    ofTier.find((plan) => plan.interval === unit),
  )
  const isSold = tier !== 'free' && isWorthMoney(tier)
  const free = words.plans.freeContents.map(({ text, place }) => ({ text, place }))
  return {
    tier,
    name: words.planTexts.names[tier],
    forWhom: words.planTexts.forWhom[tier],
    price: nairaOf(month?.priceKobo ?? 0),
    perYear: year ? fill(words.plans.perYear, { naira: nairaOf(year.priceKobo) }) : null,
    isOwn: ownTier === tier,
    builtOn: tier === 'free' ? null : words.plans.builtOn[tier],
    contents: tier === 'free' ? free : addedBy(tier).map((feature) => inWords(feature, words)),
    buys:
      canBuy && isSold
        ? ofTier.map(({ id, interval }) => ({ plan: id, label: words.plans.buy[interval] }))
        : [],
    notSold: tier === 'free' || isSold ? null : words.plans.addsNothing,
  }
}

function inWords(feature: BuiltFeature, words: Pick<Words, 'planTexts'>) {
  return { text: words.planTexts.features[feature], place: placeOf(feature) }
}
