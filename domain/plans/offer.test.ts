import { expect, test } from 'vitest'
import { features } from './features.ts'
import { builtFeatures, contentsOf, isWorthMoney, placeOf, unbuiltFeatures } from './offer.ts'
import { tiers } from './plans.ts'

test('each feature is either built, with a place where it is used, or said to be missing', () => {
  expect([...builtFeatures, ...unbuiltFeatures].toSorted()).toEqual(Object.keys(features).toSorted())
  for (const feature of builtFeatures) expect(placeOf(feature)).toMatch(/^\/[a-z]/)
})

test('no tier has what is not built, and each has at least what the one below has', () => {
  for (const [index, tier] of tiers.entries()) {
    const below = tiers[index - 1]
    if (below) expect(contentsOf(tier)).toEqual(expect.arrayContaining(contentsOf(below)))
    for (const feature of contentsOf(tier)) expect(unbuiltFeatures).not.toContain(feature)
  }
})

test('a tier that adds nothing to the one below is not sold', () => {
  expect(isWorthMoney('premium')).toBe(true)
  expect(isWorthMoney('enterprise')).toBe(contentsOf('enterprise').length > contentsOf('premium').length)
})
