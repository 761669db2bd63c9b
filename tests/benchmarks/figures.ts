import { performance } from 'node:perf_hooks'
import { showFigures } from '#server/transparency/figures/show-figures.ts'
import { type Figure, percentile } from './figure.ts'
import { openSearchDatabase } from './support/search-database.ts'

const turns = 20
// Six steps and three kinds of waits of each length on every day.
const years = 10
const lengths = 90

/** What the page of the figures reads, over a million daily sums. The reports themselves are never asked. */
export async function figures(): Promise<Figure[]> {
  const { application, close } = await openSearchDatabase(1_000, process.env.DATABASE_URL ?? null)
  try {
    const { pool } = application.database
    const { rows } = await pool.query<{ sums: number }>(fillSums, [years, lengths])
    const times: number[] = []
    await showFigures(application)
    for (let turn = 0; turn < turns; turn += 1) {
      const began = performance.now()
      await showFigures(application)
      times.push(performance.now() - began)
    }
    return [
      { name: 'daily sums, thousands', value: (rows[0]?.sums ?? 0) / 1_000, unit: 'reports' },
      { name: 'what the page reads, p95', value: percentile(times, 95), unit: 'ms', goal: { atMost: 100 } },
    ]
  } finally {
    await close()
  }
}

const fillSums = `
  with span as (
    select day::date as day from generate_series(now() - make_interval(years => $1), now(), interval '1 day') day
  ), figures as (
    insert into daily_figures select day, measure, 250 from span,
      unnest(array['received', 'verified', 'published', 'rejected', 'corrected', 'retracted']) measure
    on conflict do nothing returning 1
  ), waits as (
    insert into daily_waits select day, wait, waited, 3 from span,
      unnest(array['verification', 'decision', 'correction']) wait, generate_series(1, $2) waited
    on conflict do nothing returning 1
  )
  select ((select count(*) from figures) + (select count(*) from waits))::int as sums`
