import { expect, test } from 'vitest'
import { answerDayProblem } from './right-of-reply.ts'

const now = new Date('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-25', 'not-an-answer-day'],
  ['2026-11-26', null],
  ['2027-02-21', null],
  ['2027-02-22', 'not-an-answer-day'],
  ['2026-02-30', 'not-a-day'],
  ['', 'not-a-day'],
] as const)('an answer until %j is %j', (day, problem) => {
  expect(answerDayProblem(day, now)).toBe(problem)
})
