import { expect, test } from 'vitest'
import { hasFeature } from './features.ts'
import { subscriptionOf } from './subscription-of.ts'

test.each([
  [
    { running: null, hadTime: false, isPastDue: false },
    { tier: 'free', status: 'active' },
  ],
  [
    { running: 'premium', hadTime: true, isPastDue: false },
    { tier: 'premium', status: 'active' },
  ],
  [
    { running: 'enterprise', hadTime: true, isPastDue: false },
    { tier: 'enterprise', status: 'active' },
  ],
  [
    { running: null, hadTime: true, isPastDue: false },
    { tier: 'free', status: 'canceled' },
  ],
  [
    { running: null, hadTime: true, isPastDue: true },
    { tier: 'free', status: 'past_due' },
  ],
] as const)('with %j a reporter has %j', (time, subscription) => {
  expect(subscriptionOf('reporter', time)).toEqual(subscription)
})

test('an administrator has every feature, whatever the periods say', () => {
  const subscription = subscriptionOf('administrator', { running: null, hadTime: true, isPastDue: false })
  expect(subscription).toEqual({ tier: 'enterprise', status: 'active' })
  expect(hasFeature(subscription, 'api-access')).toBe(true)
})
