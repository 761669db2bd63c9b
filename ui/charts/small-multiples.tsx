import { ChartFigure, type ChartText } from './chart-figure.tsx'
import { bandPath, linePath, type Point } from './scale.ts'

export type Panel = {
  label: string
  shown: string
  href?: string | undefined
  values: readonly (number | null)[]
}

const height = 40
const width = 10

/** The same small picture for each of several things, each from 0 to its own largest value. */
export function SmallMultiples({ panels, ...text }: ChartText & { panels: readonly Panel[] }) {
  return (
    <ChartFigure {...text}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {panels.map((panel) => (
          <li key={panel.label} className="min-w-0 text-sm">
            <strong className="block">{panel.label}</strong>
            <Picture {...panel} />
            <span className="text-muted">{panel.shown}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}

function Picture({ values }: Panel) {
  const largest = Math.max(1, ...values.flatMap((value) => value ?? []))
  const at = (value: number | null, place: number): Point | null =>
    value === null ? null : [place * width, height - (value / largest) * height]
  const line = values.map(at)
  const ground = values.map((value, place): Point | null => (value === null ? null : [place * width, height]))
  const across = Math.max(1, values.length - 1) * width
  return (
    <svg
      viewBox={`0 0 ${across} ${height}`}
      preserveAspectRatio="none"
      className="my-1 h-14 w-full overflow-visible border-b border-edge"
      aria-hidden="true"
    >
      <path d={bandPath(ground, line)} className="fill-information opacity-25" />
      <path
        d={linePath(line)}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-information stroke-2"
      />
    </svg>
  )
}
