import { ChartFigure, type ChartText } from './chart-figure.tsx'

export type Bar = { label: string; value: number; shown: string; href?: string | undefined }

/** One bar a line, its name and its number above it. The first is marked by the lamp. */
export function Bars({ bars, ...text }: ChartText & { bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ChartFigure {...text}>
      <ol>
        {bars.map(({ label, value, shown, href }, place) => {
          const line = (
            <>
              <span className="flex items-baseline justify-between gap-3">
                <span>{label}</span>
                <strong className="tabular-nums">{shown}</strong>
              </span>
              <svg
                viewBox={`0 0 ${largest} 4`}
                preserveAspectRatio="none"
                className="mt-1 block h-3 w-full rounded-sm bg-sunken"
                aria-hidden="true"
              >
                <rect width={value} height="4" className={place === 0 ? 'fill-accent' : 'fill-information'} />
              </svg>
            </>
          )
          return (
            <li key={label} className="text-sm">
              {href ? (
                <a href={href} className="block py-2 text-ink hover:underline">
                  {line}
                </a>
              ) : (
                <div className="py-2">{line}</div>
              )}
            </li>
          )
        })}
      </ol>
    </ChartFigure>
  )
}
