import { useEffect, useSyncExternalStore } from 'react'
import { askShell } from './ask-shell.ts'

/** Which of the tools in this page would lose something. The file to carry holds several. */
const unsaved = new Set<symbol>()
/** Whether a workspace file holds all of it. */
let isInFile = false
const listeners = new Set<() => void>()

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

/** Something differs from the workspace file that was saved last. */
export function markChanged(): void {
  isInFile = false
  tell()
}

/** All that is here was handed to the browser as a workspace file. */
export function markSaved(): void {
  isInFile = true
  tell()
}

/** - `empty`: there is nothing to lose. - `saved`: a workspace file holds it. - `changed`: no file holds it all. */
export type Saving = 'empty' | 'saved' | 'changed'

export function useSaving(): Saving {
  return useSyncExternalStore(listen, saving)
}

function saving(): Saving {
  if (unsaved.size === 0) return 'empty'
  else return isInFile ? 'saved' : 'changed'
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  askShell({ kind: 'unsaved', isUnsaved: saving() === 'changed' })
  for (const listener of listeners) listener()
}
