import { expect, test } from 'vitest'
import { isState, states } from '../reports/places.ts'
import { namedIn } from './named-filters.ts'
import { townsOf } from './towns.ts'

const table = [
  { value: 'Kaduna', names: ['Kaduna', 'Zaria', 'Birnin Gwari'] },
  { value: 'Cross River', names: ['Cross River', 'Calabar'] },
  { value: 'Ekiti', names: ['Ado-Ekiti', 'Ekiti'] },
]

test.each([
  ['Kaduna', [{ value: 'Kaduna', rest: '' }]],
  ['  kADUNA ', [{ value: 'Kaduna', rest: '' }]],
  ['"Kàdúná"', [{ value: 'Kaduna', rest: '' }]],
  ['birnin gwari', [{ value: 'Kaduna', rest: '' }]],
  ['birnin kebbi', []],
  ['ado ekiti', [{ value: 'Ekiti', rest: '' }]],
  ['Musa Kaduna dam', [{ value: 'Kaduna', rest: 'musa dam' }]],
  [
    'from Zaria to Cross-River',
    [
      { value: 'Cross River', rest: 'from zaria to' },
      { value: 'Kaduna', rest: 'from to cross river' },
    ],
  ],
  ['Kadunas', []],
  ['cross', []],
  ['', []],
])('%s names %j', (typed, found) => {
  expect(namedIn(typed, table)).toEqual(found)
})

test('every state has towns, and no town belongs to two states or has the name of another', () => {
  expect(Object.keys(townsOf).toSorted()).toEqual(states.toSorted())
  const all = Object.values(townsOf).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter(isState)).toEqual([])
})
