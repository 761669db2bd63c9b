import { ProgressBar, percentOf } from './progress-bar.tsx'

type StepProgressProps = {
  /** What is counted, for instance 'Question 2 of 5'. */
  text: string
  done: number
  total: number
}

/** A bar that fills from the left, with the same in words beside it. */
export function StepProgress({ text, done, total }: StepProgressProps) {
  const percent = percentOf(done, total)
  return (
    <div className="space-y-2">
      <div className="flex justify-between gap-3 text-sm text-muted">
        <p>{text}</p>
        <p aria-hidden="true">{percent}% answered</p>
      </div>
      <ProgressBar label="Answered" percent={percent} />
    </div>
  )
}
