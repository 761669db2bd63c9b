import { builtProgram } from '../../program/built-program.ts'
import { type Figure, median, percentile } from './figure.ts'
import { loadOfMachine } from './support/load-of-machine.ts'
import { searchClasses } from './support/search-classes.ts'
import { openSearchDatabase } from './support/search-database.ts'
import { freePort, startProcess } from './support/server-process.ts'

const goals = { p95: 60, worst: 200 }
/** What a process that was just started does slower, whatever it is asked. */
const warmUps = 60

type Terms = readonly { name: string; terms: readonly string[] }[]
type Times = Map<string, number[]>

/**
 * Each term of each class once, as a visitor asks it: a page over HTTP, rendered, up to its last byte. The process is a new one, so
 * nothing that it counted or kept helps. It needs DATABASE_URL, for no second process may open the embedded database.
 */
export async function firstSearches(): Promise<Figure[]> {
  const url = process.env.DATABASE_URL
  if (!url)
    throw new Error(
      'Set DATABASE_URL to a PostgreSQL server: no second process may open the embedded database.',
    )
  const database = await openSearchDatabase(Number(process.env.FITILA_BENCH_REPORTS ?? 100_000), url)
  try {
    const classes = await searchClasses(database.application.database.pool, database.reports)
    const size: Figure = {
      name: 'public reports',
      value: database.reports,
      unit: 'reports',
      beside: loadOfMachine(),
    }
    return [size, ...figuresOf(await askAll(database.settings, classes))]
  } finally {
    await database.close()
  }
}

async function askAll(settings: Record<string, string>, classes: Terms): Promise<Times> {
  const port = await freePort()
  const environment = { ...settings, PORT: String(port) }
  const command = { program: process.execPath, words: [builtProgram], environment }
  const server = await startProcess(command, 'Fitila is lit')
  try {
    const site = `http://localhost:${port}`
    for (let place = 0; place < warmUps; place += 1) await ask(`${site}/reports?after=none-${place}`)
    return await takeTurns(site, classes)
  } finally {
    await server.stop()
  }
}

async function takeTurns(site: string, classes: Terms): Promise<Times> {
  const times: Times = new Map(classes.map(({ name }) => [name, []]))
  const asked = new Set<string>()
  const most = Math.max(...classes.map(({ terms }) => terms.length))
  for (let place = 0; place < most; place += 1)
    for (const { name, terms } of classes) {
      const term = terms[place]
      if (term === undefined || asked.has(term)) continue
      asked.add(term)
      times.get(name)?.push(await ask(`${site}/search?${new URLSearchParams({ q: term })}`))
    }
  return times
}

/** In milliseconds. */
async function ask(url: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - began
}

function figuresOf(times: Times): Figure[] {
  const all = [...times.values()].flat()
  return [
    ...[...times].map(([name, taken]) => figureOf(`${name}`, taken)),
    figureOf('all searches', all),
    {
      name: 'all searches, worst',
      value: Math.max(...all),
      unit: 'ms',
      goal: { atMost: goals.worst },
    },
  ]
}

function figureOf(name: string, taken: readonly number[]): Figure {
  const beside = `p50 ${median(taken).toFixed(1)}, ${taken.length} terms`
  return {
    name: `${name}, p95`,
    value: percentile(taken, 95),
    unit: 'ms',
    goal: { atMost: goals.p95 },
    beside,
  }
}
