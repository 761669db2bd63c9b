import { expect, test } from 'vitest'
import { shownStatus } from './shown-status.ts'
import { statuses } from './workflow.ts'

test('only a report that waits is shown as verified', () => {
  const verified = { isVerified: true, isErased: false }
  expect(statuses.map((status) => shownStatus(status, verified))).toEqual([
    'verified',
    ...statuses.filter((status) => status !== 'pending'),
  ])
  const waits = { isVerified: false, isErased: false }
  expect(statuses.map((status) => shownStatus(status, waits))).toEqual([...statuses])
})

test('a report that waited until its text ended is closed', () => {
  expect(shownStatus('pending', { isVerified: true, isErased: true })).toBe('closed')
  expect(shownStatus('rejected', { isVerified: true, isErased: true })).toBe('rejected')
})
