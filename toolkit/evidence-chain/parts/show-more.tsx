import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'

const step = 50

type ShowMoreProps<Item> = { items: readonly Item[]; children(item: Item): ReactNode }

/** The first fifty of a list, and more when they are asked for. Thousands at once would make every key press slow. */
export function ShowMore<Item>({ items, children }: ShowMoreProps<Item>) {
  const [most, setMost] = useState(step)
  const left = items.length - most
  return (
    <>
      {items.slice(0, most).map(children)}
      {left > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted">
            {left} more {left === 1 ? 'file belongs' : 'files belong'} to it and {left === 1 ? 'is' : 'are'}{' '}
            not shown.
          </p>
          <Button type="button" tone="secondary" size="small" onClick={() => setMost(most + step)}>
            Show {Math.min(step, left)} more
          </Button>
        </div>
      ) : null}
    </>
  )
}
