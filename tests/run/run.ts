import { outliveReader } from '../../toolkit/shared/command/outlive-reader.ts'
import { changedFiles, changedOnThisBranch } from './changed-files.ts'
import { stagesForFiles } from './file-stages.ts'
import { describeLongest } from './longest-files.ts'
import { describeOutcome, sumOf } from './outcome.ts'
import { runStages, type Stage } from './stage.ts'
import { usage, wanted } from './wanted.ts'
import { reachedStage, wholeStages } from './whole-stages.ts'

// What `npm test` runs: see `usage`. `.ci/run` calls it with CI set.
outliveReader()
const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const asked = wanted(process.argv.slice(2))
  if (asked.kind === 'help') say(usage)
  else await run(await stagesFor(asked))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function stagesFor(asked: Exclude<ReturnType<typeof wanted>, { kind: 'help' }>): Promise<Stage[]> {
  if (asked.kind === 'files') return stagesForFiles(asked.patterns)
  else if (asked.kind === 'changed') return [await reachedStage(changedOnThisBranch())]
  const changed = asked.isAll ? null : changedFiles(process.env, new Date())
  return wholeStages(changed, asked.isAll, say)
}

async function run(stages: Stage[]): Promise<void> {
  const total = sumOf(await runStages(stages, say))
  for (const line of ['', ...describeLongest(total.times ?? []), '', describeOutcome(total)]) say(line)
  process.exitCode = total.failed === 0 ? 0 : 1
}
