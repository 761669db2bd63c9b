import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandPath, linePath, roundSteps } from './scale.ts'

test.each([
  [167, 4, [0, 50, 100, 150, 200]],
  [3.4, 5, [0, 1, 2, 3, 4]],
  [0.7, 5, [0, 0.2, 0.4, 0.6, 0.8]],
  [1, 4, [0, 0.5, 1]],
  [0, 4, [0, 1]],
])('up to %d, in at most %d steps: %j', (largest, most, steps) => {
  expect(roundSteps(largest, most)).toEqual(steps)
})

test('the steps are few, begin at 0 and reach the largest value', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.integer({ min: 1, max: 8 }),
      (largest, most) => {
        const steps = roundSteps(largest, most)
        expect(steps[0]).toBe(0)
        expect(steps.length).toBeLessThanOrEqual(most + 2)
        expect(steps.at(-1) ?? 0).toBeGreaterThanOrEqual(largest * (1 - 1e-9))
      },
    ),
  )
})

test('a line is broken where a value is hidden', () => {
  expect(linePath([[0, 1], [1, 2.04], null, [3, 4]])).toBe('M0 1L1 2M3 4h0')
  expect(linePath([null, null])).toBe('')
})

test('a band goes along one line and back along the other', () => {
  const lower = [[0, 9], [5, 8], null] as const
  const upper = [
    [0, 1],
    [5, 2],
    [9, 3],
  ] as const
  expect(bandPath(lower, upper)).toBe('M0 9L5 8L5 2L0 1Z')
})
