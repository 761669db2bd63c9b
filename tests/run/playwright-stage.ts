import { z } from 'zod'
import { honestOutcome, type Outcome } from './outcome.ts'
import { runProgram } from './programs.ts'
import { withReportFile } from './report-file.ts'
import type { Stage } from './stage.ts'

const projects = ['browser', 'accessibility', 'firefox', 'firefox without scripts']

type Files = { only: readonly string[] } | { without: readonly string[] }

export function playwrightStage(files: Files): Stage {
  const only = 'only' in files ? files.only : []
  const without = 'without' in files ? files.without : []
  return {
    name: 'tests in the browser',
    async run() {
      const reporters = process.stdout.isTTY ? 'line,json' : 'dot,json'
      const { exitCode, report } = await withReportFile((file) =>
        runProgram('playwright', ['test', ...only, `--reporter=${reporters}`], {
          ...process.env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          FITILA_TESTS_LEFT_OUT: without.join(','),
        }),
      )
      return honestOutcome(countPlaywright(report, only.length === 0 ? projects : []), exitCode)
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
