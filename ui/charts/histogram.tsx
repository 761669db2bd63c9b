import { ChartFigure, type ChartText } from './chart-figure.tsx'

export type Bin = { label: string; value: number; shown: string }

/** How many fall into each span, in the order of the spans: columns side by side. */
export function Histogram({ bins, ...text }: ChartText & { bins: readonly Bin[] }) {
  const largest = Math.max(1, ...bins.map(({ value }) => value))
  return (
    <ChartFigure {...text}>
      <ol className="grid auto-cols-fr grid-flow-col gap-px text-center text-sm">
        {bins.map(({ label, value, shown }) => (
          <li key={label} className="flex min-w-0 flex-col">
            <strong className="tabular-nums">{shown}</strong>
            <svg
              viewBox="0 0 4 100"
              preserveAspectRatio="none"
              className="h-36 w-full border-b border-edge"
              aria-hidden="true"
            >
              <rect
                width="4"
                height={(value / largest) * 100}
                y={100 - (value / largest) * 100}
                className="fill-information"
              />
            </svg>
            <span className="pt-1 text-muted">{label}</span>
          </li>
        ))}
      </ol>
    </ChartFigure>
  )
}
