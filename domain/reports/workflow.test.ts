import { expect, test } from 'vitest'
import { nextStatus, type Status, type Step, statuses, steps, workflow } from './workflow.ts'

// Specification 4.1 and decisions.md, written out a second time by hand.
const expectations: Record<Status, Record<Step, Status | null>> = {
  pending: {
    edit: 'pending',
    verify: 'pending',
    rate: 'pending',
    review: 'pending',
    approve: 'approved',
    reject: 'rejected',
    dispute: null,
    correct: null,
    confirm: null,
    retract: null,
  },
  approved: {
    edit: null,
    verify: null,
    rate: 'approved',
    review: 'approved',
    approve: null,
    reject: null,
    dispute: 'approved',
    correct: 'approved',
    confirm: 'approved',
    retract: 'retracted',
  },
  rejected: {
    edit: null,
    verify: null,
    rate: null,
    review: null,
    approve: null,
    reject: null,
    dispute: null,
    correct: null,
    confirm: null,
    retract: null,
  },
  retracted: {
    edit: null,
    verify: null,
    rate: null,
    review: null,
    approve: null,
    reject: null,
    dispute: null,
    correct: null,
    confirm: null,
    retract: null,
  },
}

const cells = statuses.flatMap((status) =>
  steps.map((step) => ({ status, step, next: expectations[status][step] })),
)

test.each(cells)('from $status the step $step leads to $next', ({ status, step, next }) => {
  expect(nextStatus(status, step)).toBe(next)
})

test('the table holds every status and every step, and no others', () => {
  expect(Object.keys(workflow)).toEqual([...statuses])
  for (const status of statuses) expect(Object.keys(workflow[status])).toEqual([...steps])
})

test('nothing leads back to pending from another status', () => {
  const back = cells.filter(
    ({ status, step }) => status !== 'pending' && nextStatus(status, step) === 'pending',
  )
  expect(back).toEqual([])
})

test('only an approved report can be retracted', () => {
  const retractable = statuses.filter((status) => nextStatus(status, 'retract') !== null)
  expect(retractable).toEqual(['approved'])
})

test('a report becomes public by approval alone', () => {
  const ways = cells.filter(
    ({ status, step }) => status !== 'approved' && nextStatus(status, step) === 'approved',
  )
  expect(ways).toMatchObject([{ status: 'pending', step: 'approve' }])
})
