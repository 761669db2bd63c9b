import { expect, test } from 'vitest'
import { levelOf, scoreOf } from './score.ts'

const of = (severity: 'high' | 'medium' | 'low', count: number) =>
  Array.from({ length: count }, () => ({ severity }))

test.for([
  [[], 100],
  [of('high', 1), 85],
  [of('medium', 1), 90],
  [of('low', 1), 95],
  [[...of('high', 2), ...of('medium', 1), ...of('low', 3)], 45],
  [of('high', 6), 10],
  [of('high', 7), 0],
  [of('low', 1000), 0],
] as const)(
  'each occurrence takes 15, 10 or 5, and the score stays between 0 and 100: %j',
  ([findings, score]) => {
    expect(scoreOf(findings)).toBe(score)
  },
)

test.for([
  [100, 'Low Risk'],
  [80, 'Low Risk'],
  [79, 'Medium Risk'],
  [50, 'Medium Risk'],
  [49, 'High Risk'],
  [0, 'High Risk'],
] as const)('a score of %d is %s', ([score, level]) => {
  expect(levelOf(score)).toBe(level)
})
