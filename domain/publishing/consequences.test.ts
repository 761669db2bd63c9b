import { expect, test } from 'vitest'
import { acquittedOn, type ConsequenceKind } from './consequences.ts'

const all = (...given: [ConsequenceKind, string][]) =>
  acquittedOn(given.map(([kind, happenedOn]) => ({ kind, happenedOn })))

test('the last judgment counts, and no charge or recovery is one', () => {
  expect(all()).toBeNull()
  expect(all(['charge', '2026-01-01'])).toBeNull()
  expect(all(['conviction', '2025-01-01'], ['acquittal', '2026-03-04'], ['recovery', '2026-05-01'])).toBe(
    '2026-03-04',
  )
  expect(all(['acquittal', '2025-01-01'], ['conviction', '2026-03-04'])).toBeNull()
})

test('of two judgments on one day the acquittal counts', () => {
  expect(all(['conviction', '2026-03-04'], ['acquittal', '2026-03-04'])).toBe('2026-03-04')
})
