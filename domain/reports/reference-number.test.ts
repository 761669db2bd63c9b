import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  numberEnd,
  referenceNumber,
  referenceNumberDraws,
  referenceNumberPattern,
} from './reference-number.ts'

test('the smallest and the largest draw are 10000 and 99999', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  expect(referenceNumber(now, 0)).toBe('WR-26112110000')
  expect(referenceNumber(now, referenceNumberDraws.five - 1)).toBe('WR-26112199999')
})

test('the day turns at midnight in Nigeria', () => {
  expect(referenceNumber(new Date('2026-12-31T22:59:59Z'), 5)).toBe('WR-26123110005')
  expect(referenceNumber(new Date('2026-12-31T23:00:00Z'), 5)).toBe('WR-27010110005')
})

test('every number has the form of the specification', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.nat(referenceNumberDraws.five - 1), (now, draw) => {
      expect(referenceNumber(now, draw)).toMatch(/^WR-\d{6}[1-9]\d{4}$/)
      expect(referenceNumber(now, draw)).toMatch(referenceNumberPattern)
    }),
  )
})

test('a sixth digit comes only after eight taken numbers in a row, and no number of six digits is one of five', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  expect([0, 7, 8, 50].map(numberEnd)).toEqual(['five', 'five', 'six', 'six'])
  expect(referenceNumber(now, 0, 'six')).toBe('WR-261121100000')
  expect(referenceNumber(now, referenceNumberDraws.six - 1, 'six')).toBe('WR-261121999999')
  for (const number of [referenceNumber(now, 0, 'six'), referenceNumber(now, 899_999, 'six')])
    expect(number).toMatch(referenceNumberPattern)
  expect('WR-2611211000000').not.toMatch(referenceNumberPattern)
})
