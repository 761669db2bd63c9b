import { z } from 'zod'
import { honestOutcome, type Outcome } from './outcome.ts'
import { runProgram } from './programs.ts'
import { withReportFile } from './report-file.ts'
import type { Stage } from './stage.ts'

const projects = ['browser', 'accessibility']

/** @param files the files to run; none of them named means all */
export function playwrightStage(files: readonly string[]): Stage {
  return {
    name: 'tests in the browser',
    async run() {
      const reporters = process.stdout.isTTY ? 'line,json' : 'dot,json'
      const { exitCode, report } = await withReportFile((file) =>
        runProgram('playwright', ['test', ...files, `--reporter=${reporters}`], {
          ...process.env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        }),
      )
      return honestOutcome(countPlaywright(report, files.length === 0 ? projects : []), exitCode)
    },
  }
}

const reportShape = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/** Counts a report of Playwright's JSON reporter. Each of `projects` that ran no test is one failure. */
export function countPlaywright(report: string, projects: readonly string[]): Outcome {
  if (report === '') return { passed: 0, failed: 0, skipped: 0 }
  const { stats, errors } = reportShape.parse(JSON.parse(report))
  const idle = projects.filter((project) => !report.includes(`"projectName": "${project}"`))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length + idle.length,
    skipped: stats.skipped,
  }
}
