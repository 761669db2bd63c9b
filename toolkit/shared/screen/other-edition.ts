import type { Shape } from '@fitila/formats/shape'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { moveOf } from '../shell-messages.ts'
import { askShell } from './ask-shell.ts'

/** - `here`: nothing was asked. - `loading`: the shell loads the other edition. - `missing`: it did not come. */
export type Move = 'here' | 'loading' | 'missing'

let move: Move = 'here'
/** To the page that takes the place of this one, and from the one whose place this takes. */
let [out, into]: (MessagePort | undefined)[] = []
const listeners = new Set<() => void>()

/** Asks the shell for the full edition of this tool, in the place of this page. What was chosen goes along. */
export function openFullEdition(): void {
  if (move === 'loading') return
  tell('loading')
  askShell({ kind: 'full-edition' })
}

export function useMove(): Move {
  return useSyncExternalStore(listen, () => move)
}

/** Hands over what this page holds when another takes its place, and takes what the page before it held. */
export function useOtherEdition<State>(
  state: State,
  { fits, takeOver }: { fits: Shape<State>; takeOver(state: State): void },
): void {
  const latest = useRef({ state, takeOver })
  useEffect(() => {
    latest.current = { state, takeOver }
  })
  useEffect(() => {
    const follow = () => {
      out?.postMessage(latest.current.state)
      out = undefined
      if (into === undefined) return
      into.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (fits(data)) latest.current.takeOver(data)
        askShell({ kind: 'moved-in' })
      }
      into = undefined
    }
    const stop = listen(follow)
    follow()
    return stop
  }, [fits])
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(next: Move): void {
  move = next
  for (const listener of listeners) listener()
}

function hear({ source, data, ports: [port] }: MessageEvent<unknown>): void {
  const kind = source === window.parent ? moveOf(data) : undefined
  if (kind === 'move-out') out = port
  else if (kind === 'move-in') into = port
  if (kind !== undefined) tell(kind === 'not-loaded' ? 'missing' : move)
}

// From the start: the shell may speak before anything is drawn. A page is imported without a window by tests.
globalThis.window?.addEventListener('message', hear)
