import { readEnvironment } from '#server/kernel/env.ts'
import { openApplication } from '#server/kernel/open-application.ts'
import { look } from '#tests/faults/look.ts'
import { logInAll, makePeople } from '#tests/faults/people.ts'
import { type Ledger, newLedger, pressAgain, pressButtons } from '#tests/faults/traffic.ts'
import { answerHelp } from '../../answer-help.ts'
import { openRecipe } from '../recipe/open-recipe.ts'
import { countLost } from './files.ts'
import { type Killed, killOne } from './kill-one.ts'
import { until } from './programs.ts'
import { rollOver } from './rolling.ts'
import { buildSite, type Victim, victims } from './site.ts'

// npm run failover [-- rounds [part]]: two processes, HAProxy, PgBouncer, and PostgreSQL with two replicas, all on this machine.
// People work while one part after another is killed; it prints what was lost. It needs haproxy, pgbouncer and postgresql-15 of Debian 12.
const usage = `Use it like this, as root, with haproxy, pgbouncer and postgresql-15 of Debian 12:
  npm run failover                    kills each part once while people work, and prints what was lost and when each thing worked again
  npm run failover -- ROUNDS          so often; 0 kills nothing
  npm run failover -- ROUNDS PART     kills this alone: ${victims.join(', ')}
Each ends with a rolling restart while people read and work: no request may fail.
It fails where a step was lost, a page took over 5 s, full service over 30 s, or a job was held for over 30 s.`
answerHelp(usage)
const rounds = Number(process.argv[2] ?? 1)
const only = process.argv[3]
if (!Number.isInteger(rounds) || (only && !victims.some((victim) => victim === only))) throw new Error(usage)

const goals = [
  ['longestWaitMs', 5_000],
  ['fullServiceMs', 30_000],
  ['longestLeaseMs', 30_000],
] as const

const columns = [
  ...['killed', 'steps', 'in doubt', 'lost', 'half done', 'files', 'files lost', 'page waits'],
  ...['page', 'form', 'staff', 'full service'],
]

const { folder, ends, say, blame, run } = await openRecipe('many')
await run(tryAll)

async function tryAll(): Promise<void> {
  const site = await buildSite({ folder, ends })
  say(
    'Built: HAProxy, 2 processes, PgBouncer in transaction mode, PostgreSQL with 2 replicas, a store that speaks S3.',
  )
  const { application, close } = await openApplication(readEnvironment(site.settingsOf('beside')))
  ends.push(close)
  const people = await makePeople(application)
  const ledgers: Ledger[] = []
  if (rounds > 0) say(columns.map(cell).join(''))
  for (let round = 0; round < rounds; round += 1)
    for (const victim of victims) if (!only || victim === only) await tellOf(victim)
  await restartAll()
  const last = await lookInto(ledgers)
  say(`In the end, of all rounds: lost ${last.lost.length}, half done ${last.half.length}.`)
  for (const line of [...last.lost, ...last.half]) say(`  ${line}`)
  blame(last.lost.length + last.half.length)

  async function tellOf(victim: Victim): Promise<void> {
    const killed = await killOne(victim, { site, application, people })
    const { ledger, visits, files } = killed
    ledgers.push(ledger)
    say(`${victim}: ${partsOf(killed)}`)
    // On a busy machine one of them may again get no answer.
    await until('what was in doubt is sent again', async () => {
      await pressAgain(site.url, visits, ledger)
      return true
    })
    const found = {
      ...(await lookInto([ledger])),
      files: await countLost(application, people.reporter, files),
    }
    blame(found.lost.length + found.half.length + found.files)
    say(rowOf(victim, killed, found).map(cell).join(''))
    for (const line of [...found.lost, ...found.half]) say(`  ${line}`)
    const missed = goals.filter(([name, most]) => killed[name] > most)
    for (const [name, most] of missed) say(`  Not reached: ${name} at most ${most}.`)
    blame(missed.length)
  }

  async function restartAll(): Promise<void> {
    const visits = await logInAll(application, people)
    const ledger = newLedger()
    ledgers.push(ledger)
    const { requests, failed, longestMs, seconds } = await rollOver({
      ...{ site: site.url, between: site.between, programs: site.programs, start: site.startProcess },
      beside: (isOver) => pressButtons(site.url, visits, ledger, isOver),
    })
    const forms = ledger.submitted.length + ledger.verified.length + ledger.approved.length
    const doubtful = ledger.doubtful.submissions.length + ledger.doubtful.approvals.length
    say(
      `Rolling restart of 2 processes in ${seconds} s: ${requests} pages, ${failed.length} failed, slowest ${longestMs} ms; ${forms} forms, ${doubtful} without an answer.`,
    )
    for (const line of failed.slice(0, 10)) say(`  ${line}`)
    blame(failed.length + doubtful)
  }

  async function lookInto(looked: readonly Ledger[]): Promise<Found> {
    const found = []
    for (const ledger of looked) found.push(await look(application, ledger))
    return { lost: found.flatMap(({ lost }) => lost), half: [...new Set(found.flatMap(({ half }) => half))] }
  }
}

type Found = { lost: string[]; half: string[] }
type FoundAll = Found & { files: number }

function rowOf(
  victim: Victim,
  killed: Killed,
  { lost, half, files: lostFiles }: FoundAll,
): (string | number)[] {
  const { steps, doubtful, files, courses, longestWaitMs, fullServiceMs } = killed
  return [
    ...[victim, steps, doubtful, lost.length, half.length, files.acknowledged, lostFiles],
    ...[longestWaitMs, courses.page.wellFromMs, courses.form.wellFromMs].map(seconds),
    ...[courses.staff.wellFromMs, fullServiceMs].map(seconds),
  ]
}

/** The parts of the way back, and what answered again when. */
function partsOf({ parts, courses, longestLeaseMs, slowestPage }: Killed): string {
  const again = Object.entries(courses)
    .filter(([, { wellFromMs }]) => wellFromMs > 0)
    .map(([name, { wellFromMs }]) => ({ part: `${name} again`, atMs: wellFromMs }))
  const all = [...parts, ...again].toSorted((one, other) => one.atMs - other.atMs)
  const told = all.map(({ part, atMs }) => `${part} ${seconds(atMs)}`)
  return [...told, `jobs held for ${seconds(longestLeaseMs)}`, `slowest was ${slowestPage}`].join(', ')
}

function seconds(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? `${(milliseconds / 1_000).toFixed(1)} s` : 'never'
}

function cell(value: string | number, place: number): string {
  return place === 0 ? String(value).padEnd(10) : String(value).padStart(13)
}
