import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test.each([
  [['a', 'b', 'c'], ['1', '2', '3'], 'a1b2c3'],
  [['a', 'b', 'c'], ['1'], 'a1bc'],
  [['a'], ['1', '2', '3'], 'a123'],
  [[], ['1', '2'], '12'],
  [['a'], [], 'a'],
])('%j and %j take turns: %s', (first, second, expected) => {
  expect(takeTurns(first, second).join('')).toBe(expected)
})

test('while others wait, no two of the first are neighbours', () => {
  const turns = takeTurns(Array(40).fill('paying'), Array(40).fill('free'))
  expect(turns.some((each, place) => each === 'paying' && turns[place + 1] === 'paying')).toBe(false)
})
