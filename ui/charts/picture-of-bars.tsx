import type { Bar } from './bars.tsx'

type PictureProps = { title: string; source: string; bars: readonly Bar[] }

const width = 640
const rowHeight = 44
const top = 56

/** Bars as a picture of its own, with its colours and its text inside, for pages of others. It has no link and no script. */
export function PictureOfBars({ title, source, bars }: PictureProps) {
  const height = top + bars.length * rowHeight + 40
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      fontFamily="sans-serif"
    >
      <title>{title}</title>
      <rect width={width} height={height} fill="#ffffff" />
      <text x="16" y="34" fontSize="20" fontWeight="bold" fill="#1c1917">
        {title}
      </text>
      {bars.map(({ label, value, shown }, place) => (
        <g key={label} transform={`translate(16 ${top + place * rowHeight})`}>
          <text y="14" fontSize="14" fill="#1c1917">
            {label}
          </text>
          <text x={width - 32} y="14" fontSize="14" textAnchor="end" fill="#1c1917">
            {shown}
          </text>
          <rect y="20" width={width - 32} height="10" fill="#e7e5e4" />
          <rect y="20" width={((width - 32) * value) / largest} height="10" fill="#1d4ed8" />
        </g>
      ))}
      <text x="16" y={height - 14} fontSize="12" fill="#57534e">
        {source}
      </text>
    </svg>
  )
}
