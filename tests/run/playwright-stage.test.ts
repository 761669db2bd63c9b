import { expect, test } from 'vitest'
import { countPlaywright } from './playwright-stage.ts'

test('a report of Playwright is counted, and a project that ran no test is a failure', () => {
  const report = JSON.stringify(
    {
      suites: [{ specs: [{ tests: [{ projectName: 'browser' }] }] }],
      stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
      errors: [],
    },
    undefined,
    2,
  )
  expect(countPlaywright(report, ['browser'])).toEqual({ passed: 3, failed: 1, skipped: 2 })
  expect(countPlaywright(report, ['browser', 'accessibility'])).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('an error outside of the tests is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }
  const report = JSON.stringify({ suites: [], stats, errors: [{ message: 'the set-up failed' }] })
  expect(countPlaywright(report, [])).toEqual({ passed: 3, failed: 1, skipped: 0 })
})
