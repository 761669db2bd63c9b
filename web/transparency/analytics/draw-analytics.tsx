import { addMonths, type Month } from '#domain/figures/months.ts'
import { type ListFilters, noFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { isKindOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { isState } from '#domain/reports/places.ts'
import { isSector } from '#domain/reports/sectors.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import { addDays } from '#domain/time/day-in-nigeria.ts'
import type { ChartName } from '#server/transparency/analytics/analytics-csv.ts'
import type { Analytics, Sum } from '#server/transparency/analytics/show-analytics.ts'
import { Bars } from '#ui/charts/bars.tsx'
import { drawn } from '#ui/charts/drawn.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'
import type { DrawnChart } from '#ui/charts/placed-chart.tsx'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { drawSpans } from '../figures/draw-figures.tsx'
import { drawStates } from '../figures/draw-states.tsx'
import { findingOf } from './finding-of.ts'

type Texts = Pick<Words, 'analytics' | 'figures' | 'sectorNames' | 'kindTitles' | 'methods'>
export type AnalyticsChart = {
  name: ChartName | 'spans'
  title: string
  chart: DrawnChart
  /** Null for what is on the public page of figures. */
  csvHref: string | null
  isWide: boolean
}

type BarOfSum = { value: string; label: string; href?: string | undefined; reports: number }

/** Every picture of the page. Called by the loader alone, so that browsers get no code for it. */
export function drawAnalytics(analytics: Analytics, texts: Texts): AnalyticsChart[] {
  const { analytics: words } = texts
  const { sums, figures, period } = analytics
  const placed = (name: ChartName, chart: DrawnChart, isWide = false): AnalyticsChart => ({
    ...{ name, title: words.titles[name], chart, isWide },
    csvHref: `/analytics.csv?${new URLSearchParams({ chart: name, period })}`,
  })
  const states = sums.state.flatMap(({ value, reports }) =>
    isState(value) ? [{ value, count: reports }] : [],
  )
  const bars = Object.entries(barsOf(analytics, texts)) as [
    Exclude<ChartName, 'months' | 'state'>,
    BarOfSum[],
  ][]
  return [
    placed('months', drawn(months(analytics, words)), true),
    ...(states.length > 0 ? [placed('state', drawn(drawStates(states, texts.figures, analytics.from)))] : []),
    ...bars
      .filter(([, own]) => own.length > 0)
      .map(([name, own]) => placed(name, drawn(chartOf(name, own, { analytics, words })))),
    ...(figures.decisionShares
      ? [
          {
            ...{ name: 'spans' as const, title: words.waits, csvHref: null, isWide: false },
            chart: drawn(drawSpans(figures.decisionShares, texts.figures)),
          },
        ]
      : []),
  ]
}

function barsOf(
  { sums, from }: Analytics,
  { analytics: words, sectorNames, kindTitles, methods }: Texts,
): Record<Exclude<ChartName, 'months' | 'state'>, BarOfSum[]> {
  const list = (filters: Partial<ListFilters>) =>
    `/reports?${writeListFilters({ ...noFilters, from, ...filters })}`
  return {
    sector: sums.sector.flatMap(({ value, reports }) =>
      isSector(value)
        ? [{ value, label: sectorNames[value], reports, href: list({ sectors: [value] }) }]
        : [],
    ),
    kind: sums.kind.flatMap(({ value, reports }) =>
      isKindOfWrong(value)
        ? [{ value, label: kindTitles[value], reports, href: list({ kinds: [value] }) }]
        : [],
    ),
    office: withOtherLast(sums.office).map(({ value, reports }) => ({
      ...{ value, label: value === 'other' ? words.other : value, reports },
      href: value === 'other' ? undefined : officeList(value, from),
    })),
    method: sums.method.flatMap(({ value, reports }) => {
      const method = verificationMethods.find((each) => each === value)
      return method ? [{ value, label: methods[method], reports, href: list({ methods: [method] }) }] : []
    }),
    rating: fromRatingOn(sums.rating).map(({ rating, reports }) => ({
      ...{
        value: String(rating),
        label: fill(words.ratingFrom, { rating }),
        reports,
        href: list({ leastCredibility: rating }),
      },
    })),
    disputed: sums.disputed.flatMap(({ value, reports }) =>
      value === 'yes' || value === 'no'
        ? [{ value, label: words.yesNo.disputed[value], reports, href: list({ disputed: value }) }]
        : [],
    ),
    corrected: sums.corrected.flatMap(({ value, reports }) =>
      value === 'yes' || value === 'no'
        ? [
            {
              ...{ value, label: words.yesNo.corrected[value], reports },
              href: value === 'yes' ? '/corrections' : undefined,
            },
          ]
        : [],
    ),
  }
}

/** What few people typed is many things, so it leads no list however large it is. */
function withOtherLast(sums: readonly Sum[]): Sum[] {
  return [...sums.filter(({ value }) => value !== 'other'), ...sums.filter(({ value }) => value === 'other')]
}

/** As the filter of the list: a lowest rating. */
function fromRatingOn(sums: readonly Sum[]): { rating: number; reports: number }[] {
  const rated = sums
    .filter(({ value }) => value !== 'none')
    .map(({ value, reports }) => ({ rating: Number(value), reports }))
  return rated
    .toSorted((one, other) => other.rating - one.rating)
    .map(({ rating }) => ({
      rating,
      reports: rated.reduce((sum, each) => (each.rating >= rating ? sum + each.reports : sum), 0),
    }))
}

function officeList(office: string, from: string | null): string {
  const query = writeListFilters({ ...noFilters, from })
  query.set('q', `office:"${office}"`)
  return `/search?${query}`
}

function chartOf(
  name: Exclude<ChartName, 'months' | 'state'>,
  all: readonly BarOfSum[],
  { analytics, words }: { analytics: Analytics; words: Words['analytics'] },
) {
  const bars = all.map(({ label, href, reports }) => ({
    label,
    href,
    value: reports,
    shown: inFigures(reports),
  }))
  const title = words.titles[name]
  const labelOf = (value: string) => all.find((bar) => bar.value === value)?.label ?? value
  return (
    <Bars
      id={name}
      finding={findingOf(name, analytics, { labelOf, words })}
      doubt={name === 'office' || name === 'rating' ? words.doubts[name] : undefined}
      bars={bars.slice(0, mostBars)}
      showTable={words.showTable}
      table={{
        caption: title,
        head: [title, words.reports],
        rows: bars.map(({ label, shown, href }) => ({ name: label, href, cells: [shown] })),
      }}
    />
  )
}

const mostBars = 10

function months({ months: all }: Analytics, words: Words['analytics']) {
  const places = all.map(({ month }) => ({
    ...{ short: partialDay(month).slice(0, 1), name: partialDay(month), href: listOf(month) },
  }))
  const title = words.titles.months
  return (
    <LineChart
      id="months"
      finding={title}
      doubt={words.doubts.months}
      sentence={title}
      places={places}
      series={[{ label: words.reports, look: 'line', values: all.map(({ reports }) => reports) }]}
      showTable={words.showTable}
      table={{
        caption: title,
        head: [words.month, words.reports],
        rows: all.toReversed().map(({ month, reports }) => ({
          ...{ name: partialDay(month), href: listOf(month), cells: [inFigures(reports)] },
        })),
      }}
    />
  )
}

function listOf(month: Month): string {
  const to = addDays(`${addMonths(month, 1)}-01`, -1)
  return `/reports?${writeListFilters({ ...noFilters, from: `${month}-01`, to })}`
}
