import { Button } from '#ui/button.tsx'
import type { Progress } from './use-job.ts'
import { writtenSize } from './written-size.ts'

/** How far the work is. Drawn as SVG: the cage allows no style attributes. */
export function JobProgress({ progress, onCancel }: { progress: Progress; onCancel(): void }) {
  const { text, done, total } = progress
  const percent = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100))
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
      <div role="progressbar" aria-label={text} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
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
      {total > 0 ? (
        <p className="text-sm text-muted">
          {writtenSize(done)} of {writtenSize(total)}
        </p>
      ) : null}
    </div>
  )
}
