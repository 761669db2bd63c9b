import { relative } from 'node:path'
import { z } from 'zod'
import { keepAsked } from './asked/keep-asked.ts'
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
      const { exitCode, counted } = await keepAsked(async (notes) => {
        const ended = await withReportFile((file) =>
          runProgram('vitest', ['run', ...words, ...reporters, `--outputFile.json=${file}`], {
            ...(environment ?? process.env),
            ...notes,
          }),
        )
        const counted = countVitest(ended.report, name)
        return { exitCode: ended.exitCode, counted, passedFiles: counted.passedFiles }
      })
      return honestOutcome(counted, exitCode)
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
export function countVitest(report: string, stage: string): Outcome & { passedFiles: string[] } {
  if (report === '') return { passed: 0, failed: 0, skipped: 0, passedFiles: [] }
  const counted = reportShape.parse(JSON.parse(report))
  const brokenFiles = counted.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + brokenFiles.length,
    skipped: counted.numPendingTests + counted.numTodoTests,
    passedFiles: counted.testResults.flatMap(({ name, status }) =>
      status === 'passed' ? [relative(root, name)] : [],
    ),
    times: counted.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      stage,
      seconds: (endTime - startTime) / 1000,
    })),
  }
}
