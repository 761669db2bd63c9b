import { type FormEvent, useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import type { Words } from '#words/words.ts'
import { countEscapes, exitAddress, leave } from '../../../shell/early/quick-exit.ts'

/**
 * Leaves for a page that says nothing, and ends the visit. Without a script it is a form; with one this page is replaced in the
 * history of the tab, and three presses of Escape do the same. A page that was opened by its address has a script for it within
 * itself, which comes first: see `watchQuickExit`.
 */
export function QuickExit({ words }: { words: Words['quickExit'] }) {
  useEffect(() => {
    const count = countEscapes(leave)
    document.addEventListener('keydown', count)
    return () => document.removeEventListener('keydown', count)
  }, [])
  return (
    <form
      method="post"
      action={exitAddress}
      onSubmit={leaveByScript}
      data-quick-exit
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
