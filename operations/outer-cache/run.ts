import { randomInt } from 'node:crypto'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { look } from '#tests/faults/look.ts'
import { logInAll, makePeople, type People } from '#tests/faults/people.ts'
import { newLedger, pressAgain, pressButtons } from '#tests/faults/traffic.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { launch, type Program } from '#tests/support/serve.ts'
import { answerHelp } from '../../answer-help.ts'
import { ask, bin } from '../many-processes/nodes.ts'
import { databaseAccount, run, start, until } from '../many-processes/programs.ts'
import { firstPort } from '../recipe/draw-ports.ts'
import { openRecipe } from '../recipe/open-recipe.ts'
import { counted, makeGate, type Ports, startVarnish, toldByLog } from './varnish.ts'

// npm run outer-cache: Varnish before two processes, on this machine. It prints how long an old page stays, and what is lost with Varnish.
answerHelp(`Use it like this, as root, with varnish and postgresql-15 of Debian 12:
  npm run outer-cache            publishes and retracts behind Varnish, loses the purges, then kills Varnish
No page may be answered with longer than 15 seconds after its report was retracted.`)

/** The promise of the page of a retraction. */
const longestMs = 15_000
const retractions = 5
const readers = 4
const base = firstPort()
const ports: Ports = {
  ...{ site: base, purge: base + 1, gate: base + 2, database: base + 3 },
  processes: [base + 10, base + 11],
}
const site = `http://localhost:${ports.site}`
const { folder, ends, say, blame, run: runRecipe } = await openRecipe('cache')
await runRecipe(build)

async function build(): Promise<void> {
  await startDatabase()
  const programs = [await startProcess(0), await startProcess(1)]
  ends.push(() => Promise.all(programs.map((program) => program.end('SIGTERM'))))
  const gate = makeGate(ports)
  await gate.open()
  ends.push(() => gate.close())
  let varnish = await startVarnish(folder, ports)
  ends.push(() => varnish.stop())
  say('Built: Varnish, 2 processes, PostgreSQL.')
  const { application, close } = await openApplication(readEnvironment(settingsOf('beside')))
  ends.push(close)
  const people = await makePeople(application)

  const { reporter: owner, reviewer, officer } = people
  const { id } = await publicReport(application, { owner, reviewer, officer })
  await readMany('the list', '/reports')
  await readMany('the page of a report', `/reports/${id}`)
  await readAsPeople(application, people)
  for (const isLost of [false, true]) {
    if (isLost) await gate.close()
    const stayed: number[] = []
    for (let each = 0; each < (isLost ? 2 : retractions); each += 1)
      stayed.push(await retractOne(application, people))
    if (isLost) await gate.open()
    blame(stayed.filter((milliseconds) => milliseconds > longestMs).length)
    say(
      `${isLost ? 'With every purge lost' : 'With purges'}: after ${stayed.length} retractions the old page was answered for ${stayed.join(', ')} ms.`,
    )
  }

  const visits = await logInAll(application, people)
  const ledger = newLedger()
  // The retractions above changed what else belongs together.
  const before = await look(application, ledger)
  let isOver = false
  const pressing = pressButtons(site, visits, ledger, () => isOver)
  await pause(2_000)
  const killedAt = performance.now()
  await varnish.kill()
  await pause(1_000)
  varnish = await startVarnish(folder, ports)
  const seconds = ((performance.now() - killedAt) / 1_000).toFixed(1)
  isOver = true
  await pressing
  const doubtful = ledger.doubtful.submissions.length + ledger.doubtful.approvals.length
  await pressAgain(site, visits, ledger)
  const { lost, half: found } = await look(application, ledger)
  const half = found.filter((each) => !before.half.includes(each))
  const forms = ledger.submitted.length + ledger.verified.length + ledger.approved.length
  say(
    `Varnish killed: no page for ${seconds} s, ${doubtful} forms without an answer, of ${forms} acknowledged ${lost.length} lost and ${half.length} half done.`,
  )
  blame(lost.length + half.length)
}

/** The same page again and again, as on a day when all read one report. */
async function readMany(name: string, path: string): Promise<void> {
  const before = counted(folder)
  let reads = 0
  const end = performance.now() + 12_000
  const read = async () => {
    for (; performance.now() < end; reads += 1) await (await fetch(`${site}${path}`)).text()
  }
  await Promise.all(Array.from({ length: readers }, read))
  const after = counted(folder)
  say(
    `${reads} reads of ${name} in 12 s: Varnish answered ${after.kept - before.kept} by itself and asked ${after.asked - before.asked} times.`,
  )
}

