import { Drawing } from '../drawing.tsx'

/** A phone whose work stays inside of it. */
export function OwnDevice({ className }: { className?: string }) {
  return (
    <Drawing className={className}>
      <rect className="fill-surface" x="21" y="3" width="22" height="42" rx="4" />
      <path d="M29 40h6" />
      <path className="fill-accent" d="M26 19h12v10H26z" />
      <path d="M28 19v-3a4 4 0 0 1 8 0v3" />
      <path className="stroke-muted" d="M13 17a11 11 0 0 0 0 14M51 17a11 11 0 0 1 0 14" />
      <path className="stroke-danger" d="m7 14 8 20M57 14l-8 20" />
    </Drawing>
  )
}
