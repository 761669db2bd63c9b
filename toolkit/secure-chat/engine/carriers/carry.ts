import { checkedBytes, longestText, readArmour, withCheck } from '../armour.ts'
import { encodeCrockford } from '../crockford.ts'
import { Refused } from '../refused.ts'
import { readWords, writeWords } from './words.ts'

/** The block as letters and digits, with no line that says what it is. A QR code carries the same. */
export function asLetters(block: Uint8Array): string {
  return encodeCrockford(withCheck(block))
}

/** The block as everyday words. */
export function asWords(block: Uint8Array): string {
  return writeWords(withCheck(block))
}

/**
 * The bytes of the block in a text, whichever way it was carried.
 * @throws Refused 'not-a-block' or 'damaged'
 */
export function readCarried(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > longestText) throw new Refused('not-a-block')
  const fromWords = readWords(text)
  if (!fromWords) return readArmour(text)
  const block = checkedBytes(fromWords)
  if (!block) throw new Refused('damaged')
  return block
}
