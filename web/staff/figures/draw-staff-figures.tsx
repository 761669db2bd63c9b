import { openStages } from '#domain/cases/stages.ts'
import { type StaffMonth, staffMeasures, staffWaits } from '#domain/figures/staff-figures.ts'
import type { StaffFigures } from '#server/cases/figures/show-staff-figures.ts'
import { Bars } from '#ui/charts/bars.tsx'
import { drawn } from '#ui/charts/drawn.ts'
import { LineChart } from '#ui/charts/line-chart.tsx'
import type { DrawnChart } from '#ui/charts/placed-chart.tsx'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

type Texts = Pick<Words, 'staffFigures' | 'stageNames'>
export type PlacedFigure = { name: string; chart: DrawnChart }

/** The pictures of the page. Called by the loader alone, so that browsers get no code for it. */
export function drawStaffFigures({ stages, months }: StaffFigures, texts: Texts): PlacedFigure[] {
  const words = texts.staffFigures
  return [
    { name: 'stages', chart: drawn(byStage(stages, texts)) },
    { name: 'months', chart: drawn(byMonth(months, words)) },
    { name: 'medians', chart: drawn(medians(months, words)) },
  ]
}

function byStage(stages: StaffFigures['stages'], { staffFigures: words, stageNames }: Texts) {
  const shown = [...openStages, 'disputed'] as const
  const bars = shown.map((stage) => ({
    ...{ label: stageNames[stage], value: stages[stage], shown: inFigures(stages[stage]) },
    href: `/admin?stage=${stage}`,
  }))
  const waiting = openStages.reduce((sum, stage) => sum + stages[stage], 0)
  return (
    <Bars
      id="stages"
      finding={fill(words.stagesFinding, { count: waiting })}
      bars={bars}
      showTable={words.showTable}
      table={{
        caption: words.now,
        head: [words.stage, words.reports],
        rows: bars.map(({ label, shown, href }) => ({ name: label, href, cells: [shown] })),
      }}
    />
  )
}

function byMonth(months: readonly StaffMonth[], words: Words['staffFigures']) {
  const newest = months.at(-1)
  return (
    <LineChart
      id="months"
      finding={fill(words.months, {
        month: partialDay(newest?.month ?? ''),
        received: inFigures(newest?.counts.received ?? 0),
        decided: inFigures(newest ? decidedIn(newest) : 0),
      })}
      doubt={words.monthsDoubt}
      sentence={fill(words.monthsSentence, span(months))}
      places={placesOf(months)}
      series={[
        { label: words.measures.received, look: 'line', values: months.map(({ counts }) => counts.received) },
        { label: words.decided, look: 'dots', values: months.map(decidedIn) },
      ]}
      showTable={words.showTable}
      table={{
        caption: words.byMonth,
        head: [words.month, ...staffMeasures.map((measure) => words.measures[measure])],
        rows: months.toReversed().map(({ month, counts }) => ({
          name: partialDay(month),
          cells: staffMeasures.map((measure) => inFigures(counts[measure])),
        })),
      }}
    />
  )
}

function medians(months: readonly StaffMonth[], words: Words['staffFigures']) {
  const newest = months.findLast((each) => each.medians.decision !== null)
  return (
    <LineChart
      id="medians"
      finding={
        newest
          ? fill(words.medians, { month: partialDay(newest.month), days: newest.medians.decision ?? 0 })
          : words.mediansWithout
      }
      doubt={words.mediansDoubt}
      sentence={fill(words.mediansSentence, span(months))}
      places={placesOf(months)}
      series={[
        {
          ...{ label: words.waits.verification, look: 'line' },
          values: months.map((each) => each.medians.verification),
        },
        { label: words.waits.decision, look: 'dots', values: months.map((each) => each.medians.decision) },
      ]}
      showTable={words.showTable}
      table={{
        caption: words.mediansWithout,
        head: [words.month, ...staffWaits.map((wait) => words.waits[wait])],
        rows: months.toReversed().map((each) => ({
          name: partialDay(each.month),
          cells: staffWaits.map((wait) => String(each.medians[wait] ?? words.nothing)),
        })),
      }}
    />
  )
}

function decidedIn({ counts }: StaffMonth): number {
  return counts.approved + counts.rejected
}

function placesOf(months: readonly StaffMonth[]) {
  return months.map(({ month }) => ({ short: partialDay(month).slice(0, 1), name: partialDay(month) }))
}

function span(months: readonly StaffMonth[]) {
  return { from: partialDay(months[0]?.month ?? ''), to: partialDay(months.at(-1)?.month ?? '') }
}
