import { cast } from '#tests/cast.ts'
import { programOf } from '#tests/support/api/programs.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { type Figure, median, percentile } from './figure.ts'
import { openSearchDatabase } from './support/search-database.ts'

const rounds = 40
/** The same list, asked of the API and of its page. */
const lists = [
  ...['', '?state=Kano', '?sector=police&state=Lagos', '?kind=contract', '?from=2026-01-01'].map((query) => ({
    ...{ program: `/reports${query}`, page: `/reports${query}` },
  })),
  { program: '/reports?q=kirkira', page: '/search?q=kirkira' },
]
/** A page is as fast at a million as the search of issue 5. In ms. */
const mostAtP95 = 50

/** A list of reports from the API beside the page of the same list, for a person who is logged in, in turn. */
export async function api(): Promise<Figure[]> {
  const url = process.env.DATABASE_URL ?? null
  const reports = Number(process.env.FITILA_BENCH_REPORTS ?? (url ? 100_000 : 50_000))
  const { application, close } = await openSearchDatabase(reports, url)
  try {
    const ask = await openSite(application)
    const { reporter } = await cast(application, 'reporter')
    const program = await programOf(application, ask, reporter)
    const browser = await browseAs(application, ask, reporter)
    const times = { program: [] as number[], page: [] as number[] }
    let failed = 0
    // Some pages down the list as well: a place is the id of an entry, in the API as in the page.
    const down = await placeDown((path) => program.get(path))
    const timed = async (into: number[], get: () => Promise<Response>) => {
      const began = performance.now()
      const answer = await get()
      await answer.arrayBuffer()
      into.push(performance.now() - began)
      if (answer.status !== 200) failed += 1
    }
    for (let round = 0; round < rounds; round += 1) {
      // A key asks sixty times a minute, and this asks more.
      await application.database.pool.query('delete from rate_limits')
      for (const list of [...lists, { program: down, page: down }]) {
        await timed(times.program, () => program.get(list.program))
        await timed(times.page, () => browser.get(list.page))
      }
      // The first round warms up.
      if (round === 0) for (const each of Object.values(times)) each.length = 0
    }
    const figure = (name: string, values: readonly number[], goal?: Figure['goal']): Figure[] => [
      { name: `${name}, p50`, value: median(values), unit: 'ms' },
      { name: `${name}, p95`, value: percentile(values, 95), unit: 'ms', ...(goal ? { goal } : {}) },
    ]
    const ratio = percentile(times.program, 95) / percentile(times.page, 95)
    return [
      { name: 'public reports', value: reports, unit: 'reports' },
      ...figure('/api/v1/reports', times.program, { atMost: mostAtP95 }),
      ...figure('the page of the same list', times.page),
      { name: 'p95 of the API, of that of the page', value: ratio, unit: 'times', goal: { atMost: 1 } },
      { name: 'requests that failed', value: failed, unit: 'requests', goal: { atMost: 0 } },
    ]
  } finally {
    await close()
  }
}

async function placeDown(get: (path: string) => Promise<Response>): Promise<string> {
  let path = '/reports'
  for (let page = 0; page < 20; page += 1) {
    const { next }: { next: string | null } = await (await get(path)).json()
    if (next === null) break
    path = `/reports?after=${next}`
  }
  return path
}
