import { expect, test } from 'vitest'
import { states } from '../reports/places.ts'
import { type ExpertState, isRenewalDue, stateOf, zoneOf } from './expert.ts'

test('every state is in one zone, and nothing else is', () => {
  expect(states.filter((state) => zoneOf(state) === null)).toEqual([])
  expect(zoneOf('Kaduna')).toBe('north_west')
  expect(zoneOf('FCT')).toBe('north_central')
  expect(zoneOf('Atlantis')).toBeNull()
})

test.each<[string | null, ExpertState, boolean]>([
  ['2026-12-31', 'verified', true],
  ['2026-11-23', 'verified', true],
  ['2026-11-22', 'expired', true],
  ['2027-03-01', 'verified', false],
  [null, 'expired', true],
])('a verification until %s is %s on 23 November 2026', (verifiedUntil, state, due) => {
  const standing = { verificationStatus: 'verified', verifiedUntil } as const
  expect(stateOf(standing, '2026-11-23')).toBe(state)
  expect(isRenewalDue(standing, '2026-11-23')).toBe(due)
})

test('what is not verified does not expire', () => {
  const standing = { verificationStatus: 'suspended', verifiedUntil: '2020-01-01' } as const
  expect(stateOf(standing, '2026-11-23')).toBe('suspended')
  expect(isRenewalDue(standing, '2026-11-23')).toBe(false)
})
