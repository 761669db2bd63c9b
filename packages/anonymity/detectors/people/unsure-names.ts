import { languages } from '../../names/languages.ts'
import { bits, lexicon } from '../../names/lexicon.ts'
import type { NameSpan } from '../../names/tagger.ts'
import type { Page } from '../../page.ts'
import { areTogether, beginsSentence, isAllCapitals, isCapital } from '../capitals.ts'
import { isTitle, nameBits, neverNames } from '../name-words.ts'

type Range = { from: number; to: number }

/** Below this share the tagger's word alone is not even asked about where a sentence begins, or in small letters among capitals. */
const leastAtBeginning = 0.35
const leastInSmall = 0.97

/** Where the tagger is too unsure to ask: a single word that begins a sentence, and in Hausa, Igbo and Yoruba small words among capitals. */
export function isUnsureHere(page: Page, { share, isSmall }: NameSpan, { from, to }: Range): boolean {
  if (to - from === 1 && share < leastAtBeginning && isCapital(page, from) && beginsSentence(page, from))
    return true
  return isLocal(page, from) && !isSmall && share < leastInSmall && isAllSmall(page, { from, to })
}

/** 'mercy' in small letters, or 'Grace' where a sentence begins: names that are also words. */
export function isDoubtfulWord({ tokens, ...page }: Page, index: number, known: number): boolean {
  if ((known & bits.knownWord) === 0) return false
  if (!isCapital({ tokens, ...page }, index)) return true
  const before = tokens.words[index - 1] ?? '.'
  return (known & bits.frequentWord) !== 0 && ['.', '!', '?', ':', '"'].includes(before)
}

/** A word of every day in a line of capitals: 'KASUWA A YAU'. */
export function isInHeading(page: Page, index: number, known: number): boolean {
  const isBeside = [index - 1, index + 1].some((at) => isAllCapitals(page, at))
  return isAllCapitals(page, index) && isBeside && (known & (bits.localWord | bits.knownWord)) !== 0
}

/** A listed town that is no name of a person here: 'Makurdi, Monday.' The lists of places know it better. */
export function isTownHere({ tokens }: Page, { from, to }: Range): boolean {
  const known = lexicon(tokens.words[from] ?? '')
  return (
    to - from === 1 &&
    (known & bits.place) !== 0 &&
    (known & (bits.nigerianName | bits.givenName)) === 0 &&
    !isTitle(tokens.words[from - 1] ?? '')
  )
}

/** 'MPLA' in a sentence that is not in capitals itself: hardly ever a person. In English a name may be that short: 'GL', and 'TOBI'. */
export function isAcronym(page: Page, index: number): boolean {
  const { tokens } = page
  const length = (tokens.ends[index] ?? 0) - (tokens.starts[index] ?? 0)
  const isAlone = ![index - 1, index + 1].some((at) => isAllCapitals(page, at))
  const isName = (lexicon(tokens.words[index] ?? '') & nameBits) !== 0
  const longest = isLocal(page, index) ? longestAcronym : longestOfEnglish
  return length <= longest && isAllCapitals(page, index) && isAlone && !isName
}

const longestAcronym = 5
const longestOfEnglish = 3

/** 'Umbrella Movement' in Yoruba: words of which none is a name, and the last is English. 'Zakariya Pump' is called so. */
export function isEnglishThing(page: Page, { from, to }: Range): boolean {
  const { words } = page.tokens
  const isNamed = words.slice(from, to).some((word) => (lexicon(word) & nameBits) !== 0)
  const isEnglish = (lexicon(words[to - 1] ?? '') & bits.knownWord) !== 0
  return to - from > 1 && isLocal(page, from) && isEnglish && !isNamed
}

/** 'Zobekwa Electricity Distribution': two English words with capitals behind a single word make it a firm. */
export function isBeforeThings(page: Page, index: number): boolean {
  return [index, index + 1].every((at) => {
    const known = lexicon(page.tokens.words[at] ?? '')
    const isThing = (known & bits.knownWord) !== 0 && (known & nameBits) === 0
    return isThing && isCapital(page, at) && !isAllCapitals(page, at) && areTogether(page, at - 1, at)
  })
}

/** 'ará Lamidi', and 'Weibo Long Zhigao': in Hausa, Igbo and Yoruba a small word of every day in front of a capital begins no name. */
export function isSmallBefore(page: Page, index: number): boolean {
  const word = page.tokens.words[index] ?? ''
  const isWord = (lexicon(word) & bits.localWord) !== 0 || beforePeople.has(word)
  const isNever = isCapital(page, index) && neverNames.has(word)
  return (
    isLocal(page, index) && isCapital(page, index + 1) && (isNever || (!isCapital(page, index) && isWord))
  )
}

const beforePeople = new Set('ara omo awon ndi umu yan masu'.split(' '))

function isLocal({ spoken }: Page, index: number): boolean {
  return (spoken[index] ?? 0) > languages.indexOf('pcm') + 1
}

/** Who writes Yoruba with its marks writes names with capitals; elsewhere a listed name in small letters is still one. */
function isAllSmall(page: Page, { from, to }: Range): boolean {
  const isYoruba = (page.spoken[from] ?? 0) === languages.indexOf('yo') + 1
  for (let index = from; index < to; index += 1) {
    const isListed = (lexicon(page.tokens.words[index] ?? '') & nameBits) !== 0
    if (hasCapital(page, index) || (isListed && !(isYoruba && hasMarks(page, index)))) return false
  }
  return true
}

/** Also 'al-Nadhri'. */
export function hasCapital({ reading: { plain }, tokens }: Page, index: number): boolean {
  return /[A-Z]/.test(plain.slice(tokens.starts[index] ?? 0, tokens.ends[index] ?? 0))
}

/** Whether a letter of the word is written with a mark. */
export function hasMarks({ reading: { original, plain, starts }, tokens }: Page, index: number): boolean {
  for (let at = tokens.starts[index] ?? 0; at < (tokens.ends[index] ?? 0); at += 1)
    if (original.charCodeAt(starts[at] ?? 0) !== plain.charCodeAt(at)) return true
  return false
}
