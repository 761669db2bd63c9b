import { expect, test } from 'vitest'
import { countPlaywright } from './playwright-stage.ts'

test('a report of Playwright is counted, and a project that ran no test is a failure', () => {
  const report = JSON.stringify(
    {
      suites: [{ specs: [{ title: 'a', tests: [{ projectName: 'browser', status: 'expected' }] }] }],
      stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
      errors: [],
    },
    undefined,
    2,
  )
  expect(countPlaywright(report, ['browser'])).toEqual({ passed: 3, failed: 1, skipped: 2, secondTries: [] })
  expect(countPlaywright(report, ['browser', 'accessibility'])).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    secondTries: [],
  })
})

test('an error outside of the tests is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }
  const report = JSON.stringify({ suites: [], stats, errors: [{ message: 'the set-up failed' }] })
  expect(countPlaywright(report, [])).toEqual({ passed: 3, failed: 1, skipped: 0, secondTries: [] })
})

test('two tests that passed on the second try are named and pass, and a third is a failure', () => {
  const spec = (title: string) => ({ title, tests: [{ status: 'flaky' }] })
  const reportOf = (titles: string[]) =>
    JSON.stringify({
      suites: [{ specs: [], suites: [{ specs: titles.map(spec) }] }],
      stats: { expected: 3, unexpected: 0, flaky: titles.length, skipped: 0 },
      errors: [],
    })
  expect(countPlaywright(reportOf(['a', 'b']), [])).toEqual({
    passed: 5,
    failed: 0,
    skipped: 0,
    secondTries: ['a', 'b'],
  })
  expect(countPlaywright(reportOf(['a', 'b', 'c']), [])).toMatchObject({ passed: 5, failed: 1 })
})
