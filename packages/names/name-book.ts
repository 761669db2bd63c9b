import { commonNames } from './common-names.ts'
import { letterKey } from './name-letters.ts'
import { leftOffBeginnings, shortForms, spellings } from './name-spellings.ts'

/** What is known of one word of a name. */
export type BookEntry = {
  /** The key of its letters, of `letterKey`. */
  key: string
  /** What all spellings of a name share: the first that is written down, or else the key of its letters. */
  canonical: string
  isWrittenDown: boolean
  /** Very many bear it: sharing it says little. */
  isCommon: boolean
  /** Known as a name itself, so that another known name is no slip of it. */
  isKnown: boolean
  /** The first letters under which it may be shortened: an O. and a U. may both be an Usman. */
  initials: ReadonlySet<string>
  /** The shorter names of daily life that it may be called by, as canonical words: babatunde is tunde. */
  shorter: ReadonlySet<string>
}

/** By each spelling that is written down, and by the keys of their letters: the first spelling of the name. */
const familyByWord = new Map<string, string>()
const familyByKey = new Map<string, string>()
const initialsByFamily = new Map<string, Set<string>>()

for (const line of linesOf(spellings)) {
  const [family = ''] = line
  initialsByFamily.set(family, new Set(line.map((word) => word.charAt(0))))
  for (const word of line) {
    familyByWord.set(word, family)
    if (!familyByKey.has(letterKey(word))) familyByKey.set(letterKey(word), family)
  }
}

const shortByLong = new Map<string, string[]>()
const shorts = new Set<string>()

for (const [short = '', ...long] of linesOf(shortForms).map((line) => line.map(canonicalOf))) {
  shorts.add(short)
  for (const word of long) shortByLong.set(word, [...(shortByLong.get(word) ?? []), short])
}

const common = new Set(linesOf(commonNames).flat().map(canonicalOf))

/** @param word folded, letters only */
export function lookUpName(word: string): BookEntry {
  const key = letterKey(word)
  const canonical = familyByWord.get(word) ?? familyByKey.get(key) ?? key
  const isCommon = common.has(canonical)
  return {
    key,
    canonical,
    isWrittenDown: familyByWord.has(word),
    isCommon,
    isKnown: isCommon || familyByKey.has(key) || shorts.has(canonical),
    initials: new Set([word.charAt(0), ...(initialsByFamily.get(canonical) ?? [])]),
    shorter: new Set([...(shortByLong.get(canonical) ?? []), ...withoutBeginning(word)]),
  }
}

/** As `canonical` of `lookUpName`, which makes much more. @param word folded, letters only */
export function canonicalOf(word: string): string {
  const family = familyByWord.get(word)
  if (family) return family
  const key = letterKey(word)
  return familyByKey.get(key) ?? key
}

function withoutBeginning(word: string): string[] {
  const rests = leftOffBeginnings
    .filter((beginning) => word.startsWith(beginning) && word.length >= beginning.length + 3)
    .map((beginning) => word.slice(beginning.length))
  // Oluwaseun is Oluseun as well as Seun.
  const withOlu = word.startsWith('oluwa') && word.length >= 8 ? [`olu${word.slice(5)}`] : []
  return [...rests, ...withOlu].map(canonicalOf)
}

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.toLowerCase().split(' '))
}
