import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { look } from '#tests/faults/look.ts'
import { logInAll, makePeople, type Visits } from '#tests/faults/people.ts'
import { type Ledger, newLedger, pressAgain, pressButtons } from '#tests/faults/traffic.ts'
import { launch } from '#tests/support/serve.ts'
import { ask } from '../many-processes/nodes.ts'
import { until } from '../many-processes/programs.ts'
import type { Servers } from './servers.ts'

type Killing = { servers: Servers; folder: string; site: number; settings: Record<string, string> }

const readers = 3
const aliveMilliseconds = 5_000
const deadMilliseconds = 10_000
const roundMilliseconds = 6_000

/** What was answered in one stretch of time: how often each status, the longest wait, and whether each page of a fault was one of ours. */
type Answers = { statuses: Map<string, number>; longest: number; strange: string[] }
type Stretch = 'alive' | 'killed' | 'back'

/**
 * Kills a server that has half of the search while people read, send and approve, and brings it back.
 *
 * @returns how much was lost, half done, or answered without words
 */
export async function killServer(
  { servers, folder, site, settings }: Killing,
  say: (line: string) => void,
): Promise<number> {
  const [victim = 0] = servers.workers
  const { application, close } = await openApplication(readEnvironment(settings))
  const people = await makePeople(application)
  // Comparing a declaration with all reports takes minutes, and staff with one that is not compared can do nothing. This is before the
  // program starts: its job would write over it.
  await application.database.pool.query('update staff_declarations set compared_at = declared_at')
  const program = launch({
    dataFolder: join(folder, 'web'),
    port: site,
    settings: { ...settings, FITILA_DATA_FOLDER: join(folder, 'web') },
  })
  const ledger = newLedger()
  const answers: Record<Stretch, Answers> = { alive: none(), killed: none(), back: none() }
  let stretch: Stretch = 'alive'
  let isOver = false
  try {
    await program.untilLit()
    const known = (await look(application, ledger)).half
    const visits = await logInAll(application, people)
    const reading = Array.from({ length: readers }, () =>
      read(
        program.baseURL,
        () => answers[stretch],
        () => isOver,
      ),
    )
    const working = work(program.baseURL, visits, ledger, () => isOver)
    await pause(aliveMilliseconds)
    await until('three reports are public', async () => ledger.approved.length >= 3, 120).catch((error) => {
      say(
        `Sent ${ledger.submitted.length}, verified ${ledger.verified.length}, approved ${ledger.approved.length}.`,
      )
      throw error
    })
    const before = ledger.submitted.length
    await servers.kill(victim)
    stretch = 'killed'
    await pause(deadMilliseconds)
    const meanwhile = ledger.submitted.length - before
    const backAt = performance.now()
    await servers.bringBack(victim)
    const itself = secondsSince(backAt)
    await until('a search is answered again', async () => (await search(program.baseURL)) === 200, 60)
    const again = secondsSince(backAt)
    stretch = 'back'
    await pause(aliveMilliseconds)
    isOver = true
    await Promise.all([...reading, working])
    // What the server that died was about to commit.
    await until('no change waits to be settled', async () => (await waiting(servers)) === 0, 60)
    await pressAgain(program.baseURL, visits, ledger)
    say(
      `\nOne of the two servers killed (kill -9) for ${deadMilliseconds / 1_000} s while people read and work:`,
    )
    for (const [name, told] of Object.entries(answers)) say(`  ${name.padEnd(8)}${lineOf(told)}`)
    say(
      `  ${meanwhile} reports were sent and acknowledged while it was away; it answered ${itself} s after its start, and a search after ${again} s.`,
    )
    const { lost, half: found } = await look(application, ledger)
    // What was loaded in bulk has no history.
    const half = found.filter((line) => !known.includes(line))
    const strange = Object.values(answers).flatMap((told) => told.strange)
    say(
      `  ${ledger.submitted.length} sent, ${ledger.verified.length} verified, ${ledger.approved.length} approved: lost ${lost.length}, half done ${half.length}, answers without words ${strange.length}.`,
    )
    for (const line of [...lost, ...half, ...strange.slice(0, 5)]) say(`    ${line}`)
    return lost.length + half.length + strange.length
  } finally {
    isOver = true
    await program.end('SIGTERM')
    await close()
  }
}

/** A person who was answered by a fault stops for the rest of a round, and begins again with the next. */
async function work(site: string, visits: Visits, ledger: Ledger, isOver: () => boolean): Promise<void> {
  // On a busy machine a round is too short for all steps of one report: the next goes on with it.
  const waiting = { toVerify: [], toApprove: [] }
  while (!isOver()) {
    const end = performance.now() + roundMilliseconds
    await pressButtons(site, visits, ledger, () => isOver() || performance.now() > end, waiting)
  }
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1_000).toFixed(1)
}

const terms = ['vouchers', 'contract', 'kaduna', 'muhammad', '"two vouchers"']

async function read(site: string, answers: () => Answers, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const paths = [
      `/search?q=${terms[randomInt(terms.length)]}&`,
      '/reports?',
      '/reports?state=Kaduna&',
      '/faq?',
    ]
    const path = paths[randomInt(paths.length)] ?? '/'
    const began = performance.now()
    // At a new address, so that no kept page answers.
    const answer = await fetch(`${site}${path}n=${randomInt(1_000_000_000)}`, {
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (response) => ({ status: String(response.status), text: await response.text() }),
      () => ({ status: 'none', text: '' }),
    )
    const told = answers()
    const name = `${path.split('?')[0]} ${answer.status}`
    told.statuses.set(name, (told.statuses.get(name) ?? 0) + 1)
    told.longest = Math.max(told.longest, performance.now() - began)
    // A page of ours that says that the database does not answer, or none at all.
    if (answer.status !== '200' && !(answer.status === '503' && answer.text.includes('<h1')))
      told.strange.push(`${name}: ${answer.text.slice(0, 80)}`)
    await pause(20)
  }
}

async function search(site: string): Promise<number> {
  const asked = await fetch(`${site}/search?q=vouchers&n=${randomInt(1_000_000_000)}`)
  await asked.arrayBuffer()
  return asked.status
}

async function waiting({ workers }: Servers): Promise<number> {
  let found = 0
  for (const port of workers)
    found += Number((await ask(port, 'select count(*)::int as n from pg_prepared_xacts'))[0]?.n ?? 0)
  return found
}

function none(): Answers {
  return { statuses: new Map(), longest: 0, strange: [] }
}

function lineOf({ statuses, longest }: Answers): string {
  const counts = [...statuses].toSorted().map(([name, count]) => `${name}: ${count}`)
  return `${counts.join(', ')}; slowest ${Math.round(longest)} ms`
}
