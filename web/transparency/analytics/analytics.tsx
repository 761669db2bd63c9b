import { Link } from 'react-router'
import { analyticsPeriods } from '#domain/figures/analytics-periods.ts'
import { showAnalytics } from '#server/transparency/analytics/show-analytics.ts'
import { PlacedChart } from '#ui/charts/placed-chart.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { titled } from '../../shell/titled.ts'
import { figuresView } from '../figures/figures-view.ts'
import type { Route } from './+types/analytics'
import { drawAnalytics } from './draw-analytics.tsx'
import { periodOf } from './period-of.ts'

const door = page('analytics.see')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const texts = words('analytics', 'figures', 'sectorNames', 'kindTitles', 'methods', 'totals')
    const analytics = await showAnalytics(application, actor, periodOf(args.url.searchParams))
    const { medians, months, decisionShares } = analytics.figures
    const counted = { medians, months, decisionShares, years: [] }
    return {
      words: words('analytics'),
      period: analytics.period,
      all: analytics.all,
      waits: figuresView(counted, texts.figures, texts.totals).waits,
      charts: analytics.all > 0 ? drawAnalytics(analytics, texts) : [],
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.analytics.title) }]
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { period, all, waits, charts } = loaderData
  const words = loaderData.words.analytics
  return (
    <Page width="wide">
      <PageHeader title={words.title} lead={words.lead} />
      <nav aria-label={words.period} className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
        {analyticsPeriods.map((each) => (
          <Link
            key={each}
            to={`/analytics?period=${each}`}
            aria-current={each === period ? 'page' : undefined}
            className={`${linkStyles} inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline`}
          >
            {words.periods[each]}
          </Link>
        ))}
      </nav>
      <p className="font-semibold">{all > 0 ? fill(words.counted, { count: all }) : words.none}</p>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        {charts.map(({ name, title, chart, csvHref, isWide }) => (
          <div key={name} className={isWide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
            <PlacedChart chart={chart} />
            {csvHref ? (
              <p className="print:hidden">
                <a href={csvHref} download className={`${linkStyles} inline-block py-2 text-sm`}>
                  {fill(words.csvOf, { chart: title })}
                </a>
              </p>
            ) : null}
          </div>
        ))}
      </div>
      <section aria-labelledby="waits" className="space-y-2">
        <h2 id="waits">{words.waits}</h2>
        <dl>
          {waits.rows.map(({ name, shown }) => (
            <div key={name} className="flex justify-between gap-4 border-t border-line py-2">
              <dt>{name}</dt>
              <dd className="shrink-0 font-bold">{shown}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="max-w-prose text-sm text-muted">{words.note}</p>
      <p>
        <a href="/transparency/figures" className={linkStyles}>
          {words.figures}
        </a>
      </p>
    </Page>
  )
}
