import { expect, test } from 'vitest'
import { batchStateOf } from './vouchers.ts'

const batch = { size: 10, used: 3, isCancelled: false, expiresOn: '2028-03-01' }

test.each([
  [batch, '2028-02-29', 'open'],
  [batch, '2028-03-01', 'expired'],
  [{ ...batch, isCancelled: true }, '2028-02-29', 'cancelled'],
  [{ ...batch, isCancelled: true }, '2028-03-01', 'cancelled'],
  [{ ...batch, used: 10 }, '2028-03-01', 'used'],
  [{ ...batch, used: 10, isCancelled: true }, '2028-02-29', 'used'],
] as const)('%j is on %s %s', (known, today, state) => {
  expect(batchStateOf(known, today)).toBe(state)
})
