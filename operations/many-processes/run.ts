import { randomInt } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { look } from '#tests/faults/look.ts'
import { logInAll, makePeople } from '#tests/faults/people.ts'
import { type Ledger, newLedger, pressAgain, pressButtons } from '#tests/faults/traffic.ts'
import { launch, type Program } from '#tests/support/serve.ts'
import { answerHelp } from '../../answer-help.ts'
import { openRecipe } from '../recipe/open-recipe.ts'
import { leadTo, type Ports, startBalancer, startPooler } from './between.ts'
import { countLost, newFiles, sendFiles } from './files.ts'
import { ask, makeNodes } from './nodes.ts'
import { type Running, until } from './programs.ts'
import { rollOver } from './rolling.ts'
import { startStore, storeUrl } from './store.ts'

// npm run failover [-- rounds]: two processes, HAProxy, PgBouncer, and PostgreSQL with two replicas, all on this machine.
// People work while one part after another is killed; it prints what was lost. It needs haproxy, pgbouncer and postgresql-15 of Debian 12.
answerHelp(`Use it like this, as root, with haproxy, pgbouncer and postgresql-15 of Debian 12:
  npm run failover               kills each part once while people work, and prints what was lost
  npm run failover -- ROUNDS     so often; 0 kills nothing
Each ends with a rolling restart while people read and work: no request may fail.`)
const rounds = Number(process.argv[2] ?? 1)
const victims = ['process', 'pooler', 'replica', 'primary', 'balancer', 'store'] as const
type Victim = (typeof victims)[number]

const base = 20_000 + randomInt(20_000)
const ports: Ports = {
  site: base,
  database: base + 1,
  pooler: base + 2,
  store: base + 3,
  processes: [base + 10, base + 11],
  monitors: [base + 20, base + 21],
  nodes: [base + 30, base + 31, base + 32],
}
const site = `http://localhost:${ports.site}`
const { folder, ends, say, blame, run } = await openRecipe('many')
await run(build)

async function build(): Promise<void> {
  const nodes = await makeNodes(join(folder, 'nodes'), ports.nodes[0] ?? 0)
  ends.push(() => nodes.stop())
  await mkdir(join(folder, 'between'), { mode: 0o777 })
  await chmod(join(folder, 'between'), 0o777)
  const between = join(folder, 'between')
  let balancer = await startBalancer(between, ports, nodes.primary())
  ends.push(() => balancer.stop())
  let pooler: Running = await startPooler(between, ports)
  ends.push(() => pooler.stop())
  await until('the pooler answers', async () => (await ask(ports.pooler, 'select 1')).length === 1)
  let store: Running = await startStore(folder, ports.store)
  ends.push(() => store.stop())
  const programs = [await startProcess(0), await startProcess(1)]
  ends.push(() => Promise.all(programs.map((program) => program.end('SIGTERM'))))
  await until('the balancer leads to a process', isServed)
  say(
    'Built: HAProxy, 2 processes, PgBouncer in transaction mode, PostgreSQL with 2 replicas, a store that speaks S3.',
  )

  const { application, close } = await openApplication(readEnvironment(settingsOf('beside')))
  ends.push(close)
  const people = await makePeople(application)
  const ledgers: Ledger[] = []
  const columns = [
    'killed',
    'steps',
    'in doubt',
    'lost',
    'half done',
    'files',
    'files lost',
    'any answer',
    'page again',
    'form again',
  ]
  if (rounds > 0) say(columns.map(cell).join(''))
  for (let round = 0; round < rounds; round += 1) for (const victim of victims) await killOne(victim)
  await restartAll()
  const last = await lookInto(ledgers)
  say(`In the end, of all rounds: lost ${last.lost.length}, half done ${last.half.length}.`)
  for (const line of [...last.lost, ...last.half]) say(`  ${line}`)
  blame(last.lost.length + last.half.length)

  async function killOne(victim: Victim): Promise<void> {
    const visits = await logInAll(application, people)
    const ledger = newLedger()
    ledgers.push(ledger)
    let isOver = false
    const files = await newFiles(application, people.reporter)
    const pressing = Promise.all([
      pressButtons(site, visits, ledger, () => isOver),
      sendFiles(site, visits.reporter, files, () => isOver),
    ])
    await new Promise((resolve) => setTimeout(resolve, randomInt(1_000, 2_500)))
    const killedAt = performance.now()
    const mended = mend(victim)
    const answered = timed(killedAt, async () => (await fetchPage()) !== null)
    const served = timed(killedAt, async () => (await fetchPage()) === 200)
    await Promise.all([answered, mended])
    const page = await served
    isOver = true
    await pressing
    const doubtful = ledger.doubtful.submissions.length + ledger.doubtful.approvals.length
    const form = await timed(killedAt, async () => {
      await pressAgain(site, visits, ledger)
      return true
    })
    const { lost, half } = await lookInto([ledger])
    const filesLost = await again(() => countLost(application, people.reporter, files))
    blame(lost.length + half.length + filesLost)
    const steps = ledger.submitted.length + ledger.verified.length + ledger.approved.length
    say(
      [
        victim,
        steps,
        doubtful,
        lost.length,
        half.length,
        files.acknowledged,
        filesLost,
        await answered,
        page,
        form,
      ]
        .map(cell)
        .join(''),
    )
    for (const line of [...lost, ...half]) say(`  ${line}`)
  }

  async function restartAll(): Promise<void> {
    const visits = await logInAll(application, people)
    const ledger = newLedger()
    ledgers.push(ledger)
    const { requests, failed, longestMs, seconds } = await rollOver({
      ...{ site, between, programs, start: startProcess },
      beside: (isOver) => pressButtons(site, visits, ledger, isOver),
    })
    const forms = ledger.submitted.length + ledger.verified.length + ledger.approved.length
    const doubtful = ledger.doubtful.submissions.length + ledger.doubtful.approvals.length
    say(
      `Rolling restart of 2 processes in ${seconds} s: ${requests} pages, ${failed.length} failed, slowest ${longestMs} ms; ${forms} forms, ${doubtful} without an answer.`,
    )
    for (const line of failed.slice(0, 10)) say(`  ${line}`)
    blame(failed.length + doubtful)
  }

  /** Kills it, and does what a service manager or the watch of the database does: a second later it is started again. */
  async function mend(victim: Victim): Promise<void> {
    if (victim === 'process') {
      await programs[0]?.end('SIGKILL')
      await pause(1_000)
      programs[0] = await startProcess(0)
    } else if (victim === 'pooler') {
      await pooler.kill()
      await pause(1_000)
      pooler = await startPooler(between, ports)
    } else if (victim === 'balancer') {
      await balancer.kill()
      await pause(1_000)
      balancer = await startBalancer(between, ports, nodes.primary())
    } else if (victim === 'store') {
      await store.kill()
      await pause(1_000)
      store = await startStore(folder, ports.store)
    } else if (victim === 'replica') {
      await nodes.kill('replica')
      await pause(1_000)
      await nodes.rejoin()
    } else {
      await nodes.kill('primary')
      // As long as a watch waits before it believes that a server is gone.
      await pause(3_000)
      await leadTo(between, ports, await nodes.promote())
      await nodes.rejoin()
    }
  }

  async function lookInto(looked: readonly Ledger[]): Promise<{ lost: string[]; half: string[] }> {
    const found = []
    for (const ledger of looked) found.push(await again(() => look(application, ledger)))
    return { lost: found.flatMap(({ lost }) => lost), half: [...new Set(found.flatMap(({ half }) => half))] }
  }
}

