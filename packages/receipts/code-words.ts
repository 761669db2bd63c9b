import { sha256 } from '@noble/hashes/sha2.js'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { codeOfDrawn, drawnOf, type ReceiptCode } from './receipt-code.ts'

// The English list of BIP 39: 2,048 words, and the first four letters name the word.
const wordBits = 11
const drawnWords = 10

/** How many words spell a code: ten for its 110 bits, and one that checks them. */
export const codeWordCount = drawnWords + 1

export type WordsProblem =
  | { problem: 'word-count'; words: number }
  /** The place of the word, from 1. */
  | { problem: 'strange-word'; place: number }
  | { problem: 'wrong-word' }

/** The second spelling of a code, for people who learn it by heart or write it down: eleven words. */
export function codeInWords(code: ReceiptCode): string[] {
  const places = placesOf(drawnOf(code))
  return [...places, checkPlace(places)].map((place) => wordlist[place] ?? '')
}

/** Whether a text is rather words than the 24 letters of a code: eleven words have 33 letters at least. */
export function looksLikeWords(typed: string): boolean {
  return typed.replace(/[^a-z0-9]/gi, '').length > 28
}

/** Reads words as people type them: in capitals, with commas, or with the first four letters alone. */
export function readCodeWords(typed: string): ReceiptCode | WordsProblem {
  const words = wordsIn(typed)
  if (words.length !== codeWordCount) return { problem: 'word-count', words: words.length }
  const places = words.map((word) => placeOf.get(word.slice(0, 4)) ?? -1)
  const strange = words.findIndex((word, position) => !isWord(word, places[position] ?? -1))
  if (strange >= 0) return { problem: 'strange-word', place: strange + 1 }
  const drawn = places.slice(0, drawnWords)
  if (checkPlace(drawn) !== places.at(-1)) return { problem: 'wrong-word' }
  return codeOfDrawn(regrouped(drawn, wordBits, 5))
}

const placeOf = new Map(wordlist.map((word, place) => [word.slice(0, 4), place]))

// Four letters are enough. Letters beyond them have to belong to the same word.
function isWord(typed: string, place: number): boolean {
  const word = wordlist[place]
  return word !== undefined && (word === typed || (typed.length === 4 && word.startsWith(typed)))
}

function wordsIn(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/[^a-z]/)
    .filter(Boolean)
}

function placesOf(drawn: readonly number[]): number[] {
  return regrouped(drawn, 5, wordBits)
}

function checkPlace(places: readonly number[]): number {
  const [first = 0, second = 0] = sha256(Uint8Array.from(regrouped(places, wordBits, 5)))
  return (first << 3) | (second >> 5)
}

/** The same bits in groups of another size, the highest first. */
function regrouped(groups: readonly number[], from: number, to: number): number[] {
  const bits = groups.map((group) => group.toString(2).padStart(from, '0')).join('')
  return Array.from({ length: bits.length / to }, (_, place) =>
    Number.parseInt(bits.slice(place * to, (place + 1) * to), 2),
  )
}
