import { expect, test } from 'vitest'
import { courseOf, type Outcome } from './steady.ts'

const asked = (at: number, end: number, outcome: Outcome) => ({ at, end, outcome })

test('service is back when the first question after the last failure is answered', () => {
  const course = courseOf([
    asked(0, 10, 'well'),
    asked(100, 600, 'told'),
    asked(200, 250, 'well'),
    asked(300, 5_000, 'told'),
    asked(400, 900, 'well'),
    asked(500, 520, 'well'),
  ])
  expect(course).toEqual({ wellFromMs: 900, longestWaitMs: 4_700 })
})

test('what was never away is back at once, and what stays away never is', () => {
  expect(courseOf([asked(0, 10, 'well')]).wellFromMs).toBe(0)
  expect(courseOf([asked(0, 10, 'well'), asked(100, 110, 'told')]).wellFromMs).toBe(Infinity)
})

test('who gets no page waits until the next question that gets one', () => {
  const course = courseOf([
    asked(0, 10, 'well'),
    asked(100, 110, 'silent'),
    asked(200, 210, 'silent'),
    asked(300, 400, 'told'),
    asked(500, 510, 'well'),
  ])
  expect(course.longestWaitMs).toBe(300)
  expect(courseOf([asked(0, 10, 'silent')]).longestWaitMs).toBe(Infinity)
})
