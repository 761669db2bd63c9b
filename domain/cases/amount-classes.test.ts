import { expect, test } from 'vitest'
import { amountClasses, amountClassOf, isAmountClass } from './amount-classes.ts'

test.each([
  ['', 'unknown'],
  ['a bag of rice', 'unknown'],
  ['$2 million', 'unknown'],
  ['N999,999', 'under-1m'],
  ['₦1,000,000', '1m-10m'],
  ['9.9 million', '1m-10m'],
  ['N10m', '10m-100m'],
  ['100 million', '100m-1bn'],
  ['N1bn', 'over-1bn'],
])('%s is in the class %s', (amount, expected) => {
  expect(amountClassOf(amount)).toBe(expected)
})

test('a name from outside is a class or is none', () => {
  expect(amountClasses.every(isAmountClass)).toBe(true)
  expect(isAmountClass('constructor')).toBe(false)
})
