import { checkSymbols, wrongPlace } from './check-letters.ts'

/** Crockford's base 32: without I, L, O and U, which the eye takes for something else. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const drawnLetters = 22
const groupLength = 4

/** How many random bytes a code is made from. Five bits of each count: 110 in all. */
export const codeBytes = drawnLetters

/** What only the reporter gets, as 24 letters without hyphens. */
export type ReceiptCode = string & { readonly kind: 'receipt-code' }

export type CodeProblem =
  | { problem: 'missing' }
  | { problem: 'strange-letter'; letter: string }
  | { problem: 'length'; letters: number }
  /** The group that holds the wrong letter, from 1, where one letter alone is wrong. */
  | { problem: 'mistyped'; group: number | null }

export function makeReceiptCode(random: Uint8Array): ReceiptCode {
  const drawn = [...random.subarray(0, drawnLetters)].map((byte) => byte & 31)
  if (drawn.length < drawnLetters) throw new RangeError(`a code is made from ${drawnLetters} bytes`)
  return codeOfDrawn(drawn)
}

/** @param drawn 22 numbers from 0 to 31 */
export function codeOfDrawn(drawn: readonly number[]): ReceiptCode {
  return [...drawn, ...checkSymbols(drawn)].map((symbol) => alphabet[symbol]).join('') as ReceiptCode
}

/** The 22 numbers from 0 to 31 that a code was drawn as, without its two check letters. */
export function drawnOf(code: ReceiptCode): number[] {
  return [...code].slice(0, drawnLetters).map((letter) => alphabet.indexOf(letter))
}

/** In groups of four, as it is shown and copied. */
export function presentReceiptCode(code: ReceiptCode): string {
  return code.match(/.{4}/g)?.join('-') ?? ''
}

/** Reads a code as people type it: in small letters, with other spaces, O for 0, I or L for 1. */
export function readReceiptCode(typed: string): ReceiptCode | CodeProblem {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (letters === '') return { problem: 'missing' }
  const strange = [...letters].find((letter) => !alphabet.includes(letter))
  if (strange !== undefined) return { problem: 'strange-letter', letter: strange }
  if (letters.length !== drawnLetters + 2) return { problem: 'length', letters: letters.length }
  const place = wrongPlace([...letters].map((letter) => alphabet.indexOf(letter)))
  if (place === null) return letters as ReceiptCode
  return {
    problem: 'mistyped',
    group: place === 'unknown' ? null : Math.floor(place / groupLength) + 1,
  }
}

export function isReceiptCode(read: ReceiptCode | CodeProblem): read is ReceiptCode {
  return typeof read === 'string'
}

export function explainCodeProblem(found: CodeProblem): string {
  if (found.problem === 'missing') return 'Please write the code: six groups of four letters and digits.'
  else if (found.problem === 'strange-letter')
    return `“${found.letter}” never stands in a code. Please look at it once more.`
  else if (found.problem === 'length')
    return `A code has 24 letters and digits, and this has ${found.letters}.`
  else if (found.group === null) return 'More than one letter of this code is wrong, or two changed places.'
  else return `A letter of this code is wrong. Look at group ${found.group} first.`
}
