import { expect, test } from 'vitest'
import { hasFeature } from './features.ts'
import { subscriptionOf } from './subscription-of.ts'

test.each([
  [
    { running: null, hadTime: false },
    { tier: 'free', status: 'active' },
  ],
  [
    { running: 'premium', hadTime: true },
    { tier: 'premium', status: 'active' },
  ],
  [
    { running: 'enterprise', hadTime: true },
    { tier: 'enterprise', status: 'active' },
  ],
  [
    { running: null, hadTime: true },
    { tier: 'free', status: 'canceled' },
  ],
] as const)('with %j a reporter has %j', (time, subscription) => {
  expect(subscriptionOf('reporter', time)).toEqual(subscription)
})

test('an administrator has every feature, whatever the periods say', () => {
  const subscription = subscriptionOf('administrator', { running: null, hadTime: true })
  expect(subscription).toEqual({ tier: 'enterprise', status: 'active' })
  expect(hasFeature(subscription, 'api-access')).toBe(true)
})
