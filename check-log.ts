import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readCheckpoints } from '@fitila/log/notes/checkpoint'
import { readRoots } from '@fitila/log/root-text'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { answerHelp } from './answer-help.ts'

const usage =
  'Use: npm run check-log -- [--kept roots.txt]\nGoes through the whole log, and says whether it is what the kept roots and checkpoints say.'

answerHelp(usage)

// The whole log, and what is shown, and whether it still is what the kept roots and checkpoints say
try {
  await run()
} catch (error) {
  process.stderr.write(`\nThe log was not checked. ${error instanceof Error ? error.message : error}\n\n`)
  process.exitCode = 2
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { kept: { type: 'string' } } })
  const text = values.kept === undefined ? '' : await readFile(values.kept, 'utf8')
  const kept = { roots: readRoots(text), checkpoints: readCheckpoints(text) }
  const compared = kept.roots.length + kept.checkpoints.length
  if (values.kept !== undefined && compared === 0)
    throw new Error(`${values.kept} holds neither a root nor a checkpoint of a log.`)
  const { application, close } = await openApplication({
    ...readEnvironment(process.env),
    logLevel: 'silent',
  })
  try {
    await advanceLog(application)
    const begun = performance.now()
    const { entries, days, documents, waiting, withoutPeople, problems } = await checkLog(application, kept)
    const seconds = (performance.now() - begun) / 1_000
    process.stdout.write(
      `${entries} entries, ${days} roots and ${documents} shown documents in ${seconds.toFixed(1)} s. ${compared} kept roots and checkpoints compared. ${waiting} rows wait. ${withoutPeople} entries no longer say who it was.\n`,
    )
    for (const problem of problems) process.stdout.write(`${problem}\n`)
    process.stdout.write(
      problems.length === 0
        ? 'Nothing was deleted, changed or put in between. What is shown is what the log has.\n'
        : '',
    )
    if (problems.length > 0) process.exitCode = 1
  } finally {
    await close()
  }
}
