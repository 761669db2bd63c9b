import { ChartFigure, type ChartText } from './chart-figure.tsx'
import { Legend } from './legend.tsx'

export type BarGroup = {
  label: string
  href?: string | undefined
  values: readonly { value: number; shown: string }[]
}

/** Two bars for each group: the first full, the second hatched, so that they can be told apart without colour. */
export function GroupedBars({
  series,
  groups,
  ...text
}: ChartText & { series: readonly [string, string]; groups: readonly BarGroup[] }) {
  const largest = Math.max(1, ...groups.flatMap(({ values }) => values.map(({ value }) => value)))
  const hatch = `${text.id}-hatch`
  return (
    <ChartFigure {...text}>
      <Legend marks={series.map((label, place) => ({ label, mark: place === 0 ? 'full' : 'hatched' }))} />
      <ol className="mt-2">
        {groups.map(({ label, href, values }) => (
          <li
            key={label}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-2 border-t border-line py-1 text-sm"
          >
            {href ? (
              <a href={href} className="flex min-h-11 items-center text-link underline underline-offset-4">
                {label}
              </a>
            ) : (
              <span className="flex min-h-11 items-center">{label}</span>
            )}
            <div>
              {values.map(({ value, shown }, place) => (
                <div key={series[place]} className="grid grid-cols-[minmax(0,1fr)_4rem] items-center gap-2">
                  <svg
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    className="h-2.5 w-full"
                    aria-hidden="true"
                  >
                    {place === 0 ? null : (
                      <pattern id={`${hatch}-${label}`} width="2" height="4" patternUnits="userSpaceOnUse">
                        <path d="M0 0h1v4h-1z" className="fill-focus" />
                      </pattern>
                    )}
                    <rect
                      width={(value / largest) * 100}
                      height="4"
                      {...(place === 0
                        ? { className: 'fill-information' }
                        : { fill: `url(#${hatch}-${label})` })}
                    />
                  </svg>
                  <span className="tabular-nums">
                    <span className="sr-only">{series[place]}: </span>
                    {shown}
                  </span>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </ChartFigure>
  )
}
