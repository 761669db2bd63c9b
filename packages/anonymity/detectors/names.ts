import type { Candidate, Tier } from '../finding.ts'
import { languages } from '../names/languages.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import { type NameSpan, tagNames } from '../names/tagger.ts'
import { certainFrom } from '../names/thresholds.ts'
import { newsTitles } from '../names/word-lists.ts'
import type { Page } from '../page.ts'
import { isCapital } from './capitals.ts'
import { isTitle, nameBits, neverNames } from './name-words.ts'
import {
  isAcronym,
  isBeforeThings,
  isDoubtfulWord,
  isEnglishThing,
  isInHeading,
  isSmallBefore,
  isTownHere,
  isUnsureHere,
} from './people/unsure-names.ts'
import { isWordForm } from './people/word-forms.ts'
import { isDateHere } from './word-names.ts'

/** Persons, places and organizations from the tagger. */
export function detectNames(page: Page): Candidate[] {
  const spans = tagNames(page)
  const again = namesAgain(page, spans)
  return spans.flatMap((span) => {
    if (again.has(span)) return fromSpan(page, { ...span, share: Math.max(span.share, shareOfAgain) })
    return span.isFaint ? [] : fromSpan(page, span)
  })
}

const shareOfAgain = 0.6
const sumOfAgain = 0.45

/**
 * In a text about people whom its writer knows: single words that the tagger takes for a person elsewhere in it, and listed names that it
 * half takes for one in several places.
 */
function namesAgain(page: Page, spans: readonly NameSpan[]): ReadonlySet<NameSpan> {
  const byWord = new Map<string, NameSpan[]>()
  for (const span of page.isPersonal ? spans : []) {
    if (span.type !== 'person') continue
    const word = wordOf(page, span)
    const same = byWord.get(word)
    if (same) same.push(span)
    else byWord.set(word, [span])
  }
  return new Set(
    [...byWord].flatMap(([word, some]) => {
      if (word === '' || some.length < 2) return []
      if (some.some(({ isLikeliest, share }) => isLikeliest || share >= shareOfAgain)) return some
      const asked = some.filter(({ isFaint }) => !isFaint)
      const sum = asked.reduce((total, { share }) => total + share, 0)
      return asked.length > 1 && sum >= sumOfAgain && isNameOrUnknown(word) ? asked : []
    }),
  )
}

function isNameOrUnknown(word: string): boolean {
  const known = lexicon(word)
  return (
    word !== '' &&
    ((known & nameBits) !== 0 || (known & (bits.knownWord | bits.localWord | bits.place)) === 0)
  )
}

/** Its only word, and nothing where it has several. */
function wordOf({ tokens }: Page, { from, to }: NameSpan): string {
  return to - from === 1 ? (tokens.words[from] ?? '') : ''
}

function fromSpan(page: Page, span: NameSpan): Candidate[] {
  return splitAtSentences(page, span).flatMap((part) => candidateOf(page, span, withoutEdges(page, part)))
}

/**
 * In small letters a name may run over the end of a sentence: 'we asked musa. musa laughed'. A dot behind an initial stays.
 * A day is no part of a name: 'on Sunday Adamu came'.
 */
function splitAtSentences(page: Page, { from, to }: Range): Range[] {
  const { tokens } = page
  const parts: Range[] = []
  let start = from
  for (let index = from; index < to; index += 1) {
    const ends = ['.', '!', '?', ';', ':'].includes(tokens.words[index] ?? '')
    if (
      (tokens.words[index] === ',' && !isFamilyFirst(page, from, index)) ||
      (ends && (tokens.words[index - 1] ?? '').length > 1) ||
      isDateHere(page, index)
    ) {
      parts.push({ from: start, to: index })
      start = index + 1
    }
  }
  return [...parts, { from: start, to }]
}

