import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'
import { countVitest } from './vitest-stage.ts'

test('a report of Vitest is counted, and a file that could not be loaded is a failure', () => {
  const report = JSON.stringify({
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { ...file('words/a.test.ts', 2500), status: 'failed', assertionResults: [{ status: 'failed' }] },
      { ...file('words/b.test.ts', 0), status: 'failed', assertionResults: [] },
      { ...file('web/c.test.ts', 500), status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  })
  const { times, passedFiles, ...counted } = countVitest(report, 'a stage')
  expect(passedFiles).toEqual(['web/c.test.ts'])
  expect(counted).toEqual({ passed: 7, failed: 2, skipped: 3 })
  expect(times).toEqual([
    { file: 'words/a.test.ts', stage: 'a stage', seconds: 2.5 },
    { file: 'words/b.test.ts', stage: 'a stage', seconds: 0 },
    { file: 'web/c.test.ts', stage: 'a stage', seconds: 0.5 },
  ])
})

function file(path: string, milliseconds: number) {
  return { name: join(root, path), startTime: 1000, endTime: 1000 + milliseconds }
}

test('no report means that no test ran', () => {
  expect(countVitest('', 'a stage')).toEqual({ passed: 0, failed: 0, skipped: 0, passedFiles: [] })
})
