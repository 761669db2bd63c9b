import { readHash, writeBase64 } from './base64.ts'
import { isKeyName } from './note-keys.ts'

// https://c2sp.org/tlog-checkpoint: what a log says of itself at one size.

export type Checkpoint = {
  /** The name of the log: its address without the scheme. */
  origin: string
  size: number
  root: Uint8Array
}

/** The text that is signed. We add no lines of our own. */
export function writeCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${writeBase64(root)}\n`
}

/** @returns null for a text that is none. Further lines are read over, as the format asks. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = '', size = '', hash = '', ...others] = text.split('\n')
  const root = readHash(hash)
  const number = Number(size)
  if (others.length === 0 || others.at(-1) !== '' || others.slice(0, -1).includes('')) return null
  if (!isKeyName(origin) || !root || !/^(0|[1-9]\d{0,15})$/.test(size) || !Number.isSafeInteger(number))
    return null
  return { origin, size: number, root }
}

/** Every checkpoint in a kept text, whatever is between them. */
export function readCheckpoints(text: string): Checkpoint[] {
  const found = text.replace(/\r\n/g, '\n').matchAll(/^[^\s+]+\n\d{1,16}\n[A-Za-z0-9+/]{43}=\n/gm)
  return [...found].flatMap(([lines]) => readCheckpoint(lines) ?? [])
}
