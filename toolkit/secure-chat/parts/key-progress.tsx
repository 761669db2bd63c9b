import { Button } from '#ui/button.tsx'
import type { Making } from '../use-channel-book.ts'

/** Shown while a key is made from ID and code: that takes a moment on purpose, because it takes a guesser as long. */
export function KeyProgress({ making }: { making: Making }) {
  const percent = making.fraction === undefined ? undefined : Math.round(100 * Math.min(1, making.fraction))
  return (
    <div className="space-y-2 rounded-card border border-line bg-sunken p-4">
      <p role="status">Making the key from the ID and the code. It is slow on purpose: guessing is, too.</p>
      <progress aria-label="Making the key" max={100} value={percent} className={barStyles} />
      <Button type="button" tone="secondary" size="small" onClick={making.cancel}>
        Cancel
      </Button>
    </div>
  )
}

const barStyles =
  'block h-3 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action'
