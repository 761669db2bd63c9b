import { relative } from 'node:path'
import { z } from 'zod'
import { honestOutcome, type Outcome } from './outcome.ts'
import { root, runProgram } from './programs.ts'
import { withReportFile } from './report-file.ts'
import type { Stage } from './stage.ts'

type Round = { name: string; words: readonly string[]; environment?: NodeJS.ProcessEnv }

export function vitestStage({ name, words, environment }: Round): Stage {
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tests/run/what-lasts.ts']
  return {
    name,
    async run() {
      const { exitCode, report } = await withReportFile((file) =>
        runProgram('vitest', ['run', ...words, ...reporters, `--outputFile.json=${file}`], environment),
      )
      return honestOutcome(countVitest(report, name), exitCode)
    },
  }
}

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
})

/** Counts a report of Vitest's JSON reporter. A file that could not even be loaded is one failure. */
export function countVitest(report: string, stage: string): Outcome {
  if (report === '') return { passed: 0, failed: 0, skipped: 0 }
  const counted = reportShape.parse(JSON.parse(report))
  const brokenFiles = counted.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + brokenFiles.length,
    skipped: counted.numPendingTests + counted.numTodoTests,
    times: counted.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      stage,
      seconds: (endTime - startTime) / 1000,
    })),
  }
}