type Opened = Awaited<ReturnType<typeof openApplication>>['application']

/** No page of a person comes from Varnish, and none goes to another. */
async function readAsPeople(application: Opened, people: People): Promise<void> {
  const visits = Object.values(await logInAll(application, people))
  let wrong = 0
  for (let each = 0; each < 20; each += 1) {
    const answers = await Promise.all(
      visits.map(({ cookie }) => fetch(`${site}/reports`, { headers: { cookie } })),
    )
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    wrong += answers.filter(({ headers }) => headers.get('cache-control') !== 'private, no-store').length
    // What the loaders brought differs between them.
    wrong += pages.length - new Set(pages).size
    const open = await fetch(`${site}/reports`)
    if (open.headers.get('cache-control') !== 'public, max-age=0, must-revalidate') wrong += 1
    if (pages.includes(await open.text())) wrong += 1
  }
  const told = toldByLog(folder)
  say(
    `Pages of ${visits.length} people and of a visitor, 20 times each: ${wrong} of another. Lines in the log of Varnish that tell of them: ${told.length}.`,
  )
  blame(wrong + told.length)
}

/** @returns for how long after the retraction began the old list or the old page of the report was answered, in ms */
async function retractOne(application: Opened, people: People): Promise<number> {
  const name = `Invented Name${randomInt(1_000_000)}`
  // The free plan takes five reports a month.
  const owner = { ...people.reporter, subscription: { tier: 'premium', status: 'active' } } as const
  const { id } = await publicReport(application, {
    ...{ owner, reviewer: people.reviewer, officer: people.officer },
    words: { personName: name },
  })
  const has = async (path: string) => (await (await fetch(`${site}${path}`)).text()).includes(name)
  const isShown = async () => (await has('/reports')) || (await has(`/reports/${id}`))
  await until('the report is on the list', () => has('/reports'))
  await until('its page is kept', () => has(`/reports/${id}`))
  let lastOld = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const asked = performance.now()
      if (await isShown()) lastOld = Math.max(lastOld, asked)
      await pause(5)
    }
  }
  const watching = Array.from({ length: readers }, watch)
  await pause(500)
  const began = performance.now()
  await retractReport(application, people.officer, id, { reason: 'It named the wrong person.' })
  // Until no old page came for three seconds.
  await until('the old page is gone', async () => performance.now() - Math.max(lastOld, began) > 3_000, 60)
  isOver = true
  await Promise.all(watching)
  return Math.max(0, Math.round(lastOld - began))
}

function settingsOf(name: string): Record<string, string> {
  return {
    DATABASE_URL: `postgres://fitila@127.0.0.1:${ports.database}/fitila`,
    FITILA_KEY_FILE: join(folder, 'fitila.key'),
    FITILA_DATA_FOLDER: join(folder, name),
    PUBLIC_URL: site,
    CACHE_URLS: `http://127.0.0.1:${ports.gate}`,
    TRUST_PROXY: 'yes',
    PUBLICATION_MINUTES: '0',
    LOG_LEVEL: 'silent',
  }
}

async function startProcess(place: number): Promise<Program> {
  const { FITILA_DATA_FOLDER: dataFolder = '', ...settings } = settingsOf(`web${place + 1}`)
  const program = launch({ dataFolder, port: ports.processes[place] ?? 0, settings })
  await program.untilLit()
  return program
}

async function startDatabase(): Promise<void> {
  const account = databaseAccount()
  const data = join(folder, 'database')
  await mkdir(data)
  if (account) await chown(data, account.uid, account.gid)
  run([join(bin, 'initdb'), '-D', data, '-U', 'fitila', '--auth=trust', '-E', 'UTF8', '--locale=C'], account)
  const words = ['-D', data, '-p', String(ports.database), '-k', data, '-c', 'listen_addresses=127.0.0.1']
  const running = start('postgres', [join(bin, 'postgres'), ...words], account)
  ends.push(() => running.stop())
  await until(
    'PostgreSQL answers',
    async () => (await ask(ports.database, 'select 1', 'postgres')).length === 1,
  )
  await ask(ports.database, 'create database fitila', 'postgres')
}
