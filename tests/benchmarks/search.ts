import { visitor } from '#domain/actor.ts'
import { type ListFilters, noFilters } from '#domain/finding/list-filters.ts'
import { readSearch } from '#domain/finding/search-query.ts'
import { searchPublicReports } from '#server/finding/public-list.ts'
import { type Found, findPage } from '#server/finding/search/find.ts'
import { placeAfter } from '#server/finding/search/place-after.ts'
import type { Hit, Question } from '#server/finding/search/question.ts'
import { type Figure, median, percentile } from './figure.ts'
import { loadOfMachine } from './support/load-of-machine.ts'
import { searchClasses } from './support/search-classes.ts'
import { openSearchDatabase, type SearchDatabase, type Statement } from './support/search-database.ts'

const narrowed: ListFilters = { ...noFilters, states: ['Kano', 'Lagos'], leastCredibility: 3 }
const pagesBefore = 49
const pageLength = 20
const rounds = 3
const secondsToLoadMillion = 600

/**
 * The search use case, warm, by class of term: p95 of all terms of a class, three times each, beside the statements that it
 * sent, sent again bare. At DATABASE_URL if it is set, else in the embedded database, which has more time.
 */
export async function search(): Promise<Figure[]> {
  const url = process.env.DATABASE_URL ?? null
  const reports = Number(process.env.FITILA_BENCH_REPORTS ?? (url ? 100_000 : 50_000))
  const database = await openSearchDatabase(reports, url)
  try {
    return await measured(database, url ? 50 : 100)
  } finally {
    await database.close()
  }
}

/** One search: what it took, what its statements took by themselves, and whether its page was full or the last. */
type Sample = { ours: number; bare: number; isWhole: boolean }

async function measured(database: SearchDatabase, goal: number): Promise<Figure[]> {
  const { application, reports, loadSeconds } = database
  const classes = await searchClasses(application.database.pool, reports)
  const lines: Figure[] = []
  const all: Sample[] = []
  for (const { name, terms } of classes)
    for (const filters of [noFilters, narrowed])
      for (const page of [1, 50]) {
        const label = `${name}, ${filters === narrowed ? 'filtered, ' : ''}page ${page}`
        const samples = await measureClass(database, { terms, filters, page })
        if (samples.length > 0) lines.push(figureOf(label, goal, samples))
        all.push(...samples)
      }
  return [
    { name: 'public reports', value: reports, unit: 'reports', beside: await describeDatabase(database) },
    ...(loadSeconds === null ? [] : [loadingFigure(loadSeconds, reports)]),
    ...lines,
    figureOf('all searches', goal, all),
    { name: 'all searches, worst', value: Math.max(...all.map(({ ours }) => ours)), unit: 'ms' },
    {
      name: 'all searches, of the bare SQL',
      ...{ value: median(all.map(ratioOf)), unit: 'times', goal: { atMost: 1.5 } },
      beside: `p95 ${percentile(all.map(ratioOf), 95).toFixed(2)}`,
    },
    {
      name: 'first looks that end before the page is full',
      ...{ value: (100 * all.filter(({ isWhole }) => !isWhole).length) / all.length, unit: '%' },
    },
  ]
}

function loadingFigure(seconds: number, reports: number): Figure {
  const goal = { atMost: (secondsToLoadMillion * reports) / 1_000_000 }
  return { name: 'loading them', value: seconds, unit: 's', goal }
}

function figureOf(label: string, goal: number, samples: readonly Sample[]): Figure {
  const [ours, bare] = [samples.map((sample) => sample.ours), samples.map((sample) => sample.bare)]
  return {
    ...{ name: `${label}, p95`, value: percentile(ours, 95), unit: 'ms', goal: { atMost: goal } },
    beside: `p50 ${median(ours).toFixed(1)}, bare SQL ${median(bare).toFixed(1)}, ${median(samples.map(ratioOf)).toFixed(2)} times`,
  }
}

function ratioOf({ ours, bare }: Sample): number {
  return ours / bare
}

async function describeDatabase({ application }: SearchDatabase): Promise<string> {
  const { rows } = await application.database.pool.query<{ words: string }>(
    `select format('PostgreSQL %s, shared_buffers %s, fsync %s, %s, %s signs in the middle text', current_setting('server_version'),
      current_setting('shared_buffers'), current_setting('fsync'), pg_size_pretty(pg_database_size(current_database())),
      (select percentile_disc(0.5) within group (order by length(doc)) from (select doc from search_docs limit 1000) few)) as words`,
  )
  return `${rows[0]?.words}; ${loadOfMachine()}`
}

type Asked = { terms: readonly string[]; filters: ListFilters; page: number }

async function measureClass(
  { application, recorded }: SearchDatabase,
  { terms, filters, page }: Asked,
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const term of terms) {
    const after = page === 1 ? null : await placeOfPage(application, term, filters)
    if (page > 1 && after === null) continue
    const ask = () => searchPublicReports(application, visitor, term, after, filters)
    await ask()
    for (let round = 0; round < rounds; round += 1) {
      recorded()
      // What was counted once is remembered until something public changes; here it is counted again.
      application.hub.tell({ kind: 'missed' })
      const { milliseconds: ours, result } = await timed(ask)
      const statements = recorded()
      const bare = await timed(() => sendBare(application.database.pool, statements))
      samples.push({ ours, bare: bare.milliseconds, isWhole: result.lookedTo === null })
    }
  }
  return samples
}

/** Where the fiftieth page begins, for who goes on and on; null where there are not so many. */
async function placeOfPage(
  application: SearchDatabase['application'],
  term: string,
  filters: ListFilters,
): Promise<string | null> {
  let after: string | null = null
  let left = pagesBefore * pageLength
  do {
    const question: Question = {
      query: readSearch(term),
      filters,
      after: await placeAfter(application.database.queries, after, filters.order),
    }
    const page: Found<Hit> = await findPage(application, question, left, async (_reading, hits) => [...hits])
    left -= page.cards.length
    after = page.older
  } while (after && left > 0)
  return after
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

async function timed<Result>(work: () => Promise<Result>): Promise<{ milliseconds: number; result: Result }> {
  const began = performance.now()
  const result = await work()
  return { milliseconds: performance.now() - began, result }
}
