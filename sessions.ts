import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { endEverySession } from '#server/retention/end-every-session.ts'
import { answerHelp } from './answer-help.ts'

const usage =
  'Use it like this, after a backup was put back, while Fitila is stopped: npm run sessions -- end'

answerHelp(usage)

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`\nNothing was ended. ${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}

async function run(words: readonly string[]): Promise<void> {
  if (words.length !== 1 || words[0] !== 'end') throw new Error(usage)
  const { application, close } = await openApplication({
    ...readEnvironment(process.env),
    logLevel: 'silent',
  })
  try {
    const { sessions, visits, links } = await endEverySession(application)
    process.stdout.write(
      `Ended ${sessions} sessions, ${visits} visits by a code and ${links} links in letters. Everybody logs in again.\n`,
    )
  } finally {
    await close()
  }
}