/** 'Okafor, Ngozi' in a list is one name in English. In a sentence, and in the other languages, a comma parts two. */
function isFamilyFirst({ spoken, tokens }: Page, first: number, comma: number): boolean {
  if ((spoken[comma] ?? 0) > languages.indexOf('pcm') + 1 || comma !== first + 1) return false
  const before = tokens.words[first - 1] ?? '.'
  const isInList = (tokens.breaks[first] ?? 0) > 0 || /^(?:[.):|;-]|\d{1,3})$/.test(before)
  return isInList && ![',', 'and', '&'].includes(tokens.words[comma + 2] ?? '')
}

type Range = { from: number; to: number }

function candidateOf(page: Page, span: NameSpan, { from, to }: Range): Candidate[] {
  if (from >= to) return []
  const { tokens } = page
  const tier = isSureEnough(page, span, from)
    ? tierOf(page, span, from, to)
    : doubtfulTierOf(page, span, from, to)
  if (tier === undefined || !mayBeName(page, from, to) || isFormAlone(page, span, { from, to })) return []
  if (span.type === 'person' && (isUnsureHere(page, span, { from, to }) || isLettered(page, from, to)))
    return []
  const isTown = span.type === 'person' && isTownHere(page, { from, to })
  const weight = isTown ? weightOfTowns : baseWeights[span.type] + Math.min(6, to - from)
  return [
    {
      start: tokens.starts[from] ?? 0,
      end: tokens.ends[to - 1] ?? 0,
      kind: span.type,
      tier,
      weight: tier === 'certain' ? weight : weight - 20,
      ...(span.type === 'person' ? { share: span.share } : {}),
    },
  ]
}

/** 'C. Plan B': letters, and words that are names of no one. */
function isLettered({ tokens }: Page, from: number, to: number): boolean {
  const words = tokens.words.slice(from, to)
  const isWord = (word: string) =>
    (lexicon(word) & bits.frequentWord) !== 0 && (lexicon(word) & nameBits) === 0
  const longer = words.filter((word) => word.length > 1)
  return longer.length > 0 && longer.length < words.length && longer.every(isWord)
}

/** A form of a common word in no list, where the tagger is not sure. */
function isFormAlone({ tokens }: Page, { type, share }: NameSpan, { from, to }: Range): boolean {
  const word = tokens.words[from] ?? ''
  return type === 'person' && to - from === 1 && share < 0.9 && lexicon(word) === 0 && isWordForm(word)
}

/** What the tagger prefers to 'no name', or what comes near that in this language. */
function isSureEnough(page: Page, span: NameSpan, from: number): boolean {
  return (
    span.isLikeliest ||
    (span.type === 'person' && (span.share >= leastOf(page, span, from) || isListedName(page, span, from)))
  )
}

function leastOf(page: Page, { isSmall }: NameSpan, from: number): number {
  return certainFrom(page, page.spoken[from] ?? 0, { isSmall, hasCapital: isCapital(page, from) })
}

/** A listed name of the country with a capital, and no word of any list: a small share of the tagger makes it certain. */
function isListedName(page: Page, { share }: NameSpan, from: number): boolean {
  const { tokens } = page
  const known = lexicon(tokens.words[from] ?? '')
  const isOnlyName =
    (known & bits.nigerianName) !== 0 && (known & (bits.knownWord | bits.localWord | bits.place)) === 0
  const isFirst =
    (tokens.breaks[from] ?? 0) > 0 || ['.', '!', '?', undefined].includes(tokens.words[from - 1])
  const isLocal = (page.spoken[from] ?? 0) > languages.indexOf('pcm') + 1
  return isOnlyName && isCapital(page, from) && share >= leastShare(isLocal, isFirst)
}

/** In Hausa, Igbo and Yoruba many names are words of every day, above all where a sentence begins: 3 of 28 were people. */
function leastShare(isLocal: boolean, isFirst: boolean): number {
  if (isLocal) return isFirst ? 0.65 : 0.45
  return isFirst ? 0.3 : 0.1
}

/** Less than what the lists of places give, and more than nothing. */
const weightOfTowns = 43

const baseWeights = { person: 50, organization: 46, place: 43 } as const

