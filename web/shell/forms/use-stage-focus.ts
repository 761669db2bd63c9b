import { useEffect, useRef } from 'react'

/**
 * Several pages share one address, so that no answer is in it. When one follows another by a script, a reader of the screen and the keyboard
 * begin at its top, as after any other page.
 */
export function useStageFocus(stage: string): void {
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [stage])
}
