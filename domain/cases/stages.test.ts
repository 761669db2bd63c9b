import { expect, test } from 'vitest'
import { type Status, statuses } from '../reports/workflow.ts'
import { decidedStatuses, openStages, stageOf, stages, statusOf } from './stages.ts'

const none = { isVerified: false, isAssigned: false, isDisputed: false }

test.each([
  [{}, 'new'],
  [{ isAssigned: true }, 'assigned'],
  [{ isVerified: true }, 'verified'],
  [{ isVerified: true, isAssigned: true }, 'to-approve'],
])('a report that waits, with %j, is %s', (traits, stage) => {
  expect(stageOf({ ...none, ...traits, status: 'pending' })).toBe(stage)
})

test('what was decided is closed, no matter who holds it, and disputed only while it is public', () => {
  const decided = statuses.filter((status): status is Exclude<Status, 'pending'> => status !== 'pending')
  for (const status of decided)
    expect(stageOf({ ...none, isVerified: true, isAssigned: true, status })).toBe('closed')
  const disputed = decided.filter((status) => stageOf({ ...none, isDisputed: true, status }) === 'disputed')
  expect(disputed).toEqual(['approved'])
})

test('what is closed can have any status of a decision', () => {
  expect(statusOf('closed')).toBe('decided')
  expect(decidedStatuses).toEqual(['approved', 'rejected', 'retracted', 'withdrawn'])
})

test('each open stage is of what waits, and the others are not', () => {
  expect(stages.filter((stage) => statusOf(stage) === 'pending')).toEqual([...openStages])
})
