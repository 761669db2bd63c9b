import { sql } from 'drizzle-orm'
import { type Measure, type Wait, waits } from '#domain/figures/measures.ts'
import { medianDays, sharesBySpan } from '#domain/figures/median.ts'
import {
  addMonths,
  type MonthFigures,
  monthOf,
  monthsOfMedians,
  monthsToTell,
} from '#domain/figures/months.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

export type YearFigures = { year: number; published: number; convictions: number }

export type PublicFigures = {
  /** The oldest first. */
  months: MonthFigures[]
  /** For what ended in the last twelve of them, in days. Null where it is too few to tell. */
  medians: Record<Wait, number | null>
  /** Of a hundred decisions, how many came within each span of days. Null where they are too few. */
  decisionShares: number[] | null
  /** Published reports and convictions of the archive, the oldest year first. */
  years: YearFigures[]
}

/** What came in, what was done with it and how long it took, for each month that has ended. */
export const showFigures = openUseCase('public.read', async ({ application }): Promise<PublicFigures> => {
  const months = monthsToTell(await monthlySums(application), today(application))
  return {
    months,
    ...(await waitsOf(application)),
    years: yearsOf(months, await convictionsByYear(application)),
  }
})

/** Half of all took so many days or fewer from the sending on. Null where there are too few to tell. */
export type UsualWaits = Record<'verification' | 'decision', number | null>

/** What a source is told of how long it takes: the medians of the page of figures. */
export const showUsualWaits = openUseCase('public.read', async ({ application }): Promise<UsualWaits> => {
  const { verification, decision } = (await waitsOf(application)).medians
  return { verification, decision }
})

async function monthlySums({ database }: Application) {
  const { rows } = await database.queries.execute<{ month: string; measure: Measure; reports: number }>(sql`
    select to_char(month, 'YYYY-MM') as month, measure, reports from monthly_figures where reports > 0`)
  return rows
}

async function waitsOf(application: Application): Promise<Pick<PublicFigures, 'medians' | 'decisionShares'>> {
  const end = monthOf(today(application))
  const { rows } = await application.database.queries.execute<{
    wait: Wait
    days: number
    reports: number
  }>(sql`
    select wait, waited as days, sum(reports)::int as reports from monthly_waits
    where month >= ${`${addMonths(end, -monthsOfMedians)}-01`}::date and month < ${`${end}-01`}::date
    group by 1, 2`)
  const of = (wait: Wait) => rows.filter((row) => row.wait === wait)
  const medians = waits.map((wait) => [wait, medianDays(of(wait))])
  return {
    // From the table of waits itself.
    medians: Object.fromEntries(medians) as PublicFigures['medians'],
    decisionShares: sharesBySpan(of('decision')),
  }
}

/** Kept until something public changes. Without the invented samples. */
function convictionsByYear({ publicMemory, database }: Application): Promise<Map<number, number>> {
  return publicMemory.recall('convictions by year', async () => {
    const { rows } = await database.queries.execute<{ year: number; convictions: number }>(sql`
      select year, count(*)::int as convictions from archive_records
      where not is_sample and withdrawn_on is null group by year`)
    return new Map(rows.map(({ year, convictions }) => [year, convictions]))
  })
}

function yearsOf(months: readonly MonthFigures[], convictions: ReadonlyMap<number, number>): YearFigures[] {
  const published = new Map<number, number>()
  for (const { month, counts } of months) {
    const year = Number(month.slice(0, 4))
    published.set(year, (published.get(year) ?? 0) + (counts.published ?? 0))
  }
  return [...new Set([...published.keys(), ...convictions.keys()])]
    .toSorted((one, other) => one - other)
    .map((year) => ({ year, published: published.get(year) ?? 0, convictions: convictions.get(year) ?? 0 }))
}

function today({ now }: Application): string {
  return dayInNigeria(now())
}
