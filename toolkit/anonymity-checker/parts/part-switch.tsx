import { Button } from '#ui/button.tsx'

type PartSwitchProps = { place: number; count: number; onPlace(place: number): void }

/** Leads from one part of a long text to the next. */
export function PartSwitch({ place, count, onPlace }: PartSwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="button"
        tone="secondary"
        size="small"
        disabled={place === 0}
        onClick={() => onPlace(place - 1)}
      >
        Part before
      </Button>
      <p role="status">
        Part {place + 1} of {count}
      </p>
      <Button
        type="button"
        tone="secondary"
        size="small"
        disabled={place === count - 1}
        onClick={() => onPlace(place + 1)}
      >
        Next part
      </Button>
    </div>
  )
}
