import { type Actor, leastStanding, type Person, visitor } from '#domain/actor.ts'
import { type ListFilters, noFilters } from '#domain/reports/list-filters.ts'
import { plainQuery } from '#domain/reports/search-query.ts'
import { find } from '#server/reports/finding/find.ts'
import { searchPublicReports } from '#server/reports/public-list.ts'
import { type Figure, median, percentile } from './figure.ts'
import { searchClasses } from './support/search-classes.ts'
import { openSearchDatabase, type SearchDatabase, type Statement } from './support/search-database.ts'

const narrowed: ListFilters = { ...noFilters, states: ['Kano', 'Lagos'], leastCredibility: 3 }
const pagesBefore = 49
const pageLength = 20

/**
 * The search use case, warm, by class of term: on a million reports at DATABASE_URL (or FITILA_BENCH_REPORTS of them), and
 * on 50,000 in the embedded database. Each beside the statements that it sent, sent again bare.
 */
export async function search(): Promise<Figure[]> {
  const url = process.env.DATABASE_URL
  const many = Number(process.env.FITILA_BENCH_REPORTS ?? 1_000_000)
  return [
    ...(url ? await measured(await openSearchDatabase(many, url), 50) : []),
    ...(process.env.FITILA_BENCH_EMBEDDED === 'no'
      ? []
      : await measured(await openSearchDatabase(50_000, null), 100)),
  ]
}

async function measured(database: SearchDatabase, goal: number): Promise<Figure[]> {
  try {
    const { application, reports, loadSeconds } = database
    const classes = await searchClasses(application.database.pool, reports)
    const figures: Figure[] = [{ name: `public reports`, value: reports, unit: 'reports' }]
    if (loadSeconds !== null)
      figures.push({ name: 'loading them', value: loadSeconds, unit: 's', goal: { atMost: 600 } })
    for (const { name, terms } of classes)
      for (const filters of [noFilters, narrowed])
        for (const page of [1, 50]) {
          const label = `${name}, ${filters === narrowed ? 'filtered, ' : ''}page ${page}`
          figures.push(
            ...(await measureClass(database, label, goal, { terms, filters, page, actor: actorFor(name) })),
          )
        }
    return figures
  } finally {
    await database.close()
  }
}

type Asked = { terms: readonly string[]; filters: ListFilters; page: number; actor: Actor }

async function measureClass(
  { application, recorded }: SearchDatabase,
  label: string,
  goal: number,
  { terms, filters, page, actor }: Asked,
): Promise<Figure[]> {
  const ours: number[] = []
  const bare: number[] = []
  for (const term of terms) {
    const after = page === 1 ? null : await placeOfPage(application, term, filters)
    if (page > 1 && after === null) continue
    const ask = () => searchPublicReports(application, actor, term, after, filters)
    await ask()
    recorded()
    // What was counted once is remembered until something public changes; here it is counted again.
    application.hub.tell({ kind: 'missed' })
    ours.push(await milliseconds(ask))
    const statements = recorded()
    bare.push(await milliseconds(() => sendBare(application.database.pool, statements)))
  }
  if (ours.length === 0) return []
  return [
    { name: `${label} (${ours.length} terms), p50`, value: median(ours), unit: 'ms' },
    { name: `${label}, p95`, value: percentile(ours, 95), unit: 'ms', goal: { atMost: goal } },
    {
      name: `${label}, of the bare SQL`,
      value: median(ours.map((time, position) => time / (bare[position] ?? time))),
      unit: 'times',
      goal: { atMost: 1.5 },
    },
  ]
}

async function placeOfPage(
  application: SearchDatabase['application'],
  term: string,
  filters: ListFilters,
): Promise<string | null> {
  const question = { query: plainQuery(term), filters, after: null }
  const { older, lookedTo } = await find(application, question, pagesBefore * pageLength, async () => [])
  return lookedTo === null ? older : null
}

async function sendBare(
  pool: SearchDatabase['application']['database']['pool'],
  statements: readonly Statement[],
): Promise<void> {
  const client = await pool.connect()
  try {
    for (const { text, parameters } of statements) await client.query(text, parameters)
    await client.query('rollback')
  } finally {
    client.release()
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function actorFor(name: string): Actor {
  return name === 'several words in any order' ? reader : visitor
}

const reader: Person = {
  kind: 'person',
  id: '00000000-0000-4000-8000-000000000000',
  ...{ username: 'misali', email: 'misali@invented.example', role: 'reporter', status: 'active' },
  subscription: { tier: 'premium', status: 'active' },
  ...leastStanding,
}
