import { buildWhenStale } from '../../build-when-stale.ts'
import { findChromium } from '../support/browser.ts'
import { checks } from './checks.ts'
import { embeddedRound, oldestRound } from './database-rounds.ts'
import { describeOutcome, onePassed, sumOf } from './outcome.ts'
import { outsideToolsStage } from './outside-tools-stage.ts'
import { playwrightStage } from './playwright-stage.ts'
import { runStages, type Stage } from './stage.ts'
import { vitestStage } from './vitest-stage.ts'

// What `npm test` runs. With `--all-databases`, or where CI is set, database tests run on the oldest PostgreSQL too.
const wantsAllDatabases = process.argv.includes('--all-databases') || process.env.CI !== undefined

const stages: Stage[] = [
  { name: 'a browser for the tests', run: () => findChromium().then(() => onePassed) },
  { name: 'the build', run: () => buildWhenStale().then(() => onePassed) },
  ...checks,
  outsideToolsStage,
  vitestStage({ name: 'tests without a database', words: ['--project', 'unit'] }),
  embeddedRound,
  ...(wantsAllDatabases ? [oldestRound] : []),
  playwrightStage,
]

const say = (line: string) => void process.stdout.write(`${line}\n`)
const total = sumOf(await runStages(stages, say))
say(`\n${describeOutcome(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
