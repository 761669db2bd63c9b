import { expect, test } from 'vitest'
import { nextStatus, type Status, type Step, statuses, steps } from './workflow.ts'

const cells = statuses.flatMap((status) =>
  steps.map((step) => ({ status, step, next: nextStatus(status, step) })),
)

function stepsFrom(status: Status): Step[] {
  return cells.filter((cell) => cell.status === status && cell.next !== null).map(({ step }) => step)
}

test('a retracted and a withdrawn report have come to their end, and a rejected one can be reopened alone', () => {
  for (const status of ['retracted', 'withdrawn'] as const) expect(stepsFrom(status), status).toEqual([])
  expect(stepsFrom('rejected')).toEqual(['reopen'])
})

test('a report changes its status by approval, rejection, withdrawal, retraction and reopening alone', () => {
  const changes = cells.filter(({ status, next }) => next !== null && next !== status)
  expect(changes).toEqual([
    { status: 'pending', step: 'approve', next: 'approved' },
    { status: 'pending', step: 'reject', next: 'rejected' },
    { status: 'pending', step: 'withdraw', next: 'withdrawn' },
    { status: 'approved', step: 'retract', next: 'retracted' },
    { status: 'rejected', step: 'reopen', next: 'pending' },
  ])
})

test('nothing that was judged is edited, verified or judged again', () => {
  for (const step of ['edit', 'verify', 'approve', 'reject', 'withdraw'] as const)
    expect(
      statuses.filter((status) => nextStatus(status, step) !== null),
      step,
    ).toEqual(['pending'])
})

test('only what is public is disputed, corrected or retracted, and has something that happened since', () => {
  for (const step of ['dispute', 'correct', 'confirm', 'retract', 'record'] as const)
    expect(
      statuses.filter((status) => nextStatus(status, step) !== null),
      step,
    ).toEqual(['approved'])
})

test('what is open or public is rated and reviewed', () => {
  for (const step of ['rate', 'review'] as const)
    expect(
      statuses.filter((status) => nextStatus(status, step) !== null),
      step,
    ).toEqual(['pending', 'approved'])
})

test('each step can be taken from some status', () => {
  expect(steps.filter((step) => !statuses.some((status) => nextStatus(status, step) !== null))).toEqual([])
})
