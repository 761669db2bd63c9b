import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

export type TourProps = { words: Words['tour']; formToken: string }

/** The tour, one step at a time, in the browser's own dialog: it holds the focus, and Escape skips. */
export default function TourDialog({ words, formToken }: TourProps) {
  const { steps } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const [number, show] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    next.current?.focus()
  }, [])
  const step = steps[number]
  const isLast = number === steps.length - 1

  function finish(): void {
    // Sent even when the page is left at once. One that is lost costs a second look at the tour.
    navigator.sendBeacon('/tour', new URLSearchParams({ formToken }))
  }

  return (
    <dialog
      ref={dialog}
      onClose={finish}
      aria-labelledby="tour-title"
      className="print:hidden m-auto w-[calc(100%-2rem)] max-w-md rounded-card border border-line bg-surface p-5 text-ink shadow-raised"
    >
      <form method="dialog" className="space-y-4">
        <div aria-live="polite" className="space-y-2">
          <p className="text-sm text-muted">
            {fill(words.step, { number: number + 1, count: steps.length })}
          </p>
          <h2 id="tour-title">{step?.title}</h2>
          <p>{step?.text}</p>
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          {isLast ? null : <Button tone="quiet">{words.skip}</Button>}
          {isLast ? (
            <Button>{words.done}</Button>
          ) : (
            <Button ref={next} type="button" onClick={() => show(number + 1)}>
              {words.next}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  )
}
