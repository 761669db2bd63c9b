export type Mark = 'full' | 'hatched' | 'line' | 'dots' | 'band'

/** What each kind of mark means. */
export function Legend({ marks }: { marks: readonly { label: string; mark: Mark }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
      {marks.map(({ label, mark }) => (
        <li key={label} className="flex items-center gap-2">
          <svg viewBox="0 0 30 8" className="h-2 w-8 shrink-0" aria-hidden="true">
            {pictures[mark]}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

const pictures = {
  full: <rect width="30" height="8" className="fill-information" />,
  hatched: (
    <path
      d="M0 0h2v8h-2zM4 0h2v8h-2zM8 0h2v8h-2zM12 0h2v8h-2zM16 0h2v8h-2zM20 0h2v8h-2zM24 0h2v8h-2z"
      className="fill-focus"
    />
  ),
  line: <path d="M0 4h30" className="stroke-information stroke-3" />,
  dots: <path d="M2 4h28" className="stroke-focus stroke-4" strokeDasharray="1 7" strokeLinecap="round" />,
  band: <rect width="30" height="8" className="fill-information opacity-25" />,
} as const satisfies Record<Mark, React.ReactNode>
