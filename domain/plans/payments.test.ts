import { expect, test } from 'vitest'
import { judgeDispute, judgePayment } from './payments.ts'

test.each([
  [{ status: 'open', lostKobo: null }, null],
  [{ status: 'open', lostKobo: 350_000 }, null],
  [{ status: 'won', lostKobo: null }, 'won'],
  [{ status: 'won', lostKobo: 350_000 }, 'won'],
  [{ status: 'lost', lostKobo: null }, 'lost'],
  [{ status: 'lost', lostKobo: 350_000 }, 'lost'],
  [{ status: 'lost', lostKobo: 349_999 }, 'partly-lost'],
] as const)('a dispute that is %j ended as %s', (seen, outcome) => {
  expect(judgeDispute(seen, { amountKobo: 350_000 })).toBe(outcome)
})

const paid = { status: 'paid', amountKobo: 350_000, currency: 'NGN', isLive: true } as const

test.each([
  [paid, 'paid'],
  [{ ...paid, amountKobo: 349_999 }, 'held'],
  [{ ...paid, currency: 'USD' }, 'held'],
  [{ ...paid, isLive: false }, 'held'],
  [{ ...paid, status: 'open', amountKobo: 1 }, 'open'],
  [{ ...paid, status: 'failed', currency: 'USD' }, 'failed'],
] as const)('%j is %s', (seen, state) => {
  expect(judgePayment(seen, { amountKobo: 350_000, isLive: true })).toBe(state)
})
