import { expect, test } from 'vitest'
import { waitingInWords } from './waiting.ts'

const now = new Date('2026-11-21T09:00:00Z')

test.each([
  ['pending', '2026-11-21T08:59:30Z', null, 'Came in just now'],
  ['pending', '2026-11-21T08:01:00Z', null, 'Has waited 59 minutes for a verification'],
  ['pending', '2026-11-20T09:00:00Z', null, 'Has waited 1 day for a verification'],
  ['pending', '2026-11-01T09:00:00Z', '2026-11-21T08:59:30Z', 'Verified just now, after 2 weeks'],
  [
    'pending',
    '2026-11-01T09:00:00Z',
    '2026-11-19T08:00:00Z',
    'Has waited 2 days for approval, 2 weeks in all',
  ],
  ['approved', '2026-08-01T09:00:00Z', '2026-08-02T09:00:00Z', 'Sent 3 months ago'],
  ['rejected', '2026-11-21T08:59:30Z', null, 'Sent just now'],
] as const)('%s, sent %s, verified %s: %s', (status, sent, verified, words) => {
  const waiting = { status, submittedAt: new Date(sent), verifiedAt: verified && new Date(verified) }
  expect(waitingInWords(waiting, now)).toBe(words)
})
