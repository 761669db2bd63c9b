import { writeCsv } from '#domain/archive/csv.ts'
import type { AnalyticsPeriod } from '#domain/figures/analytics-periods.ts'
import { summedProperties } from '#domain/figures/public-sums.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { showAnalytics } from './show-analytics.ts'

/** The pictures that have a file, by name. */
export const chartNames = ['months', ...summedProperties.filter((property) => property !== 'all')] as const
export type ChartName = (typeof chartNames)[number]

/** The numbers of one picture. @throws SignInNeeded, RuleBroken 'not-in-plan' */
export const analyticsCsv = useCase(
  'analytics.see',
  async ({ application, actor }, chart: ChartName, period: AnalyticsPeriod): Promise<string> => {
    const { sums, months } = await showAnalytics(application, actor, period)
    const rows =
      chart === 'months'
        ? months.map(({ month, reports }) => [month, String(reports)])
        : sums[chart].map(({ value, reports }) => [value, String(reports)])
    return writeCsv([[chart === 'months' ? 'month' : chart, 'reports'], ...rows])
  },
)
