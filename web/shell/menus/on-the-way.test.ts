import { expect, test } from 'vitest'
import { isOnTheWay } from './on-the-way.ts'

test.each([
  ['/report', true],
  ['/report/return', true],
  ['/submit-report', true],
  ['/drafts/one/preview', true],
  ['/reports', false],
  ['/reports/one', false],
  ['/', false],
])('%s is on the way of a report: %s', (pathname, expected) => {
  expect(isOnTheWay(pathname)).toBe(expected)
})
