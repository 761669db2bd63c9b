import type { FoundSort } from '#domain/writing/cleaning.ts'

/** Where a script sends the parts of a file, and what proves that it may. */
export type Target = { address: string; formToken: string; formNumber?: string }

/** A file that was chosen on this page, and how far it is. */
export type ChosenFile = {
  key: number
  file: File
  state: 'waiting' | 'cleaning' | 'asks' | 'sending' | 'done' | 'refused' | 'stopped'
  /** Of what is sent, between 0 and 1. */
  share: number
  isLineDown: boolean
  /** Why it could not be cleaned, or why it was refused. */
  why: string | null
  cleaning: 'device' | 'none'
  found: readonly FoundSort[]
  /** What the server calls it, once it is whole there. */
  id: string | null
  hasOriginal: boolean
}

export function newlyChosen(key: number, file: File): ChosenFile {
  return {
    ...{ key, file, state: 'waiting', share: 0, isLineDown: false, why: null },
    ...{ cleaning: 'device', found: [], id: null, hasOriginal: false },
  }
}
