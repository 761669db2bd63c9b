import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { readEnvironment } from '#server/env.ts'
import { createBuiltSite } from '#server/http/built-site.ts'
import { createDevelopmentSite } from '#server/http/development-site.ts'
import { listen } from '#server/http/listen.ts'
import { handlers } from '#server/jobs/handlers.ts'
import { beginMarking } from '#server/jobs/marking.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { beginSweeping } from '#server/jobs/sweep.ts'
import { openApplication } from '#server/open-application.ts'
import { beginLog } from '#server/transparency/keep-log-going.ts'
import { whyNotStarted } from '#server/why-not-started.ts'

// environment -> database -> migrate -> seed when empty -> serve
try {
  await start()
} catch (error) {
  process.stderr.write(`\nFitila could not start. ${whyNotStarted(error)}\n\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const isDevelopment = process.argv.includes('--dev')
  const environment = readEnvironment(process.env)
  const { application, close, databaseEnded } = await openApplication(environment)
  await Promise.all([beginSweeping(application), beginMarking(application), beginLog(application)])
  const stopJobs = startJobs(application, handlers)
  stopWhenAsked(() => stopJobs().then(close), databaseEnded)
  const invitation = await seedWhenEmpty(application)
  const site = isDevelopment
    ? await createDevelopmentSite(application)
    : await createBuiltSite(application, environment)
  await listen(site, environment)
  if (invitation)
    say(
      `\nThere is no administrator yet. Make the first one's account here (the link works once, for three days):\n${invitation}\n`,
    )
  say(`Fitila is lit: ${environment.publicUrl}`)
}

const longestGoodbye = 5000

function stopWhenAsked(close: () => Promise<void>, databaseEnded: Promise<void>): void {
  let isStopping = false
  const stop = (exitCode: number) => {
    if (isStopping) return
    isStopping = true
    // Open pages hold connections, and a database that was killed answers no goodbye; whatever is acknowledged is kept already.
    setTimeout(() => process.exit(exitCode), longestGoodbye).unref()
    close().finally(() => process.exit(exitCode))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  databaseEnded.then(() => {
    if (!isStopping)
      process.stderr.write(
        '\nThe database has ended, so Fitila ends too. Start it again: nothing that was saved is lost.\n',
      )
    stop(1)
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
