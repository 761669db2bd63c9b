type StepProgressProps = {
  /** What is counted, for instance 'Question 2 of 5'. */
  text: string
  done: number
  total: number
}

/** A bar that fills from the left, with the same in words beside it. Drawn as SVG: the cage allows no style attributes. */
export function StepProgress({ text, done, total }: StepProgressProps) {
  const percent = total === 0 ? 0 : Math.round((done / total) * 100)
  return (
    <div className="space-y-2">
      <div className="flex justify-between gap-3 text-sm text-muted">
        <p>{text}</p>
        <p aria-hidden="true">{percent}% answered</p>
      </div>
      <div
        role="progressbar"
        aria-label="Answered"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
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
    </div>
  )
}
