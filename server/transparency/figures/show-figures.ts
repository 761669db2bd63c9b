import { sql } from 'drizzle-orm'
import { type Measure, type Wait, waits } from '#domain/figures/measures.ts'
import { medianDays } from '#domain/figures/median.ts'
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

export type PublicFigures = {
  /** The oldest first. */
  months: MonthFigures[]
  /** Of what ended in the last twelve of them, in days. Null where it is too few to tell. */
  medians: Record<Wait, number | null>
}

/** What came in, what was done with it and how long it took, for each month that has ended. */
export const showFigures = openUseCase(
  'public.read',
  async ({ application }): Promise<PublicFigures> => ({
    months: monthsToTell(await monthlySums(application), today(application)),
    medians: await mediansOf(application),
  }),
)

async function monthlySums({ database }: Application) {
  const { rows } = await database.queries.execute<{ month: string; measure: Measure; reports: number }>(sql`
    select to_char(day, 'YYYY-MM') as month, measure, sum(reports)::int as reports
    from daily_figures group by 1, 2`)
  return rows
}

async function mediansOf(application: Application): Promise<PublicFigures['medians']> {
  const end = monthOf(today(application))
  const { rows } = await application.database.queries.execute<{
    wait: Wait
    days: number
    reports: number
  }>(sql`
    select wait, waited as days, sum(reports)::int as reports from daily_waits
    where day >= ${`${addMonths(end, -monthsOfMedians)}-01`}::date and day < ${`${end}-01`}::date
    group by 1, 2`)
  const medians = waits.map((wait) => [wait, medianDays(rows.filter((row) => row.wait === wait))])
  // From the table of waits itself.
  return Object.fromEntries(medians) as PublicFigures['medians']
}

function today({ now }: Application): string {
  return dayInNigeria(now())
}
