import { useEffect } from 'react'
import { askShell } from './ask-shell.ts'

/**
 * While true, the browser asks before a reload or the back button throws away what was entered. 'Exit now' never asks.
 */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    askShell({ kind: 'unsaved', isUnsaved })
  }, [isUnsaved])
}