function settingsOf(name: string): Record<string, string> {
  return {
    DATABASE_URL: `postgres://fitila@127.0.0.1:${ports.pooler}/fitila`,
    DATABASE_DIRECT_URL: `postgres://fitila@127.0.0.1:${ports.database}/fitila`,
    // All servers: the one that takes changes is no replica, and is not read as one.
    DATABASE_READ_URLS: ports.nodes.map((port) => `postgres://fitila@127.0.0.1:${port}/fitila`).join(','),
    STORAGE_URL: storeUrl(ports.store),
    FITILA_KEY_FILE: join(folder, 'fitila.key'),
    FITILA_DATA_FOLDER: join(folder, name),
    PUBLIC_URL: site,
    PUBLICATION_MINUTES: '0',
    LOG_LEVEL: 'silent',
  }
}

async function startProcess(place: number): Promise<Program> {
  const { FITILA_DATA_FOLDER: dataFolder = '', ...settings } = settingsOf(`web${place + 1}`)
  const monitor = `127.0.0.1:${ports.monitors[place]}`
  const program = launch({
    dataFolder,
    port: ports.processes[place] ?? 0,
    settings: { ...settings, MONITOR_SOCKET: monitor },
  })
  await program.untilLit()
  return program
}

/** The status of a page that no process keeps; null where nothing answers. */
async function fetchPage(): Promise<number | null> {
  const address = `${site}/reports?page-of=${randomInt(1_000_000_000)}`
  return fetch(address, { signal: AbortSignal.timeout(6_000) }).then(
    ({ status }) => status,
    () => null,
  )
}

async function isServed(): Promise<boolean> {
  return (await fetchPage()) === 200
}

/** Until it holds, from that moment, in words. */
async function timed(from: number, holds: () => Promise<boolean>): Promise<string> {
  await until('it works again', holds, 60)
  return `${((performance.now() - from) / 1_000).toFixed(1)} s`
}

/** A database that has just moved may need a second try. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    await pause(2_000)
    return work()
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function cell(value: string | number, place: number): string {
  return place === 0 ? String(value).padEnd(12) : String(value).padStart(12)
}
