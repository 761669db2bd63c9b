import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, parseAmount, shortAmount, totalIn } from './amount.ts'

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

test.each([
  ['15,000', { currency: 'NGN', units: 15_000 }],
  ['₦15,000', { currency: 'NGN', units: 15_000 }],
  ['N3 million', { currency: 'NGN', units: 3_000_000 }],
  ['$250k', { currency: 'USD', units: 250_000 }],
  ['£1,200', { currency: 'GBP', units: 1_200 }],
  ['€5m', { currency: 'EUR', units: 5_000_000 }],
])('the line %j is a total', (line, total) => {
  expect(totalIn(line)).toEqual(total)
})

test.each(['', '0', 'N15,000 each time', 'between 3 and 5 million', '500 cedis'])(
  'the line %j says no total',
  (line) => {
    expect(totalIn(line)).toBeNull()
  },
)

test.each([
  [3_200_000_000, 'NGN', '₦3.2 billion'],
  [266_000_000, 'NGN', '₦266 million'],
  [1_000_000, 'USD', 'USD 1 million'],
  [2_400_000_000_000, 'NGN', '₦2.4 trillion'],
  [3_250_000_000, 'NGN', '₦3,250 million'],
  [3_250_400_000, 'NGN', '₦3,250.4 million'],
  [1_234_567, 'NGN', '₦1,234,567'],
  [15_000, 'NGN', '₦15,000'],
] as const)('%d in %s is short as %s', (units, currency, text) => {
  expect(shortAmount(units, currency)).toBe(text)
})

test('a short amount is never another amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), (units) => {
      expect(parseAmount(shortAmount(units, 'NGN'))).toBe(units)
    }),
  )
})
