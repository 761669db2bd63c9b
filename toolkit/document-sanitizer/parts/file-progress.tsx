import { Button } from '#ui/button.tsx'
import { ProgressBar, percentOf } from '../../shared/screen/progress-bar.tsx'

/** How far a file is. */
export function FileProgress({ name, share, onCancel }: { name: string; share: number; onCancel(): void }) {
  const percent = percentOf(share, 1)
  return (
    <div className="flex items-center gap-3">
      <ProgressBar label={`Cleaning ${name}`} percent={percent} className="min-w-0 flex-1" />
      <p className="w-12 text-right text-sm text-muted">{percent}%</p>
      <Button type="button" tone="secondary" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
