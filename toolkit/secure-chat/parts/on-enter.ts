import type { KeyboardEvent } from 'react'

/**
 * Enter in a field of one line does what its button does. The cage refuses forms, so the browser does not do this by itself;
 * Shift and Enter, and Enter that ends the choice of a letter, are left alone.
 */
export function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
}
