import { expect, test } from 'vitest'
import { describeOutcome, honestOutcome, sumOf } from './outcome.ts'

test('the last line names skipped tests only where there are some', () => {
  expect(describeOutcome({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(describeOutcome({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
})

test('numbers add up over the stages', () => {
  const time = { file: 'words/a.test.ts', stage: 'a stage', seconds: 2 }
  const outcomes = [
    { passed: 1, failed: 2, skipped: 3, times: [time] },
    { passed: 10, failed: 20, skipped: 30 },
  ]
  expect(sumOf(outcomes)).toEqual({ passed: 11, failed: 22, skipped: 33, times: [time] })
})

test.for([
  ['a stage that ran no test', { passed: 0, failed: 0, skipped: 0 }, 0, 1],
  ['a stage that skipped all its tests', { passed: 0, failed: 0, skipped: 5 }, 0, 1],
  ['a program that failed without naming a test', { passed: 5, failed: 0, skipped: 0 }, 1, 1],
  ['a program that named its failures', { passed: 5, failed: 2, skipped: 0 }, 1, 2],
  ['a program whose tests passed', { passed: 5, failed: 0, skipped: 0 }, 0, 0],
] as const)('%s has the honest number of failures', ([, counted, exitCode, failed]) => {
  expect(honestOutcome(counted, exitCode).failed).toBe(failed)
})
