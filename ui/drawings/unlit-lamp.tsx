import { Drawing } from '../drawing.tsx'

/** Where a list has nothing in it yet: the lamp is ready. */
export function UnlitLamp({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <circle className="stroke-clay" cx="12" cy="27" r="5" />
      <path
        className="fill-clay stroke-clay"
        d="M13 22h23c6 0 9-1 13-4-1 11-8 18-18 18H25c-7 0-12-6-12-14z"
      />
      <path d="M4 42h56M22 41l3-5h12l3 5" />
      <path className="stroke-muted" d="M49 13c-3-3 3-4 0-8" />
    </Drawing>
  )
}
