import { type AnalyticsPeriod, analyticsPeriods } from '#server/transparency/analytics/show-analytics.ts'

export function periodOf(searchParams: URLSearchParams): AnalyticsPeriod {
  return analyticsPeriods.find((period) => period === searchParams.get('period')) ?? 'year'
}
