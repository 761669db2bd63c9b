import { useEffect } from 'react'
import { askShell } from './ask-shell.ts'

/** Which of the tools in this page would lose something. The file to carry holds several. */
const unsaved = new Set<symbol>()

/**
 * While true, the browser asks before a reload or the back button throws away what was entered. 'Exit now' never asks.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const own = Symbol('unsaved')
    unsaved.add(own)
    tell()
    return () => {
      unsaved.delete(own)
      tell()
    }
  }, [isUnsaved])
}

function tell(): void {
  askShell({ kind: 'unsaved', isUnsaved: unsaved.size > 0 })
}
