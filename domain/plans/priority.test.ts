import { expect, test } from 'vitest'
import { days } from '../time/durations.ts'
import { priorityTarget, priorityTargetHours } from './priority.ts'

const submittedAt = new Date('2026-11-21T09:00:00Z')
const waits = { submittedAt, isPending: true, isVerified: false }

test('a report with priority should be verified two days after the day it was sent', () => {
  expect(priorityTargetHours).toBe(48)
  expect(priorityTarget(waits, submittedAt)).toEqual({ on: '2026-11-23', isOver: false })
  const lastMoment = new Date('2026-11-23T22:59:59Z')
  expect(priorityTarget(waits, lastMoment)).toMatchObject({ isOver: false })
  expect(priorityTarget(waits, new Date(lastMoment.getTime() + 1_000))).toMatchObject({ isOver: true })
})

test('what is verified or decided has no target any more, however late it was', () => {
  const late = new Date(submittedAt.getTime() + days(9))
  expect(priorityTarget({ ...waits, isVerified: true }, late)).toBeNull()
  expect(priorityTarget({ ...waits, isPending: false }, late)).toBeNull()
})
