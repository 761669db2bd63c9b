import { analyticsCsv, chartNames } from '#server/transparency/analytics/analytics-csv.ts'
import { page } from '../../door.ts'
import { csvDownload } from '../../text-download.ts'
import type { Route } from './+types/csv'
import { periodOf } from './period-of.ts'

const door = page('analytics.see')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const { searchParams } = args.url
    const chart = chartNames.find((name) => name === searchParams.get('chart')) ?? 'months'
    const period = periodOf(searchParams)
    const csv = await analyticsCsv(application, actor, chart, period)
    return csvDownload(`fitila-${chart}-${period}.csv`, csv)
  })
}
