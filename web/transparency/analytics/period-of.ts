import { type AnalyticsPeriod, analyticsPeriods } from '#domain/figures/analytics-periods.ts'

export function periodOf(searchParams: URLSearchParams): AnalyticsPeriod {
  return analyticsPeriods.find((period) => period === searchParams.get('period')) ?? 'year'
}
