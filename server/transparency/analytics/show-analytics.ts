import { sql } from 'drizzle-orm'
import type { AnalyticsPeriod } from '#domain/figures/analytics-periods.ts'
import { addMonths, type Month, monthOf } from '#domain/figures/months.ts'
import type { SummedProperty } from '#domain/figures/public-sums.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type PublicFigures, showFigures } from '../figures/show-figures.ts'

const monthsOfPeriod = { year: 12, 'three-years': 36, all: null } as const satisfies Record<
  AnalyticsPeriod,
  number | null
>

export type Sum = { value: string; reports: number }

export type Analytics = {
  period: AnalyticsPeriod
  /** The days that are counted, both included; null for the first of all. */
  from: Day | null
  to: Day
  /** By property, the most first. */
  sums: Record<Exclude<SummedProperty, 'all'>, Sum[]>
  /** The oldest first, without gaps. */
  months: { month: Month; reports: number }[]
  all: number
  /** What the public page of figures tells: small numbers of what is not public are left out there. */
  figures: Pick<PublicFigures, 'medians' | 'decisionShares' | 'months'>
}

/**
 * What is public, added up from the sums of each day. Everything in it can be counted on the public list by hand.
 *
 * @throws SignInNeeded, RuleBroken 'not-in-plan'
 */
export const showAnalytics = useCase(
  'analytics.see',
  async ({ application }, period: AnalyticsPeriod): Promise<Analytics> => {
    const to = dayInNigeria(application.now())
    const months = monthsOfPeriod[period]
    const from = months === null ? null : `${addMonths(monthOf(to), 1 - months)}-01`
    const rows = await sumsOf(application, from)
    const of = (property: SummedProperty) =>
      rows.filter((row) => row.property === property).map(({ value, reports }) => ({ value, reports }))
    const { medians, decisionShares, months: told } = await showFigures(application)
    return {
      ...{ period, from, to },
      sums: {
        ...{ sector: of('sector'), state: of('state'), kind: of('kind'), office: of('office') },
        ...{ method: of('method'), rating: of('rating') },
        ...{ disputed: of('disputed'), corrected: of('corrected') },
      },
      months: await monthlySums(application, from, to),
      all: of('all')[0]?.reports ?? 0,
      figures: { medians, decisionShares, months: told },
    }
  },
)

async function sumsOf({ database }: Application, from: Day | null) {
  const { rows } = await database.queries.execute<Sum & { property: SummedProperty }>(sql`
    select property, value, sum(reports)::int as reports from daily_public_sums
    where ${since(from)} group by 1, 2 order by reports desc, value`)
  return rows
}

async function monthlySums(
  { database }: Application,
  from: Day | null,
  to: Day,
): Promise<Analytics['months']> {
  const { rows } = await database.queries.execute<{ month: Month; reports: number }>(sql`
    select to_char(day, 'YYYY-MM') as month, sum(reports)::int as reports from daily_public_sums
    where property = 'all' and ${since(from)} group by 1 order by 1`)
  const counted = new Map(rows.map(({ month, reports }) => [month, reports]))
  const first = from === null ? rows[0]?.month : monthOf(from)
  const months: Analytics['months'] = []
  for (let month = first ?? monthOf(to); month <= monthOf(to); month = addMonths(month, 1))
    months.push({ month, reports: counted.get(month) ?? 0 })
  return months
}

function since(from: Day | null) {
  return from === null ? sql`true` : sql`day >= ${from}::date`
}

/** The last day of a month. */
export function endOfMonth(month: Month): Day {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}
