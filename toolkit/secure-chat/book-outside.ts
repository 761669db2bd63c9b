import type { Channel } from './engine/channel.ts'
import type { RandomBytes } from './engine/codes.ts'
import type { Derivation } from './engine/keys.ts'

/** What the book needs from the page around it. */
export type BookOutside = {
  /** Seconds since 1970. */
  now: () => number
  random: RandomBytes
  /** From 0 up to, not including, 1. */
  chance: () => number
  deriveKey: (derivation: Derivation) => Promise<Uint8Array>
  /** Hands a sealed block to the other tabs of this browser. */
  passOn: (block: string) => void
  later: (what: () => void, milliseconds: number) => void
}

export type About = { name: string; description: string }
export type Codes = { id: string; accessCode: string }
export type Brought = { channel: Channel; kind: 'message' | 'invitation' | 'answer' }
