import { expect, test } from 'vitest'
import { Invalid, isInvalid, isRefusal, LimitReached, NotFound, RuleBroken, SignInNeeded } from './errors.ts'
import { type RefusalCode, refusals } from './refusals.ts'

const codes = Object.keys(refusals) as RefusalCode[]

test.each(codes)('the refusal %s has a status of a refusal', (code) => {
  const { status } = new RuleBroken(code)
  expect(status).toBeGreaterThanOrEqual(400)
  // 503 where something that we lean on is down; every other status says what the visitor can do otherwise.
  expect(status < 500 || status === 503).toBe(true)
})

test('a refusal knows the number that its text names', () => {
  expect(new RuleBroken('too-many-drafts').limit).toBe(5)
  expect(new RuleBroken('access-denied').limit).toBeNull()
})

test('a refusal is known by its mark and not by its class, which can exist twice', () => {
  const refused = [
    new SignInNeeded(),
    new NotFound(),
    new RuleBroken('access-denied'),
    new LimitReached('too-many-tries'),
    new Invalid('invalid', {}),
  ]
  expect(refused.map(({ kind }) => kind)).toEqual([
    ...['sign-in-needed', 'not-found', 'rule-broken', 'limit-reached', 'invalid'],
  ])
  expect(refused.every(isRefusal)).toBe(true)
  expect(refused.filter(isInvalid)).toHaveLength(1)
  for (const fault of [new Error('a fault'), null, undefined, 'text', { code: 'not-found' }])
    expect(isRefusal(fault)).toBe(false)
})
