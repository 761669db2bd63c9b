type ProgressBarProps = {
  /** What goes on, for screen readers. */
  label: string
  /** 0 to 100. */
  percent: number
  className?: string
}

/** A bar that fills from the left. Drawn as SVG: the cage allows no style attributes. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={className}
    >
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-2 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="1" className="fill-line" />
        <rect width={percent} height="1" className="fill-accent" />
      </svg>
    </div>
  )
}

/** A share of a whole in whole percent, from 0 to 100. Of nothing, nothing is done. */
export function percentOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.min(100, Math.max(0, Math.round((done / total) * 100)))
}
