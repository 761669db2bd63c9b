import { expect, test } from 'vitest'
import type { AssetItem } from '../reports/assets.ts'
import { emptyText, type ReportText } from '../reports/fields.ts'
import { boxesThatShare } from './shared-words.ts'

const before: ReportText = {
  ...emptyText(),
  sector: 'education',
  state: 'Kano',
  personName: 'Misali Na Jira',
  position: 'Director of stores',
  suspectedAssets: 'A hotel with sixty rooms near the airport.',
  evidence: 'The deed names ₦6,500,000 and a plot at Zaria Road.',
  wealthSource: 'His salary is known.',
  suspectedItems: [item('Hotel, 60 rooms', 6_500_000), item('Two cars', null)],
}

test('a hotel that is taken out of a list is still in the prose, and sixty is 60', () => {
  const [, ...others] = before.suspectedItems
  const found = boxesThatShare(before, { ...before, suspectedItems: others })
  expect(found).toEqual([
    { part: 'suspectedAssets', shared: ['hotel', 'sixty', 'rooms'] },
    { part: 'evidence', shared: ['6,500,000'] },
  ])
})

test('what a box keeps is not looked for, and a box that is changed too is not named', () => {
  expect(
    boxesThatShare(before, { ...before, suspectedAssets: 'A hotel with sixty rooms near the market.' }),
  ).toEqual([])
  const after = { ...before, suspectedAssets: 'A house.', evidence: 'The deed names a plot at Zaria Road.' }
  expect(boxesThatShare(before, after).map(({ part }) => part)).toEqual(['suspectedItems.0'])
})

test('common words and an unchanged report share nothing', () => {
  expect(boxesThatShare(before, before)).toEqual([])
  expect(boxesThatShare(before, { ...before, wealthSource: '' })).toEqual([])
})

test('a word is found however it is spelt, and is named as the box writes it', () => {
  const plain: ReportText = { ...before, suspectedAssets: '', suspectedItems: [], state: 'Kebbi' }
  const named = { ...plain, evidence: 'A deed, signed in KEBBI by Ọláńrewájú Kaʼida.' }
  const taken: ReportText = { ...named, declaredAssets: "Kebbi and Olanrewaju, by the ka'ida." }
  expect(boxesThatShare(taken, { ...taken, declaredAssets: '', state: 'Kaduna' })).toEqual([
    { part: 'evidence', shared: ['KEBBI', 'Ọláńrewájú'] },
  ])
})

function item(what: string, value: number | null): AssetItem {
  return { kind: 'other', what, where: '', value, currency: 'NGN', acquired: null, source: '' }
}
