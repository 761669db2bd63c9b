import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

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
  expect(timeAgo(new Date(moment), now)).toBe(words)
})
