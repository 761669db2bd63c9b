import { expect, test } from 'vitest'
import { notificationTypes } from './notification.ts'
import { nextLetterAt, preferencesOf, wantsMail, withoutMail } from './preferences.ts'

test('without a choice everything is told in the app and nothing by mail', () => {
  const { wishes, digest } = preferencesOf(null)
  expect(Object.keys(wishes)).toEqual([...notificationTypes])
  for (const wish of Object.values(wishes)) expect(wish).toEqual({ app: true, mail: false })
  expect(digest).toBe('at_once')
})

test('a choice is kept when a new type is added, and the new type gets the usual answer', () => {
  const stored = { wishes: { status_change: { app: false, mail: true } }, digest: 'weekly' } as const
  const { wishes, digest } = preferencesOf(stored)
  expect(wishes.status_change).toEqual({ app: false, mail: true })
  expect(wishes.peer_review).toEqual({ app: true, mail: false })
  expect(digest).toBe('weekly')
})

test('a type that is gone, or a name out of the prototype, is left out', () => {
  const stored = {
    wishes: { old_type: { app: true, mail: true }, toString: { app: true, mail: true } },
    digest: 'daily',
  } as const
  expect(Object.keys(preferencesOf(stored).wishes)).toEqual([...notificationTypes])
})

test('stopping mail keeps what is told in the app', () => {
  const before = preferencesOf({ wishes: { peer_review: { app: false, mail: true } }, digest: 'daily' })
  expect(wantsMail(before)).toBe(true)
  const after = withoutMail(before)
  expect(wantsMail(after)).toBe(false)
  expect(after.wishes.peer_review).toEqual({ app: false, mail: false })
  expect(after.digest).toBe('daily')
})

test.each([
  ['at_once', '2026-11-21T09:00:00Z', '2026-11-21T09:01:00Z'],
  ['at_once', '2026-11-21T09:00:59Z', '2026-11-21T09:01:00Z'],
  ['daily', '2026-11-21T04:59:59Z', '2026-11-21T05:00:00Z'],
  ['daily', '2026-11-21T05:00:00Z', '2026-11-22T05:00:00Z'],
  ['daily', '2026-12-31T23:00:00Z', '2027-01-01T05:00:00Z'],
  // The 21st of November 2026 is a Saturday, the 23rd a Monday.
  ['weekly', '2026-11-21T09:00:00Z', '2026-11-23T05:00:00Z'],
  ['weekly', '2026-11-23T04:00:00Z', '2026-11-23T05:00:00Z'],
  ['weekly', '2026-11-23T05:00:00Z', '2026-11-30T05:00:00Z'],
] as const)('%s: news of %s goes out at %s', (digest, now, expected) => {
  expect(nextLetterAt(digest, new Date(now))).toEqual(new Date(expected))
})

test('a letter about what a source did waits for the full hour', () => {
  const at = (now: string) => nextLetterAt('at_once', new Date(now), 'by a source').toISOString()
  expect(at('2026-11-21T09:00:00Z')).toBe('2026-11-21T10:00:00.000Z')
  expect(at('2026-11-21T09:59:59Z')).toBe('2026-11-21T10:00:00.000Z')
})
