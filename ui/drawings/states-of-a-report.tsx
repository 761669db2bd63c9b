import { Drawing } from '../drawing.tsx'

type DrawingProps = { className?: string }

/** An envelope on its way. */
export function Sent(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="stroke-muted" d="M3 18h9M6 25h8M3 32h9" />
      <path className="fill-surface" d="M19 12h40l-4 26H15z" />
      <path d="m19 12 17 15 23-15" />
      <circle className="fill-clay" cx="35" cy="27" r="4" />
    </Drawing>
  )
}

/** A sheet in the pile, and a lamp that burns low. */
export function Waiting(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-surface" d="M6 26h32v6H6zM8 32h32v6H8zM5 38h32v6H5z" />
      <circle className="fill-surface" cx="49" cy="22" r="11" />
      <path d="M49 15v7l5 3" />
      <path className="stroke-accent" d="M49 5V3M38 11l-2-2M60 11l2-2" />
    </Drawing>
  )
}

/** A sheet under a glass, with a tick. */
export function Verified(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-surface" d="M10 5h24l8 8v30H10z" />
      <path d="M34 5v8h8M17 18h14M17 25h8" />
      <circle className="fill-surface" cx="42" cy="29" r="10" />
      <path className="stroke-success" d="m37 29 4 4 7-8" />
      <path d="m49 37 8 8" />
    </Drawing>
  )
}

/** An empty sheet with a note where the text was. */
export function Retracted(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-surface [stroke-dasharray:3_4]" d="M14 5h20l8 8v30H14z" />
      <path className="fill-accent" d="M26 22h26v15H34l-5 5v-5h-3z" />
      <path className="stroke-on-accent" d="M32 27h14M32 32h9" />
    </Drawing>
  )
}
