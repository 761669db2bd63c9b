import type { BookEntry } from './name-book.ts'
import type { NameWord } from './name-words.ts'
import { slipsBetween } from './text/spelling.ts'

/**
 * How two words of names go together. A `slip` is a letter wrong in a long word; a `bold-slip`, one in a short word, counts only
 * beside other words that agree.
 */
export type WordMatch = 'exact' | 'spelling' | 'letters' | 'short-form' | 'slip' | 'bold-slip' | 'initial'

export function compareWords(left: NameWord, right: NameWord): WordMatch | null {
  if (left.folded === right.folded) return left.isInitial ? 'initial' : 'exact'
  else if (left.isInitial) return !right.isInitial && right.entry.initials.has(left.folded) ? 'initial' : null
  else if (right.isInitial) return left.entry.initials.has(right.folded) ? 'initial' : null
  else return compareFullWords(left, right)
}

function compareFullWords(left: NameWord, right: NameWord): WordMatch | null {
  const [one, other] = [left.entry, right.entry]
  if (one.canonical === other.canonical) return sameSpelling(one, other)
  else if (one.shorter.has(other.canonical) || other.shorter.has(one.canonical)) return 'short-form'
  else return slip(left, right)
}

function sameSpelling(one: BookEntry, other: BookEntry): WordMatch {
  const isInBook = (one.isWrittenDown && other.isWrittenDown) || one.key !== other.key
  return isInBook ? 'spelling' : 'letters'
}

function slip(left: NameWord, right: NameWord): WordMatch | null {
  const shorter = Math.min(left.folded.length, right.folded.length)
  const areTwoNames = left.entry.isKnown && right.entry.isKnown
  if (shorter < 4 || areTwoNames || !startAlike(left, right) || differInLastVowel(left, right)) return null
  const slips = slipsBetween(left.folded, right.folded)
  if (slips > (shorter >= 10 ? 2 : 1)) return null
  else return shorter >= 6 ? 'slip' : 'bold-slip'
}

function startAlike(left: NameWord, right: NameWord): boolean {
  return left.folded.charAt(0) === right.folded.charAt(0)
}

/** As in a man's and a woman's name, or in two others that have nothing to do with each other. */
function differInLastVowel(left: NameWord, right: NameWord): boolean {
  return left.folded.replace(/[aeiou]$/, '') === right.folded.replace(/[aeiou]$/, '')
}
