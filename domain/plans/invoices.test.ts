import { expect, test } from 'vitest'
import { invoiceNumber } from './invoices.ts'

test('a number has its kind, its year and its place, and sorts by place', () => {
  expect(invoiceNumber('invoice', 2026, 1)).toBe('INV-2026-000001')
  expect(invoiceNumber('credit-note', 2027, 1_234_567)).toBe('CRN-2027-1234567')
  const numbers = [9, 10, 11].map((place) => invoiceNumber('invoice', 2026, place))
  expect(numbers.toSorted()).toEqual(numbers)
})
