import { cast } from '#tests/cast.ts'
import { logInAll, makePeople } from '#tests/faults/people.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch, type Program } from '#tests/support/serve.ts'
import { type Visit, visitOf } from '#tests/support/visit-of.ts'
import { answerHelp } from '../../answer-help.ts'
import { type Attack, attacks } from './attacks.ts'
import { tryFindings } from './findings/try-findings.ts'
import { behaveHonestly, type Deed, type Done, deeds } from './honest.ts'
import { counted, problemsIn } from './judge.ts'
import { memoryOf, watchMemory } from './memory.ts'

// npm run attack [-- WORD]: attacks the site, bounded and on this machine, while an honest visitor goes on; those whose name holds WORD.
// Then tries again what was found in November 2026; with the word `findings`, that alone.
answerHelp(
  'Use: npm run attack [-- NAME]\nAttacks the site on this machine, bounded, and says what it bore. NAME is part of the name of an attack.',
)

const word = process.argv[2] ?? ''
const wanted = attacks.filter(({ name }) => name.includes(word))
const problems: string[] = []
if (wanted.length === 0 && word !== 'findings') problems.push(`No attack has ${word} in its name.`)
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
    // The first of each deed is slow on a site that has just started.
    await honestFor(program, people.reporter, 0)
    const alone = await honestFor(program, people.reporter, 20_000)
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
  const watch = watchMemory(site)
  let isOver = false
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
  const peak = Math.max(before, ...(await watch.end()))
  const after = await memoryOf(site)
  problems.push(...problemsIn(attack, { statuses, done, before, peak, after }))
  const memory = [before, peak, after].map((kilobytes) => `${Math.round(kilobytes / 1024)} MB`)
  const figures = deeds.map((deed) => compared(p95(done, deed), p95(alone, deed)))
  return row([attack.name, ...memory, counted(statuses), ...figures])
}

function p95(done: Done[], deed: Deed): number {
  const times = done.filter((each) => each.deed === deed).map(({ milliseconds }) => milliseconds)
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}

function compared(under: number, alone: number): string {
  return `${Math.round(under)}, ${Math.round(alone)} ms, ${(under / alone).toFixed(1)}x`
}

function row(cells: readonly string[]): string {
  const widths = [19, 9, 9, 9, 34, 24, 24, 24]
  return cells.map((cell, place) => cell.padEnd(widths[place] ?? 20)).join(' ')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