/** A small English word that is no name of Nigeria needs a larger share even to be asked about. */
function doubtfulTierOf(page: Page, span: NameSpan, from: number, to: number): Tier | undefined {
  const word = page.tokens.words[from] ?? ''
  const known = lexicon(word)
  if (to - from === 1 && known !== 0 && isInHeading(page, from, known)) return undefined
  const isSmallWord =
    to - from === 1 && !isCapital(page, from) && (known & (bits.knownWord | bits.localWord)) !== 0
  return isSmallWord && (known & bits.nigerianName) === 0 && span.share < 0.3 ? undefined : 'possible'
}

/** From these shares a small word of every day is a name, and a name that is also a word. */
const surePlain = 0.5
const sureDoubtful = 0.35

function tierOf(page: Page, span: NameSpan, from: number, to: number): Tier | undefined {
  const isOneWord = to - from === 1
  const known = lexicon(page.tokens.words[from] ?? '')
  const isPlainWord =
    isOneWord &&
    (known & (bits.knownWord | bits.localWord)) !== 0 &&
    (known & nameBits) === 0 &&
    !isCapital(page, from)
  if (span.type !== 'person') {
    if (isPlainWord) return undefined
    return span.share >= 0.75 ? 'certain' : 'possible'
  }
  if (isPlainWord) return span.share >= surePlain ? 'certain' : undefined
  if (isOneWord ? isAcronym(page, from) || isBeforeThings(page, to) : isEnglishThing(page, { from, to }))
    return 'possible'
  if (isOneWord && isDoubtfulWord(page, from, known))
    return span.share >= sureDoubtful ? 'certain' : 'possible'
  return span.share >= leastOf(page, span, from) || isListedName(page, span, from) ? 'certain' : 'possible'
}

/** Titles in front, signs at the ends, and 's at the end are no part of a name. */
function withoutEdges(page: Page, span: Range): Range {
  const { kinds, words } = page.tokens
  let { from, to } = span
  while (
    from < to &&
    (kinds[from] !== 'word' ||
      isTitle(words[from] ?? '') ||
      edgeWords.has(words[from] ?? '') ||
      (from < to - 1 && (newsTitles.has(words[from] ?? '') || isSmallBefore(page, from))) ||
      isInSmall(page, from))
  )
    from += 1
  while (to > from && (kinds[to - 1] !== 'word' || isEdgeAtEnd(page, to - 1))) to -= 1
  return { from, to }
}

/** Igbo writes 'in' at the word: "n'ulo" is 'in the house'. */
function isInSmall({ reading: { plain }, tokens }: Page, index: number): boolean {
  const start = tokens.starts[index] ?? 0
  return /^[nN]'[a-z]/.test(plain.slice(start, start + 3)) && (tokens.ends[index] ?? 0) - start < 12
}

function isEdgeAtEnd({ tokens }: Page, index: number): boolean {
  const word = tokens.words[index] ?? ''
  return word === "'s" || word === 's' || edgeWords.has(word)
}

const edgeWords = new Set(
  "ma'aji ma'ajin sakatare sakatariya akapo akowe alaga sajenti olopaa omo odeakwukwo yaron yaro yarinya nan direba direban matar ko sai wanda wadda the a an and of in on at to from by with for is was or oga madam my his her our shugaba shugaban gwamna gwamnan minista ministan kwamishina kwamishinan sanata sarki sarkin kakakin alkali aare gomina komisonna minisita adajo agbejoro govano komishona onyeisi sineto okaikpe gofnor na ati lati nke wey".split(
    ' ',
  ),
)

/** No name of anything: words that rules know better, and single letters. */
function mayBeName(page: Page, from: number, to: number): boolean {
  const { tokens } = page
  for (let index = from; index < to; index += 1) {
    const word = tokens.words[index] ?? ''
    // 'na-enyere' is a verb of Igbo.
    const isVerb = word.startsWith('na-') && !isCapital(page, index)
    if (word.length > 1 && !isVerb && !neverNames.has(word)) return true
  }
  return false
}
