import { expect, test } from 'vitest'
import { advancedQuery, plainQuery } from './search-query.ts'

test.each([
  ['Kano roads', { needed: ['kano roads'], excluded: [] }],
  ['"Kano" -roads', { needed: ['"kano" -roads'], excluded: [] }],
  [' \t', { needed: [], excluded: [] }],
])('without advanced search %j is one text', (typed, query) => {
  expect(plainQuery(typed)).toEqual(query)
})

test.each([
  ['Kano roads', { needed: ['kano', 'roads'], excluded: [] }],
  ['roads roads', { needed: ['roads'], excluded: [] }],
  ['"two  Houses" Lagos', { needed: ['two houses', 'lagos'], excluded: [] }],
  ['“two houses” Lagos', { needed: ['two houses', 'lagos'], excluded: [] }],
  ['Lagos -roads -"paid twice"', { needed: ['lagos'], excluded: ['roads', 'paid twice'] }],
  ['"never closed', { needed: ['never closed'], excluded: [] }],
  ['well-known', { needed: ['well-known'], excluded: [] }],
  ['-roads', { needed: ['-roads'], excluded: [] }],
  ['""', { needed: ['""'], excluded: [] }],
  ['-', { needed: ['-'], excluded: [] }],
  ['', { needed: [], excluded: [] }],
])('with advanced search %j is taken apart', (typed, query) => {
  expect(advancedQuery(typed)).toEqual(query)
})

test('what is asked for at once has an end', () => {
  const words = Array.from({ length: 50 }, (_, number) => `word${number}`).join(' ')
  expect(advancedQuery(words).needed).toHaveLength(12)
})
