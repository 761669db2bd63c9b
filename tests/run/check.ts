import { outliveReader } from '../../toolkit/shared/command/outlive-reader.ts'
import { checks } from './checks.ts'
import { describeOutcome, sumOf } from './outcome.ts'
import { runStages } from './stage.ts'
import { vitestStage } from './vitest-stage.ts'

// What `npm run check` runs: all that needs neither a database nor a browser nor a minute.
outliveReader()
const say = (line: string) => void process.stdout.write(`${line}\n`)
const boundaries = vitestStage({
  name: 'who may import whom',
  words: ['--project', 'unit', 'tests/boundaries'],
})
const total = sumOf(await runStages([...checks, boundaries], say))
say(`\n${describeOutcome(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
