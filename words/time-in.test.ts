import { expect, test } from 'vitest'
import { waitingFor } from '#domain/cases/waiting.ts'
import { timePassed } from '#domain/time/time-passed.ts'
import { agoIn, waitingIn } from './time-in.ts'

const now = new Date('2026-11-21T09:00:00Z')

test.each([
  ['2026-11-21T09:00:40Z', 'just now'],
  ['2026-11-21T08:59:01Z', 'just now'],
  ['2026-11-21T08:59:00Z', '1 minute ago'],
  ['2026-11-21T08:00:01Z', '59 minutes ago'],
  ['2026-11-21T08:00:00Z', '1 hour ago'],
  ['2026-11-20T09:00:01Z', '23 hours ago'],
  ['2026-11-20T09:00:00Z', '1 day ago'],
  ['2026-11-14T09:00:00Z', '1 week ago'],
  ['2026-10-01T09:00:00Z', '1 month ago'],
  ['2024-11-21T09:00:00Z', '2 years ago'],
])('%s was %s', (moment, words) => {
  expect(agoIn('en', timePassed(new Date(moment), now))).toBe(words)
})

test.each([
  ['pending', '2026-11-21T08:59:30Z', null, 'Came in today'],
  ['pending', '2026-11-20T23:00:00Z', null, 'Came in today'],
  ['pending', '2026-11-20T22:59:00Z', null, 'Has waited 1 day for a verification'],
  ['pending', '2026-11-20T09:00:00Z', null, 'Has waited 1 day for a verification'],
  ['pending', '2026-11-01T09:00:00Z', '2026-11-21T08:59:30Z', 'Verified just now, after 2 weeks'],
  ['pending', '2026-11-21T06:00:00Z', '2026-11-21T07:00:00Z', 'Came in today, waits for approval'],
  [
    'pending',
    '2026-11-01T09:00:00Z',
    '2026-11-19T08:00:00Z',
    'Has waited 2 days for approval, 2 weeks in all',
  ],
  ['approved', '2026-08-01T09:00:00Z', '2026-08-02T09:00:00Z', 'Sent 3 months ago'],
  ['rejected', '2026-11-21T08:59:30Z', null, 'Sent today'],
] as const)('%s, sent %s, verified %s: %s', (status, sent, verified, words) => {
  const waiting = { status, submittedAt: new Date(sent), verifiedAt: verified && new Date(verified) }
  expect(waitingIn('en', waitingFor(waiting, now))).toBe(words)
})
