import { Button } from '#ui/button.tsx'
import { ProgressBar, percentOf } from '../../shared/screen/progress-bar.tsx'
import type { Progress } from './use-job.ts'
import { writtenSize } from './written-size.ts'

/** How far the work is. */
export function JobProgress({ progress, onCancel }: { progress: Progress; onCancel(): void }) {
  const { text, done, total } = progress
  const percent = percentOf(done, total)
  return (
    <div className="space-y-2 rounded-control border border-line p-3">
      <div className="flex items-center justify-between gap-3">
        <p role="status">
          {text} {percent}%
        </p>
        <Button type="button" tone="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ProgressBar label={text} percent={percent} />
      {total > 0 ? (
        <p className="text-sm text-muted">
          {writtenSize(done)} of {writtenSize(total)}
        </p>
      ) : null}
    </div>
  )
}
