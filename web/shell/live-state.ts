import { useSyncExternalStore } from 'react'

/** What the server last said; see `server/doors/live/live-streams.ts`. */
export type LiveState = { unread: number; newest: string | null; profile: string; lists: string }

let state: LiveState | null = null
const listeners = new Set<() => void>()

export function publishLive(next: LiveState | null): void {
  state = next
  for (const listener of listeners) listener()
}

export function useLiveState(): LiveState | null {
  return useSyncExternalStore(
    listen,
    () => state,
    () => null,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const endListeners = new Set<() => void>()

/** The server ended the line: the session is over, or has a new token. */
export function publishLineEnded(): void {
  for (const listener of endListeners) listener()
}

/** @returns how to stop hearing of it */
export function onLineEnded(listener: () => void): () => void {
  endListeners.add(listener)
  return () => {
    endListeners.delete(listener)
  }
}
