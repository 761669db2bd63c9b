import { sha256 } from '@noble/hashes/sha2.js'
import { isSameInConstantTime, joinBytes } from './bytes.ts'
import { decodeCrockford, encodeCrockford } from './crockford.ts'
import { Refused } from './refused.ts'

export const firstLine = '-----BEGIN FITILA SEALED BLOCK-----'
export const lastLine = '-----END FITILA SEALED BLOCK-----'
/** Longer text is not looked at. The longest block has about 107,000 characters with its line ends. */
export const longestText = 200_000

const checkLength = 5
const lineLength = 60

/** The block as lines of text between two marks. */
export function armour(block: Uint8Array): string {
  const lines = bareText(block).match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  return [firstLine, ...lines, lastLine, ''].join('\n')
}

/** The block as letters and digits alone, as a QR code carries it. */
export function bareText(block: Uint8Array): string {
  return encodeCrockford(withCheck(block))
}

/**
 * The bytes of the block in a text: what is between the marks, or the whole text when it has none. Spaces, line
 * ends, hyphens and the '>' of a quoted email do not matter.
 * @throws Refused 'not-a-block' or 'damaged'
 */
export function readArmour(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > longestText) throw new Refused('not-a-block')
  const marked = text.split(/BEGIN FITILA SEALED BLOCK/i)[1]?.split(/END FITILA/i)[0]
  const letters = (marked ?? text).replace(betweenLetters, '')
  const bytes = decodeCrockford(letters)
  const block = bytes && checkedBytes(bytes)
  if (block) return block
  const looksLikeOne =
    marked !== undefined ||
    letters.toUpperCase().startsWith(everyBlockBegins) ||
    /^[0-9a-z]{300,}$/i.test(letters)
  throw new Refused(looksLikeOne ? 'damaged' : 'not-a-block')
}

/** A block, and behind it what shows slips in copying. */
export function withCheck(block: Uint8Array): Uint8Array {
  return joinBytes(block, checkOf(block))
}

/** The block of such bytes; undefined when a slip was made. */
export function checkedBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const block = bytes.slice(0, -checkLength)
  return isSameInConstantTime(bytes.subarray(-checkLength), checkOf(block)) ? block : undefined
}

/** White space, dashes of any kind, the sign of a quoted line, and marks that are not seen. */
const betweenLetters = /[\s>\-\u2010-\u2015\u200b\u200e\u200f\ufeff]/g
/** The letters 'FSB' and half of the version, in base32. */
const everyBlockBegins = '8S9M4'

/** Against slips in copying; it keeps no one out. */
function checkOf(block: Uint8Array): Uint8Array {
  return sha256(block).subarray(0, checkLength)
}
