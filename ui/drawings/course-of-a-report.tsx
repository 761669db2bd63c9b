import { Drawing } from '../drawing.tsx'

type DrawingProps = { className?: string }

/** A sheet, and a pen at work on it. */
export function Writing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-surface" d="M14 5h20l8 8v30H14z" />
      <path d="M34 5v8h8M20 20h14M20 27h8" />
      <path className="fill-accent" d="m29 39 1-6 17-17 5 5-17 17z" />
    </Drawing>
  )
}

/** An envelope, closed with clay. */
export function Sealed(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect className="fill-surface" x="9" y="9" width="46" height="32" rx="3" />
      <path d="m10 12 22 15 22-15" />
      <circle className="fill-clay" cx="32" cy="27" r="7" />
      <path className="stroke-flame-heart" d="M32 24v6M29 27h6" />
    </Drawing>
  )
}

/** Two people over one sheet. */
export function TwoPeople(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle className="fill-surface" cx="15" cy="14" r="6" />
      <circle className="fill-surface" cx="49" cy="14" r="6" />
      <path className="fill-surface" d="M4 42c0-12 4-18 11-18s9 4 11 9M60 42c0-12-4-18-11-18s-9 4-11 9" />
      <path className="fill-surface" d="M22 30h20v14H22z" />
      <path className="stroke-success" d="m27 37 4 4 7-8" />
    </Drawing>
  )
}

/** A sheet in the light of a lamp. */
export function InTheLight(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-surface" d="M16 21h32v22H16z" />
      <path d="M22 28h20M22 35h12" />
      <path className="fill-flame" d="M32 2c1 4 5 6 5 10a5 5 0 0 1-10 0c0-4 4-6 5-10z" />
      <path className="stroke-clay" d="M18 10l-5-2M19 15l-5 2M46 10l5-2M45 15l5 2" />
    </Drawing>
  )
}
