import { type FormEvent, useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import type { Words } from '#words/words.ts'
import { neutralPage } from '../../../redirect.ts'

const exitAddress = '/report/exit'

/**
 * Leaves for a page that says nothing, and ends the visit. Without a script it is a form; with one this page is replaced in the
 * history of the tab, and three presses of Escape do the same.
 */
export function QuickExit({ words }: { words: Words['quickExit'] }) {
  useEffect(() => {
    let presses = 0
    const count = ({ key }: KeyboardEvent) => {
      presses = key === 'Escape' ? presses + 1 : 0
      if (presses === 3) leave()
    }
    document.addEventListener('keydown', count)
    return () => document.removeEventListener('keydown', count)
  }, [])
  return (
    <form
      method="post"
      action={exitAddress}
      onSubmit={leaveByScript}
      data-sticky-bar
      className="sticky top-0 z-10 flex justify-end bg-ground py-2 print:hidden"
    >
      <Button type="submit" tone="danger" title={words.hint}>
        {words.button}
      </Button>
    </form>
  )
}

function leaveByScript(event: FormEvent): void {
  event.preventDefault()
  leave()
}

function leave(): void {
  document.title = 'Weather'
  document.body.hidden = true
  navigator.sendBeacon(exitAddress)
  window.location.replace(neutralPage)
}
