import { expect, test } from 'vitest'
import { countVitest } from './vitest-stage.ts'

test('a report of Vitest is counted, and a file that could not be loaded is a failure', () => {
  const report = JSON.stringify({
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  })
  expect(countVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 3 })
})

test('no report means that no test ran', () => {
  expect(countVitest('')).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
