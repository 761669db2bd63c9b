import { z } from 'zod'
import { keepAsked } from './asked/keep-asked.ts'
import { leavingOut } from './left-out.ts'
import type { FileTime } from './longest-files.ts'
import { honestOutcome, type Outcome } from './outcome.ts'
import { runProgram } from './programs.ts'
import { withReportFile } from './report-file.ts'
import type { Stage } from './stage.ts'

const name = 'tests in the browser'

export const everyProject = ['browser', 'accessibility', 'firefox', 'firefox without scripts']

/** @property projects of which a test has to run */
type Files = { only: readonly string[] } | { without: readonly string[]; projects: readonly string[] }

export function playwrightStage(files: Files): Stage {
  const only = 'only' in files ? files.only : []
  const without = 'without' in files ? files.without : []
  const expected = 'only' in files ? [] : files.projects
  return {
    name,
    async run() {
      const reporters = process.stdout.isTTY ? 'line,json' : 'dot,json'
      const { exitCode, counted } = await keepAsked(async (notes) => {
        const ended = await withReportFile((file) =>
          runProgram('playwright', ['test', ...only, `--reporter=${reporters}`], {
            ...leavingOut(without),
            ...notes,
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          }),
        )
        const counted = countPlaywright(ended.report, expected)
        return { exitCode: ended.exitCode, counted, passedFiles: counted.passedFiles }
      })
      for (const title of counted.secondTries)
        process.stdout.write(`Passed only on the second try: ${title}\n`)
      return honestOutcome(counted, exitCode)
    },
  }
}

/** So many tests may need a second try in one run. More are a fault of the tests or of the site. */
export const secondTriesAllowed = 2

const specShape = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
})

const suiteShape = z.object({
  specs: z.array(specShape),
  get suites() {
    return z.array(suiteShape).optional()
  },
})

const reportShape = z.object({
  suites: z.array(suiteShape),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

export type PlaywrightOutcome = Outcome & {
  /** The titles of the tests that failed first and passed then. */
  secondTries: string[]
  /** The test files of which every test passed that was not skipped. */
  passedFiles: string[]
}

/** Counts a report of Playwright's JSON reporter. Each of `projects` that ran no test is one failure. */
export function countPlaywright(report: string, projects: readonly string[]): PlaywrightOutcome {
  if (report === '') return { passed: 0, failed: 0, skipped: 0, secondTries: [], passedFiles: [] }
  const { suites, stats, errors } = reportShape.parse(JSON.parse(report))
  const idle = projects.filter((project) => !report.includes(`"projectName": "${project}"`))
  const all = suites.flatMap(specsIn)
  const tooMany = Math.max(0, stats.flaky - secondTriesAllowed)
  return {
    passed: stats.expected + stats.flaky - tooMany,
    failed: stats.unexpected + tooMany + errors.length + idle.length,
    skipped: stats.skipped,
    secondTries: all.filter(isFlaky).map(({ title }) => title),
    passedFiles: passedIn(all),
    times: timesOf(all),
  }
}

type Suite = z.infer<typeof suiteShape>
type Spec = z.infer<typeof specShape>

const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky')

function specsIn({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function passedIn(specs: readonly Spec[]): string[] {
  return [...Map.groupBy(specs, ({ file }) => file)].flatMap(([file, inFile]) => {
    const statuses = inFile.flatMap(({ tests }) => tests.map(({ status }) => status))
    const hasPassed = statuses.some((status) => status !== 'skipped') && !statuses.includes('unexpected')
    return hasPassed ? [file] : []
  })
}

/** All tries of all tests of a file. */
function timesOf(specs: readonly Spec[]): FileTime[] {
  return [...Map.groupBy(specs, ({ file }) => file)].map(([file, inFile]) => ({
    file,
    stage: name,
    seconds: secondsOf(inFile),
  }))
}

function secondsOf(specs: readonly Spec[]): number {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return tries.reduce((sum, { duration }) => sum + duration, 0) / 1000
}
