import { expect, test } from 'vitest'
import { bounds, openMeter } from './meter.ts'

test('an answer counts once by its outcome, and in every group that is at least as long', () => {
  let now = 0
  const meter = openMeter(() => now)
  const answer = (status: number, seconds: number) => {
    const end = meter.begin()
    now += seconds * 1_000
    end(status)
  }
  answer(200, 0.04)
  answer(303, 0.25)
  answer(404, 0.3)
  answer(503, 9)
  expect(meter.read()).toEqual({
    outcomes: { ok: 2, refused: 1, fault: 1 },
    within: bounds.map((bound) => [0.04, 0.25, 0.3, 9].filter((took) => took <= bound).length),
    answers: 4,
    seconds: expect.closeTo(9.59),
    slow: {},
  })
})
