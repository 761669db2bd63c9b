import { useSyncExternalStore } from 'react'

/**
 * What a dead line kept from coming: the answer to a form, the page behind a link, or the next page after a form that arrived. The
 * first two are asked for again by a press, the last one by itself.
 */
export type LineTrouble = {
  kind: 'sending' | 'leading' | 'arrived'
  /** The form that was sent, if it was one. */
  form: HTMLFormElement | null
}

let trouble: LineTrouble | null = null
const listeners = new Set<() => void>()

export function publishTrouble(next: LineTrouble | null): void {
  if (next === trouble) return
  trouble = next
  for (const listener of listeners) listener()
}

export function useLineTrouble(): LineTrouble | null {
  return useSyncExternalStore(
    listen,
    () => trouble,
    () => null,
  )
}

/** Calls back for each form that a dead line kept from being answered. @returns how to stop */
export function onUnanswered(listener: () => void): () => void {
  return listen(() => {
    if (trouble?.kind === 'sending') listener()
  })
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
