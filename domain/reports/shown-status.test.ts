import { expect, test } from 'vitest'
import { shownStatus } from './shown-status.ts'
import { statuses } from './workflow.ts'

test('only a report that waits is shown as verified', () => {
  expect(statuses.map((status) => shownStatus(status, true))).toEqual([
    'verified',
    ...statuses.filter((status) => status !== 'pending'),
  ])
  expect(statuses.map((status) => shownStatus(status, false))).toEqual([...statuses])
})
