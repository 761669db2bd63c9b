import { isLower, isUpper } from '../characters.ts'
import type { Tokens } from '../tokens.ts'
import type { Lexicon } from './lexicon.ts'

/** A token as the tagger sees it; made once a distinct spelling. */
export type Look = {
  word: number
  prefix2: number
  prefix3: number
  prefix4: number
  prefix5: number
  suffix2: number
  suffix3: number
  suffix4: number
  bits: number
  shape: number
  /** Where its features are in the table, which `features.ts` fills in at the first question. */
  places: Int32Array | undefined
}

export type Looks = { of(plain: string, tokens: Tokens, index: number): Look }

const mostRemembered = 60_000

export function makeLooks(lexicon: Lexicon): Looks {
  const remembered = new Map<string, Look>()
  return {
    of(plain, tokens, index) {
      const written = plain.slice(tokens.starts[index] ?? 0, tokens.ends[index] ?? 0)
      const known = remembered.get(written)
      if (known) return known
      if (remembered.size > mostRemembered) remembered.clear()
      const look = lookAt(written, tokens.words[index] ?? '', lexicon)
      remembered.set(written, look)
      return look
    },
  }
}

function lookAt(written: string, word: string, lexicon: Lexicon): Look {
  const isNumber = /^\d/.test(word)
  const seen = isNumber ? `0${Math.min(word.length, 12)}` : word
  return {
    word: hashOf(seen),
    prefix2: hashOf(word.slice(0, 2)),
    prefix3: hashOf(word.slice(0, 3)),
    prefix4: hashOf(word.slice(0, 4)),
    prefix5: hashOf(word.slice(0, 5)),
    suffix2: hashOf(word.slice(-2)),
    suffix3: hashOf(word.slice(-3)),
    suffix4: hashOf(word.slice(-4)),
    bits: bitsOf(word, lexicon),
    shape: shapeOf(written),
    places: undefined,
  }
}

/** A word joined by hyphens is what its parts are. */
function bitsOf(word: string, lexicon: Lexicon): number {
  const whole = lexicon(word)
  if (whole !== 0 || !/[-']/.test(word)) return whole
  return word.split(/[-']/).reduce((sum, part) => sum | (part.length > 2 ? lexicon(part) : 0), 0)
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash | 0
}

/** The shape of a word with a capital behind a hyphen. */
export const doubled = 33

/** 1 small, 2 capital first, 3 capitals, 4 one capital, 5 mixed case, 6 digits, 7 letters and digits, 8 to 31: a sign. */
function shapeOf(written: string): number {
  const first = written.charCodeAt(0)
  if (first >= 48 && first <= 57) return /^\d{1,64}$/.test(written) ? 6 : 7
  if (!isUpper(first) && !isLower(first)) return first < 0x80 ? 8 + (first % 24) : 1
  if (/\d/.test(written)) return 7
  const rest = written.slice(1)
  if (isLower(first)) return rest === rest.toLowerCase() ? 1 : 5
  if (written.length === 1) return 4
  if (rest === rest.toLowerCase()) return 2
  if (written === written.toUpperCase()) return 3
  // 'Kappo-Mesewaku': hardly anything but people and towns is written so.
  if (/-[A-Z]/.test(written)) return doubled
  return /'[A-Z]/.test(written) ? 2 : 5
}

/** What is beyond the ends of a sentence. */
export const edge: Look = {
  word: 1,
  prefix2: 1,
  prefix3: 1,
  prefix4: 1,
  prefix5: 1,
  suffix2: 1,
  suffix3: 1,
  suffix4: 1,
  bits: 0,
  shape: 0,
  places: undefined,
}
