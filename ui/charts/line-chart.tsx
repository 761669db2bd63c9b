import { classNames } from '../class-names.ts'
import { ChartFigure, type ChartText } from './chart-figure.tsx'
import { Legend } from './legend.tsx'
import { bandPath, linePath, type Point, roundSteps } from './scale.ts'

export type Series = {
  label: string
  look: 'line' | 'dots'
  /** Null where a value is hidden. */
  values: readonly (number | null)[]
}
export type Band = { label: string; values: readonly ({ low: number; high: number } | null)[] }
export type Place = {
  /** One or two letters below the picture. */ short: string
  name: string
  href?: string | undefined
}

type LineChartProps = ChartText & {
  /** What the picture says, for those who do not see it. */
  sentence: string
  places: readonly Place[]
  series: readonly Series[]
  band?: Band | undefined
}

const height = 200
const width = 10

/** Lines over time, with a band where one is given. Its text is outside of the drawing, so that it never shrinks. */
export function LineChart({ sentence, places, series, band, ...text }: LineChartProps) {
  const bandValues = band?.values.flatMap((each) => (each ? [each.high] : [])) ?? []
  const all = [...series.flatMap(({ values }) => values.flatMap((value) => value ?? [])), ...bandValues]
  const steps = roundSteps(Math.max(...all, 0), 4)
  const top = steps.at(-1) ?? 1
  const at = (value: number | null | undefined, place: number): Point | null =>
    typeof value === 'number' ? [place * width + width / 2, height - (value / top) * height] : null
  return (
    <ChartFigure {...text}>
      <Legend
        marks={[
          ...series.map(({ label, look }) => ({ label, mark: look })),
          ...(band ? [{ label: band.label, mark: 'band' as const }] : []),
        ]}
      />
      <div className="mt-5 grid grid-cols-[2.5rem_minmax(0,1fr)]">
        <ul
          aria-hidden="true"
          className="-my-3 flex flex-col-reverse justify-between text-sm text-muted tabular-nums"
        >
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <svg
          viewBox={`0 0 ${places.length * width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={sentence}
          className="h-52 w-full overflow-visible"
        >
          {steps.map((step) => (
            <path
              key={step}
              d={`M0 ${height - (step / top) * height}H${places.length * width}`}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {band ? (
            <path
              d={bandPath(
                band.values.map((each, place) => at(each?.low, place)),
                band.values.map((each, place) => at(each?.high, place)),
              )}
              className="fill-information opacity-25"
            />
          ) : null}
          {series.map(({ label, look, values }) => (
            <path
              key={label}
              d={linePath(values.map(at))}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeDasharray={look === 'dots' ? '1 8' : undefined}
              className={look === 'dots' ? 'stroke-focus stroke-4' : 'stroke-information stroke-3'}
            />
          ))}
        </svg>
        <ul className="col-start-2 grid auto-cols-fr grid-flow-col pt-2 text-center text-sm text-muted">
          {places.map(({ short, name, href }) => (
            <li key={name} className="min-w-0">
              {/* Twelve links have no room on a phone. The table below has them too. */}
              {href ? (
                <a
                  href={href}
                  aria-label={name}
                  title={name}
                  className="hidden min-h-8 text-link underline underline-offset-4 sm:block"
                >
                  {short}
                </a>
              ) : null}
              <abbr title={name} className={classNames('no-underline', href && 'sm:hidden')}>
                {short}
              </abbr>
            </li>
          ))}
        </ul>
      </div>
    </ChartFigure>
  )
}
