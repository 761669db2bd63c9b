import { expect, test } from 'vitest'
import { type AssetMatchKeyKind, assetMatchKeys } from './asset-match-keys.ts'

const none = {
  whatHappened: '',
  declaredAssets: '',
  wealthSource: '',
  evidence: '',
  declaredItems: [],
  suspectedItems: [],
}

function matchKeysIn(suspectedAssets: string): string[] {
  return assetMatchKeys({ ...none, suspectedAssets }).map(({ kind, key }) => `${kind} ${key}`)
}

test.each<[string, AssetMatchKeyKind, string]>([
  ['A jeep, ABC-123DE.', 'plate', 'ABC123DE'],
  ['A jeep with plate abc123de', 'plate', 'ABC123DE'],
  ['A jeep, ABC 123 DE, black', 'plate', 'ABC123DE'],
  ['An old car, AB 123-CDE', 'plate', 'AB123CDE'],
  ['The company is RC 0123456.', 'company-number', '123456'],
  ['rc no. 123456', 'company-number', '123456'],
  ['Account 0123456789 in a bank', 'number', '0123456789'],
  ['Call +234 801 234 5678', 'number', '08012345678'],
  ['Call 0801-234-5678', 'number', '08012345678'],
  ['He lives at No. 12, Misali Close, Abuja', 'address', '12 misali close'],
  ['a house, 12 Misali Kirkira St', 'address', '12 misali kirkira street'],
  ['House 7, Misali Estate', 'address', '7 misali estate'],
  ['Plot 123, Misali Layout', 'plot', '123 misali'],
  ['plot no 123 in Misali', 'plot', '123 misali'],
  ['Through Misali Works Nigeria Ltd.', 'company', 'misali works'],
  ['MISALI WORKS LIMITED', 'company', 'misali works'],
  ['Misali & Kirkira Ventures', 'company', 'misali kirkira ventures'],
  ['A hall in Misali Estate', 'estate', 'misali estate'],
])('%j holds %s %s', (text, kind, key) => {
  expect(matchKeysIn(text)).toContain(`${kind} ${key}`)
})

test.each([
  'He has 400 million naira and 200 km of road.',
  'N1200000000 was paid, then ₦1,200,000,000 and 3500000000.',
  'In 2019 and 2020 he bought 3 houses on the street.',
  'NGN 500 MN',
  'The plot is large. The company is limited.',
  'Bello Ltd',
  'Three houses in a new estate, about N400 million.',
])('%j tells no asset from another', (text) => {
  expect(matchKeysIn(text)).toEqual([])
})

test('what is in the items is found as well', () => {
  const item = { value: null, currency: 'NGN', acquired: null, source: '' } as const
  const suspectedItems = [
    { ...item, kind: 'house_building', what: 'A duplex', where: '12 Misali Close' },
    { ...item, kind: 'vehicle', what: 'Jeep ABC-123DE', where: '' },
  ] as const
  const found = assetMatchKeys({ ...none, suspectedAssets: '', suspectedItems: [...suspectedItems] })
  expect(found.map(({ key }) => key)).toEqual(['12 misali close', 'ABC123DE'])
})

test('the longest text is read at once, whatever is in it', () => {
  const pieces = ['A', 'Aa ', 'A\t', '1', '1 ', 'plot 1', 'a-', 'ABC 1', '0801 ', "A'", 'and ', '1 a ']
  for (const piece of pieces) {
    const from = performance.now()
    matchKeysIn(piece.repeat(20_000).slice(0, 20_000))
    expect(performance.now() - from, piece).toBeLessThan(1_500)
  }
})
