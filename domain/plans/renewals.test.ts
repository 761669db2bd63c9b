import { expect, test } from 'vitest'
import { nextTry, planNewsOf, planStateOf } from './renewals.ts'

test('a renewal is tried three days and a day before the end, at the end, and two and five days after it', () => {
  const days = Array.from({ length: 6 }, (_, done) => nextTry('2028-03-01', done))
  expect(days).toEqual(['2028-02-27', '2028-02-29', '2028-03-01', '2028-03-03', '2028-03-06', null])
})

test.each([
  [0, false, '2028-03', null],
  [0, false, '2028-02', 'card-expires'],
  [0, false, '2027-12', 'card-expires'],
  [1, true, '2028-03', null],
  [1, false, '2028-03', 'renewal-failed'],
  [2, true, '2028-02', 'renewal-failed'],
] as const)(
  'after %d tries, of which one is open (%s), with a card until %s: %s',
  (tries, isOpen, cardExpires, news) => {
    expect(planNewsOf({ tries, isOpen, cardExpires }, '2028-02-29')).toBe(news)
  },
)

const person = { isByRole: false, isBySeat: false, running: null, hadTime: true, renewal: 'none' } as const

test.each([
  [{ ...person, hadTime: false }, 'free'],
  [person, 'expired'],
  [{ ...person, running: 'premium' }, 'ends'],
  [{ ...person, running: 'premium', renewal: 'on' }, 'renews'],
  [{ ...person, running: 'premium', renewal: 'failing' }, 'renewal-failing'],
  [{ ...person, renewal: 'failing' }, 'past-due'],
  [{ ...person, isBySeat: true }, 'by-seat'],
  [{ ...person, isBySeat: true, running: 'premium', renewal: 'on' }, 'by-seat'],
  [{ ...person, isBySeat: true, running: 'enterprise' }, 'ends'],
  [{ ...person, isByRole: true, renewal: 'failing' }, 'by-role'],
] as const)('%j is %s', (standing, state) => {
  expect(planStateOf(standing)).toBe(state)
})
