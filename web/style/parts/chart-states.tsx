import { AreaMap } from '#ui/charts/area-map.tsx'
import { Bars } from '#ui/charts/bars.tsx'
import { ChartFigure } from '#ui/charts/chart-figure.tsx'
import { DataTable } from '#ui/charts/data-table.tsx'
import { GroupedBars } from '#ui/charts/grouped-bars.tsx'
import { Histogram } from '#ui/charts/histogram.tsx'
import { Legend } from '#ui/charts/legend.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { PictureOfBars } from '#ui/charts/picture-of-bars.tsx'
import { PlacedChart } from '#ui/charts/placed-chart.tsx'
import { SmallMultiples } from '#ui/charts/small-multiples.tsx'

const table = {
  caption: 'The same numbers',
  head: ['Thing', 'Number'],
  rows: [{ name: 'One', cells: ['12'] }],
}
const text = (id: string, finding: string) => ({
  id,
  finding,
  table,
  showTable: 'Show the numbers as a table',
})
const bars = [
  { label: 'The most', value: 128, shown: '128', href: '#most' },
  { label: 'A few', value: 8, shown: '8' },
]
const places = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'].map((name) => ({
  short: name.slice(0, 1),
  name,
  href: '#line',
}))
const areas = [
  { name: 'North', short: 'NO', value: 3.4, shown: '3.4', outline: 'M0 0h90v60h-90z', row: 0, column: 0 },
  { name: 'East', short: 'EA', value: 0.6, shown: '0.6', outline: 'M90 0h60v60h-60z', row: 0, column: 1 },
  { name: 'South', short: 'SO', value: null, shown: '–', outline: 'M0 60h150v40h-150z', row: 1, column: 0 },
].map((area) => ({ ...area, sentence: `${area.name}: ${area.shown}`, href: '#map' }))

/** The site draws them on the server. */
export function ChartStates() {
  return (
    <section aria-labelledby="charts" className="space-y-4">
      <h2 id="charts">Charts</h2>
      <ChartFigure
        {...text('empty', 'Any picture, with its numbers in a fold')}
        doubt="What it does not say."
      >
        <Legend
          marks={(['full', 'hatched', 'line', 'dots', 'band'] as const).map((mark) => ({
            label: mark,
            mark,
          }))}
        />
      </ChartFigure>
      <DataTable table={table} label="A table alone" />
      <Bars {...text('bars', 'Bars')} bars={bars} />
      <PictureOfBars title="A picture of bars" source="Invented numbers" bars={bars} />
      <GroupedBars
        {...text('grouped', 'Grouped bars')}
        series={['Reports', 'Convictions']}
        groups={[
          {
            label: '2025',
            href: '#y',
            values: [
              { value: 40, shown: '40' },
              { value: 90, shown: '90' },
            ],
          },
          {
            label: '2026',
            values: [
              { value: 0, shown: '0' },
              { value: 12, shown: '12' },
            ],
          },
        ]}
      />
      <LineChart
        {...text('line', 'Lines with a band, and a month that is hidden')}
        sentence="Two lines and a band."
        places={places}
        series={[
          { label: 'Received', look: 'line', values: [72, 80, null, 91, 98, 120] },
          { label: 'Published', look: 'dots', values: [21, 24, 23, 30, 29, 34] },
        ]}
        band={{
          label: 'Middle half',
          values: [60, 70, null, 80, 85, 90].map((low) => (low === null ? null : { low, high: low + 40 })),
        }}
      />
      <Histogram
        {...text('histogram', 'A histogram')}
        bins={[
          { label: '0 to 7', value: 30, shown: '30' },
          { label: '8 to 14', value: 45, shown: '45' },
          { label: 'over 14', value: 0, shown: '0' },
        ]}
      />
      <SmallMultiples
        {...text('multiples', 'Small multiples')}
        panels={['Received', 'Verified', 'Published'].map((label) => ({
          label,
          shown: '34 in May',
          values: [1, 4, null, 9, 3, 7],
        }))}
      />
      <AreaMap
        {...text('map', 'A map')}
        areas={areas}
        size={{ width: 150, height: 100 }}
        tooFew="too few"
        span={(from, to) => `${from} to ${to}`}
        attribution={{ text: 'Whose outlines', href: '#licence' }}
      />
      <PlacedChart chart={{ html: '<p>A chart that the server drew</p>' }} />
    </section>
  )
}
