import { readFile } from 'node:fs/promises'
import { cast } from '#tests/cast.ts'
import { logInAll, makePeople } from '#tests/faults/people.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch, type Program } from '#tests/support/serve.ts'
import { type Visit, visitOf } from '#tests/support/visit-of.ts'
import { type Attack, attacks } from './attacks.ts'
import { tryFindings } from './findings/try-findings.ts'
import { behaveHonestly, type Deed, type Done } from './honest.ts'

// npm run attack [-- WORD]: attacks the site, bounded and on this machine, while an honest visitor goes on; those whose name holds WORD.
// Then tries again what was found in November 2026; with the word `findings`, that alone.
const deeds = ['read', 'log in', 'submit'] as const satisfies readonly Deed[]
const word = process.argv[2] ?? ''
const wanted = attacks.filter(({ name }) => name.includes(word))
const problems: string[] = []
if (wanted.length > 0) await attackAll()
if (word === '' || word === 'findings') problems.push(...(await tryFindings(say)))
for (const problem of problems) say(problem)
process.exit(problems.length === 0 ? 0 : 1)

async function attackAll(): Promise<void> {
  const { folder, remove } = await makeDataFolder()
  const port = await freePort()
  const program = launch({ dataFolder: folder, port, settings: { TRUST_PROXY: 'yes' } })
  try {
    await program.untilLit()
    const people = await peopled(program, folder)
    const alone = await honestFor(program, people.reporter, 8_000)
    say(row(['attack', 'before', 'peak', 'after', 'answers', ...deeds.map((deed) => `${deed} p95, alone`)]))
    for (const attack of wanted) say(await attacked(program, people, attack, alone))
  } finally {
    await program.end('SIGTERM')
    await remove()
  }
}

type Both = { reporter: Visit; attacker: Visit }

async function peopled({ baseURL }: Program, dataFolder: string): Promise<Both> {
  const beside = await openBeside({ baseURL }, dataFolder)
  const people = await makePeople(beside.application)
  const { reporter } = await logInAll(beside.application, people)
  const { stranger } = await cast(beside.application, 'stranger')
  const attacker = await visitOf(beside.application, stranger)
  await beside.close()
  return { reporter, attacker }
}

function honestFor({ baseURL }: Program, reporter: Visit, milliseconds: number): Promise<Done[]> {
  const end = performance.now() + milliseconds
  return behaveHonestly(baseURL, reporter, () => performance.now() > end)
}

async function attacked(
  site: Program,
  { reporter, attacker }: Both,
  attack: Attack,
  alone: Done[],
): Promise<string> {
  const before = await memoryOf(site)
  let peak = before
  let isOver = false
  const watch = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(site))
  }, 100)
  const honest = behaveHonestly(site.baseURL, reporter, () => isOver)
  const target = {
    baseURL: site.baseURL,
    port: Number(new URL(site.baseURL).port),
    host: new URL(site.baseURL).host,
    attacker,
  }
  const statuses = await attack.run(target)
  isOver = true
  const done = await honest
  clearInterval(watch)
  const after = await memoryOf(site)
  judge(attack, { statuses, done, grown: peak - before })
  const memory = [before, peak, after].map((kilobytes) => `${Math.round(kilobytes / 1024)} MB`)
  const figures = deeds.map((deed) => compared(p95(done, deed), p95(alone, deed)))
  return row([attack.name, ...memory, counted(statuses), ...figures])
}

type Outcome = { statuses: number[]; done: Done[]; grown: number }

function judge({ name, may, mostMemory }: Attack, { statuses, done, grown }: Outcome): void {
  const strange = statuses.filter((status) => !may.includes(status))
  if (strange.length > 0) problems.push(`${name}: answered by ${counted(strange)}`)
  if (grown > mostMemory * 1024) problems.push(`${name}: held ${Math.round(grown / 1024)} MB more`)
  const refused = done.filter(({ status }) => status >= 400)
  if (refused.length > 0)
    problems.push(
      `${name}: the honest visitor was refused: ${refused.map(({ deed, status }) => `${deed} ${status}`)}`,
    )
}

function p95(done: Done[], deed: Deed): number {
  const times = done.filter((each) => each.deed === deed).map(({ milliseconds }) => milliseconds)
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}

function compared(under: number, alone: number): string {
  return `${Math.round(under)}, ${Math.round(alone)} ms, ${(under / alone).toFixed(1)}x`
}

function counted(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${all.length} x ${status || 'cut'}`).join(', ')
}

/** What the process holds, in kB, as Linux counts it. */
async function memoryOf({ processId }: Program): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}

function row(cells: readonly string[]): string {
  const widths = [19, 9, 9, 9, 34, 24, 24, 24]
  return cells.map((cell, place) => cell.padEnd(widths[place] ?? 20)).join(' ')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
