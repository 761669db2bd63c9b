import { join } from 'node:path'
import { minutes } from '#domain/time/durations.ts'
import { seedWhenEmpty } from '#server/database/seed/seed-when-empty.ts'
import { listenMonitor } from '#server/doors/monitor/listen-monitor.ts'
import { beginReadingPages, createBuiltSite } from '#server/doors/pages/built-site.ts'
import { type Listening, listen, listenToOnion } from '#server/doors/pages/listen.ts'
import { startHearing } from '#server/events/start-hearing.ts'
import { isFrozen } from '#server/freezing/is-frozen.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { stopWhenAsked } from '#server/kernel/stop-when-asked.ts'
import { whyNotStarted } from '#server/kernel/why-not-started.ts'
import { openCircuits } from '#server/onion/circuits.ts'
import { withOnion } from '#server/onion/with-onion.ts'
import { noteCarriedFiles } from '#server/operating/note-carried-files.ts'
import { openPurger } from '#server/outer-caches/open-purger.ts'
import { keepPlace, noticeRestored } from '#server/retention/notice-restored.ts'
import { handlers } from '#server/schedule/jobs/handlers.ts'
import { schedule } from '#server/schedule/jobs/schedule.ts'
import { startWork } from '#server/schedule/start-work.ts'
import { answerHelp } from './answer-help.ts'
import { packLater } from './program/pack-later.ts'

const usage = `Use: npm start
Serves the site on http://localhost:3000. Settings are read from the environment: see .env.example and docs/operating.md.`

answerHelp(usage)

// environment -> database -> migrate -> seed when empty -> serve
try {
  await start()
} catch (error) {
  process.stderr.write(`\nFitila could not start. ${whyNotStarted(error)}\n\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env)
  beginReadingPages()
  const { close, databaseEnded, announceStop, ...opened } = await openApplication(environment)
  const { application, onion } = await withOnion(opened.application, environment)
  await noticeRestored(application, environment.dataFolder)
  const keeping = setInterval(
    () => void keepPlace(application, environment.dataFolder).catch(() => {}),
    minutes(1),
  )
  const stopWorking = startWork(application, { handlers, schedule, isPaused: () => isFrozen(application) })
  const stopHearing = startHearing(application)
  const purger = openPurger({ ...application, urls: environment.cacheUrls })
  const stopWork = async () => {
    clearInterval(keeping)
    await Promise.all([stopWorking(), stopHearing()])
    await purger.close()
    // A database that is gone says nothing new.
    await keepPlace(application, environment.dataFolder).catch(() => {})
  }
  const monitor = environment.monitor && (await listenMonitor(application, environment.monitor))
  const listening: Pick<Listening, 'stop'>[] = []
  let stopPacking = () => {}
  const stopServing = async () => {
    announceStop()
    stopPacking()
    await Promise.all(listening.map((each) => each.stop()))
    await onion?.stop()
  }
  const closeAll = async () => {
    await monitor?.stop()
    await close()
  }
  stopWhenAsked({ stopServing, stopWork, close: closeAll, databaseEnded })
  const invitation = await seedWhenEmpty(application)
  const tools = join(import.meta.dirname, 'build/tools')
  await noteCarriedFiles(application, tools)
  const circuits = openCircuits()
  const site = await createBuiltSite(application, { ...environment, circuits })
  listening.push(await listen(site, environment))
  if (onion) listening.push(await listenToOnion(site, { path: onion.socket, circuits }))
  stopPacking = await packLater(tools)
  if (invitation)
    say(
      `\nThere is no administrator yet. Make the first one's account here (the link works once, for three days):\n${invitation}\n`,
    )
  say(`Fitila is lit: ${environment.publicUrl}`)
  if (onion) say(`Its onion service: ${onion.url}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
