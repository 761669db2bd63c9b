import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, parseAmount } from './amount.ts'

test.each([
  ['400 million', 400_000_000],
  ['N400 million', 400_000_000],
  ['₦400,000,000', 400_000_000],
  ['1.5bn', 1_500_000_000],
  ['NGN 2.25 Billion', 2_250_000_000],
  ['$250k', 250_000],
  ['0', 0],
  ['12', 12],
  ['1,200', 1_200],
])('%j is read as %d', (text, units) => {
  expect(parseAmount(text)).toBe(units)
})

test.each([
  '',
  'plenty',
  '12,34',
  '1,2,3',
  '-5',
  '5 apples',
  '1e9',
  '99999 trillion',
  'constructor',
  '5 constructor',
])('%j is no sum', (text) => {
  expect(parseAmount(text)).toBeNull()
})

test('what is written out is read back as the same sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), (units) => {
      expect(parseAmount(amountText(units, 'NGN'))).toBe(units)
      expect(parseAmount(amountText(units, 'USD'))).toBe(units)
    }),
  )
  expect(amountText(400_000_000, 'NGN')).toBe('₦400,000,000')
  expect(amountText(250_000, 'USD')).toBe('USD 250,000')
})
