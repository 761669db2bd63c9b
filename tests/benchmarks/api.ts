import { cast } from '#tests/cast.ts'
import { programOf } from '#tests/support/api/programs.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { type Figure, median, percentile } from './figure.ts'
import { openSearchDatabase } from './support/search-database.ts'

const rounds = 40
const queries = ['', '?state=Kano', '?sector=police&state=Lagos', '?kind=contract', '?from=2026-01-01']

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
      for (const query of queries) {
        await timed(times.program, () => program.get(`/reports${query}`))
        await timed(times.page, () => browser.get(`/reports${query}`))
      }
      // The first round warms up.
      if (round === 0) for (const each of Object.values(times)) each.length = 0
    }
    const figure = (name: string, values: readonly number[]): Figure[] => [
      { name: `${name}, p50`, value: median(values), unit: 'ms' },
      { name: `${name}, p95`, value: percentile(values, 95), unit: 'ms' },
    ]
    const ratio = percentile(times.program, 95) / percentile(times.page, 95)
    return [
      { name: 'public reports', value: reports, unit: 'reports' },
      ...figure('/api/v1/reports', times.program),
      ...figure('the page of the same list', times.page),
      { name: 'p95 of the API, of that of the page', value: ratio, unit: 'times', goal: { atMost: 1 } },
      { name: 'requests that failed', value: failed, unit: 'requests', goal: { atMost: 0 } },
    ]
  } finally {
    await close()
  }
}
