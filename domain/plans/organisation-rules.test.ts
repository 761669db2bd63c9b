import { expect, test } from 'vitest'
import { before, hours } from '../time/durations.ts'
import { noRules, refusedByRules } from './organisation-rules.ts'

const now = new Date('2026-11-25T12:00:00Z')
const inside = { now, isInNetworks: true }
const came = (hoursAgo: number, byPasskey = true) => ({
  ...{ startedAt: before(now, hours(hoursAgo)), byPasskey, address: '203.0.113.7' },
})

test('without rules everyone is let in, also without a session', () => {
  expect(refusedByRules(noRules, undefined, inside)).toBeNull()
})

test.each([
  [{ needsPasskey: true }, came(1, false), 'organisation-needs-passkey'],
  [{ needsPasskey: true }, came(1), null],
  [{ needsPasskey: true }, undefined, 'organisation-needs-passkey'],
  [{ sessionHours: 4 }, came(3.99), null],
  [{ sessionHours: 4 }, came(4), 'organisation-session-old'],
  [{ sessionHours: 4 }, undefined, 'organisation-session-old'],
] as const)('with the rules %j, %j gets %s', (rules, entrance, answer) => {
  expect(refusedByRules({ ...noRules, ...rules }, entrance, inside)).toBe(answer)
})

test('outside of the networks nothing else is said', () => {
  const rules = { ...noRules, needsPasskey: true, sessionHours: 1 }
  expect(refusedByRules(rules, came(9, false), { now, isInNetworks: false })).toBe('organisation-network')
})
