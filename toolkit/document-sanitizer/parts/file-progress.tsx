import { Button } from '#ui/button.tsx'

/** How far a file is. Drawn as SVG: the cage allows no style attributes. */
export function FileProgress({ name, share, onCancel }: { name: string; share: number; onCancel(): void }) {
  const percent = Math.min(100, Math.round(share * 100))
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={`Cleaning ${name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="min-w-0 flex-1"
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
      <p className="w-12 text-right text-sm text-muted">{percent}%</p>
      <Button type="button" tone="secondary" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
