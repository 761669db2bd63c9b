import { latinOf } from './latin.ts'

/**
 * A piece of the result, and what it would mean to find a name there. In `content`, a reader sees it: it rightly stays. In `rest`, only
 * those who look for traces do. `packed` bytes (pixels, sound) hold any short row of letters by chance.
 */
export type Region = { bytes: Uint8Array; nature: 'content' | 'rest' | 'packed' }

export function textRegion(text: string, nature: 'content' | 'rest'): Region {
  return { bytes: new TextEncoder().encode(text), nature }
}

export function bytesRegion(bytes: Uint8Array, nature: Region['nature']): Region {
  return { bytes, nature }
}

/** The words that a page of a PDF or a line of a script shows or does: letters one byte each. */
export function looksLikePage(bytes: Uint8Array): boolean {
  return /(?:^|[\s)\]>])(?:T[jJ*]|'|")\s|\bBT\s/.test(latinOf(bytes.subarray(0, 200_000)))
}
