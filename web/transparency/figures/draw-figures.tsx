import { measures } from '#domain/figures/measures.ts'
import { spanEnds } from '#domain/figures/median.ts'
import { addMonths, type Month, type MonthFigures, monthsOfMedians } from '#domain/figures/months.ts'
import { addDays, type Day } from '#domain/time/day-in-nigeria.ts'
import type { FacetCounts } from '#server/finding/count-facets.ts'
import type { PublicFigures } from '#server/transparency/figures/show-figures.ts'
import { Bars } from '#ui/charts/bars.tsx'
import { drawn } from '#ui/charts/drawn.ts'
import { GroupedBars } from '#ui/charts/grouped-bars.tsx'
import { Histogram } from '#ui/charts/histogram.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import type { DrawnChart } from '#ui/charts/placed-chart.tsx'
import { SmallMultiples } from '#ui/charts/small-multiples.tsx'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { drawStates } from './draw-states.tsx'
import { shownCount } from './figures-view.ts'

type Texts = Pick<Words, 'figures' | 'sectorNames'>
export type PlacedFigure = { name: string; chart: DrawnChart; isWide: boolean }

const mostSectors = 8
const mostYears = 10

/** Every picture of the page that has something to show. Called by the loader alone, so that browsers get no code for it. */
export function drawFigures(
  { months, decisionShares, years }: PublicFigures,
  facets: FacetCounts,
  texts: Texts,
): PlacedFigure[] {
  const words = texts.figures
  const year = months.slice(-monthsOfMedians)
  const newest = year.at(-1)
  const pictures = [
    facets.states.length > 0 && { name: 'states', isWide: false, picture: drawStates(facets.states, words) },
    facets.sectors.length > 0 && { name: 'sectors', isWide: false, picture: sectors(facets.sectors, texts) },
    newest && { name: 'line', isWide: true, picture: line(year, newest, words) },
    years.length > 0 && { name: 'years', isWide: false, picture: byYear(years.slice(-mostYears), words) },
    decisionShares && { name: 'spans', isWide: false, picture: drawSpans(decisionShares, words) },
    newest && { name: 'each', isWide: true, picture: each(year, months, words) },
  ]
  return pictures.flatMap((placed) =>
    placed ? [{ name: placed.name, isWide: placed.isWide, chart: drawn(placed.picture) }] : [],
  )
}

function sectors(
  counts: FacetCounts['sectors'],
  { figures: { sectors: words, showTable }, sectorNames }: Texts,
) {
  const bars = counts.map(({ value, count }) => ({
    ...{ label: sectorNames[value], value: count, shown: inFigures(count), href: `/reports?sector=${value}` },
  }))
  return (
    <Bars
      id="sectors"
      finding={fill(words.finding, { sector: bars[0]?.label ?? '', count: bars[0]?.shown ?? '' })}
      bars={bars.slice(0, mostSectors)}
      showTable={showTable}
      table={{
        caption: words.caption,
        head: [words.sector, words.reports],
        rows: bars.map(({ label, shown, href }) => ({ name: label, href, cells: [shown] })),
      }}
    />
  )
}

function line(year: readonly MonthFigures[], newest: MonthFigures, words: Words['figures']) {
  const { month, counts } = newest
  const shown = (count: number | null) => shownCount(count, words)
  return (
    <LineChart
      id="line"
      finding={fill(words.line.finding, {
        month: partialDay(month),
        received: shown(counts.received),
        published: shown(counts.published),
      })}
      doubt={words.line.doubt}
      sentence={fill(words.line.sentence, { from: partialDay(year[0]?.month ?? ''), to: partialDay(month) })}
      places={year.map((each) => ({
        ...{
          short: partialDay(each.month).slice(0, 1),
          name: partialDay(each.month),
          href: listOf(each.month),
        },
      }))}
      series={[
        { label: words.measures.received, look: 'line', values: year.map((each) => each.counts.received) },
        { label: words.measures.published, look: 'dots', values: year.map((each) => each.counts.published) },
      ]}
      showTable={words.showTable}
      table={{
        caption: words.byMonth,
        head: [words.month, words.measures.received, words.measures.published],
        rows: year.toReversed().map((each) => ({
          ...{ name: partialDay(each.month), href: listOf(each.month) },
          cells: [shown(each.counts.received), shown(each.counts.published)],
        })),
      }}
    />
  )
}

function byYear(years: PublicFigures['years'], { years: words, showTable }: Words['figures']) {
  const groups = years.map(({ year, published, convictions }) => ({
    label: String(year),
    href: `/reports?${new URLSearchParams({ from: `${year}-01-01`, to: `${year}-12-31`, archive: 'yes' })}`,
    values: [published, convictions].map((value) => ({ value, shown: inFigures(value) })),
  }))
  return (
    <GroupedBars
      id="years"
      finding={words.finding}
      doubt={words.doubt}
      series={[words.reports, words.convictions]}
      groups={groups}
      showTable={showTable}
      table={{
        caption: words.caption,
        head: [words.year, words.reports, words.convictions],
        rows: groups.map(({ label, href, values }) => ({
          ...{ name: label, href, cells: values.map(({ shown }) => shown) },
        })),
      }}
    />
  )
}

/** How long decisions took. Other pages draw it too. */
export function drawSpans(shares: readonly number[], { spans: words, showTable }: Words['figures']) {
  const bins = shares.map((share, place) => {
    const from = place === 0 ? 0 : (spanEnds[place - 1] ?? 0) + 1
    const to = spanEnds[place]
    const label = to === undefined ? fill(words.over, { days: from - 1 }) : fill(words.within, { from, to })
    return { label, value: share, shown: String(share) }
  })
  const month = spanEnds.indexOf(30)
  const within = shares.slice(0, month + 1).reduce((sum, share) => sum + share, 0)
  return (
    <Histogram
      id="spans"
      finding={fill(words.finding, { share: Math.min(within, 100), days: 30 })}
      doubt={words.doubt}
      bins={bins}
      showTable={showTable}
      table={{
        caption: words.caption,
        head: [words.days, words.share],
        rows: bins.map(({ label, shown }) => ({ name: label, cells: [shown] })),
      }}
    />
  )
}

function each(year: readonly MonthFigures[], months: readonly MonthFigures[], words: Words['figures']) {
  const newest = year.at(-1)
  const month = partialDay(newest?.month ?? '')
  return (
    <SmallMultiples
      id="each"
      finding={words.each.finding}
      doubt={words.each.doubt}
      panels={measures.map((measure) => ({
        label: words.measures[measure],
        values: year.map(({ counts }) => counts[measure]),
        shown: fill(words.each.newest, { count: shownCount(newest?.counts[measure] ?? null, words), month }),
      }))}
      showTable={words.showTable}
      table={{
        caption: words.byMonth,
        head: [words.month, ...measures.map((measure) => words.measures[measure])],
        rows: months.toReversed().map(({ month: name, counts }) => ({
          ...{ name: partialDay(name), href: listOf(name) },
          cells: measures.map((measure) => shownCount(counts[measure], words)),
        })),
      }}
    />
  )
}

/** The reports that were published in a month. */
function listOf(month: Month): string {
  const last: Day = addDays(`${addMonths(month, 1)}-01`, -1)
  return `/reports?${new URLSearchParams({ from: `${month}-01`, to: last })}`
}
