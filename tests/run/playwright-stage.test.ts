import { expect, test } from 'vitest'
import { countPlaywright } from './playwright-stage.ts'

test('a report of Playwright is counted, and a project that ran no test is a failure', () => {
  const report = JSON.stringify(
    {
      suites: [
        {
          specs: [
            { ...specOf('a', 'expected'), tests: [ran('expected', 1200, 'browser'), ran('expected', 300)] },
          ],
        },
      ],
      stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
      errors: [],
    },
    undefined,
    2,
  )
  const times = [{ file: 'tests/browser/a.spec.ts', stage: 'tests in the browser', seconds: 1.5 }]
  const counted = {
    passed: 3,
    failed: 1,
    skipped: 2,
    secondTries: [],
    passedFiles: ['tests/browser/a.spec.ts'],
    times,
  }
  expect(countPlaywright(report, ['browser'])).toEqual(counted)
  expect(countPlaywright(report, ['browser', 'accessibility'])).toEqual({ ...counted, failed: 2 })
})

test('an error outside of the tests is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }
  const report = JSON.stringify({ suites: [], stats, errors: [{ message: 'the set-up failed' }] })
  expect(countPlaywright(report, [])).toEqual({
    ...{ passed: 3, failed: 1, skipped: 0 },
    ...{ secondTries: [], passedFiles: [], times: [] },
  })
})

test('two tests that passed on the second try are named and pass, and a third is a failure', () => {
  const spec = (title: string) => specOf(title, 'flaky')
  const reportOf = (titles: string[]) =>
    JSON.stringify({
      suites: [{ specs: [], suites: [{ specs: titles.map(spec) }] }],
      stats: { expected: 3, unexpected: 0, flaky: titles.length, skipped: 0 },
      errors: [],
    })
  expect(countPlaywright(reportOf(['a', 'b']), [])).toMatchObject({
    passed: 5,
    failed: 0,
    skipped: 0,
    secondTries: ['a', 'b'],
  })
  expect(countPlaywright(reportOf(['a', 'b', 'c']), [])).toMatchObject({ passed: 5, failed: 1 })
})

test('a test file has passed when one of its tests did and none failed', () => {
  const spec = (file: string, ...statuses: string[]) => ({
    ...specOf(file, 'expected'),
    file,
    tests: statuses.map((status) => ran(status, 1000)),
  })
  const specs = [
    spec('a.spec.ts', 'expected', 'skipped'),
    spec('b.spec.ts', 'expected'),
    spec('b.spec.ts', 'unexpected'),
    spec('c.spec.ts', 'skipped'),
    spec('d.spec.ts', 'flaky'),
  ]
  const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 2 }
  const report = JSON.stringify({ suites: [{ specs }], stats, errors: [] })
  expect(countPlaywright(report, []).passedFiles).toEqual(['a.spec.ts', 'd.spec.ts'])
})

const ran = (status: string, duration: number, projectName = 'firefox') => ({
  ...{ projectName, status },
  results: [{ duration }],
})

function specOf(title: string, status: string) {
  return { title, file: 'tests/browser/a.spec.ts', tests: [ran(status, 1000)] }
}
