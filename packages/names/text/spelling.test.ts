import { expect, test } from 'vitest'
import { nearestWord, slipsBetween } from './spelling.ts'

test.each([
  ['kirkira', 'kirkira', 0],
  ['kirkra', 'kirkira', 1],
  ['kirkiira', 'kirkira', 1],
  ['kirkita', 'kirkira', 1],
  ['kirkria', 'kirkira', 1],
  ['misali', 'kirkira', 6],
  ['', 'abc', 3],
])('from %j to %j there are %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

test('the nearest word is suggested, and of two as near the more common one', () => {
  const known = [
    { word: 'kirkara', ndoc: 1 },
    { word: 'kirkera', ndoc: 9 },
    { word: 'kirtera', ndoc: 50 },
  ]
  expect(nearestWord('kirkira', known)).toBe('kirkera')
})

test('nothing is suggested for a word that is there, or is part of one, or is too far from all', () => {
  expect(nearestWord('kirkira', [{ word: 'kirkiran', ndoc: 1 }])).toBeNull()
  expect(nearestWord('kano', [{ word: 'lagos', ndoc: 5 }])).toBeNull()
  expect(nearestWord('kano', [{ word: 'kanada', ndoc: 5 }])).toBeNull()
})
