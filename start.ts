import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { createBuiltSite } from '#server/doors/pages/built-site.ts'
import { createDevelopmentSite } from '#server/doors/pages/development-site.ts'
import { listen } from '#server/doors/pages/listen.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { whyNotStarted } from '#server/kernel/why-not-started.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { beginMarking } from '#server/schedule/jobs/marking.ts'
import { beginSweeping } from '#server/schedule/jobs/sweep.ts'
import { startJobs } from '#server/schedule/start-jobs.ts'
import { beginLog } from '#server/transparency/keep-log-going.ts'

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
