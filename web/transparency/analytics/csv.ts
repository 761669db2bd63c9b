import { analyticsCsv, chartNames } from '#server/transparency/analytics/analytics-csv.ts'
import { page } from '../../door.ts'
import type { Route } from './+types/csv'
import { periodOf } from './period-of.ts'

const door = page('analytics.see')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const { searchParams } = args.url
    const chart = chartNames.find((name) => name === searchParams.get('chart')) ?? 'months'
    const period = periodOf(searchParams)
    return new Response(await analyticsCsv(application, actor, chart, period), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="fitila-${chart}-${period}.csv"`,
      },
    })
  })
}
