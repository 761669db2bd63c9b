import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { isCapital } from '../capitals.ts'
import { sentenceWords } from './address-words.ts'
import { beginningOf } from './beginnings.ts'
import { clauseAt } from './clause.ts'
import { allSides, dwellings, officeWords, ownerWords, yards } from './clause-words.ts'
import { countBefore } from './count-before.ts'
import { withoutN } from './further-parts.ts'
import { withLook, withOwner } from './owners.ts'
import { articles, endOfParts, isPart } from './parts.ts'

/** Lighter than a phone or a date of birth, which it never covers. */
const weight = 88

/**
 * An address goes on over what belongs to it: to the left over the house that is beside the place ('her uncle's house near the leper
 * settlement'), to the right over the look, the door and the next landmark ('the one with two palm trees', 'door 3', 'where the tarred road
 * ends'). Behind a certain place these parts are an address of their own.
 */
export function widenAddresses(page: Page, read: readonly Candidate[]): Candidate[] {
  const barriers = read
    .filter(({ kind, tier, weight: heavy }) => {
      const isOther = tier === 'certain' && kind !== 'street'
      return isOther && (heavy > weight || bodies.has(kind))
    })
    .toSorted((one, other) => one.start - other.start)
  const streets: Candidate[] = []
  const others: Candidate[] = []
  for (const one of read) {
    const isSure = one.tier === 'certain'
    if (isSure && one.kind === 'street') {
      const start = beginningOf(page, one) ?? startOf(page, one.start, barriers)
      const end = endOfParts(page, one.end, startOfNext(barriers, one.end))
      streets.push(start === one.start && end === one.end ? one : { ...one, start, end, weight })
    } else {
      others.push(one)
      const parts = isSure && one.kind === 'place' ? partsBehindPlace(page, one, barriers) : undefined
      if (parts) streets.push(parts)
    }
  }
  const whole = merged(streets)
  return [...others.filter((one) => !isAskedWithin(one, whole)), ...whole]
}

/** 'Oke-Osho, first turning after the mosque': what a list would only ask about is dropped inside a sure address. */
function isAskedWithin({ kind, tier, start, end }: Candidate, streets: readonly Candidate[]): boolean {
  if (tier === 'certain' || (kind !== 'street' && kind !== 'place')) return false
  const street = streets[countBefore(streets, start + 1) - 1]
  return street !== undefined && end <= street.end
}

const bodies = new Set(['organization', 'department', 'position'])

/** Two that share letters are one. */
function merged(streets: readonly Candidate[]): Candidate[] {
  const joined: Candidate[] = []
  for (const one of streets.toSorted((first, second) => first.start - second.start)) {
    const last = joined.at(-1)
    if (last && one.start < last.end) {
      joined.pop()
      joined.push({ ...last, end: Math.max(last.end, one.end), weight })
    } else joined.push(one)
  }
  return joined
}

const mostBack = 8

/** The first word of the house in front: its noun, and its owner or article before it. */
function startOf(page: Page, start: number, barriers: readonly Candidate[]): number {
  const { tokens } = page
  const { words } = tokens
  const first = tokenFrom(tokens, start)
  if ((tokens.breaks[first] ?? 1) > 0) return start
  const lowest = endOfLast(barriers, start)
  // 'the blue bungalow opposite the clinic', of which 'bungalow' was found.
  let best = isHead(page, first) && !allSides.has(words[first] ?? '') ? withLook(page, first, lowest) : first
  // 'my sister's kitchen, back of the square': the house may have a comma behind it.
  const end = words[first - 1] === ',' ? first - 1 : first
  for (let index = end - 1; index >= Math.max(0, end - mostBack); index -= 1) {
    const word = words[index] ?? ''
    if ((tokens.starts[index] ?? 0) < lowest || !isWithin(page, index)) break
    if (isHead(page, index) && leadsOn(page, index, end)) best = withOwner(page, index, lowest)
    if ((tokens.breaks[index] ?? 0) > 0 || (best < end && word === 'for')) break
  }
  return tokens.starts[withEdge(page, best, lowest)] ?? start
}

/** A word that may be between the house and what was found: 'wey dey', 'da ke', "'s" too. */
function isWithin({ tokens }: Page, index: number): boolean {
  const word = tokens.words[index] ?? ''
  if (tokens.kinds[index] !== 'word' && word !== "'") return false
  if (institutions.has(word)) return false
  const isTied = word === 'wey' || (word === 'dey' && tokens.words[index - 1] === 'wey')
  return !sentenceWords.has(word) || ownerWords.has(word) || isTied
}

/** 'The drug store of the hospital': it may be what the report is about. */
const institutions = new Set(
  'hospital school clinic university college polytechnic police customs bank'.split(' '),
)

/** A house or a side that is no body's: 'ulo oru' is where people work. */
function isHead({ tokens: { words } }: Page, index: number): boolean {
  const word = words[index] ?? ''
  if (officeWords.has(words[index + 1] ?? '')) return false
  return (
    dwellings.has(withoutN(word)) || yards.has(withoutN(word)) || (allSides.has(word) && !weakSides.has(word))
  )
}

/** 'wurin Hukumar' is 'to the commission'. */
const weakSides = new Set('wajen wurin oju ori lori oke egbe apa aarin around side corner top'.split(' '))

const mostBetween = 5

/** From the house to the address only words that lead to it: 'house near', 'compound for', 'cold room at'. */
function leadsOn(page: Page, head: number, first: number): boolean {
  const { words } = page.tokens
  const copulas = copulasOf[page.spoken[head] ?? 0]
  // "n'olulu di n'azu ulo uka": in the pit that is behind the church.
  const isIn = (words[head] ?? '').startsWith("n'")
  for (let index = head + 1; index < first; index += 1)
    if (!isWithin(page, index) || (!isIn && copulas?.has(words[index] ?? ''))) return false
  return first - head <= mostBetween
}

const copulasOfEnglish = new Set('na is was to no'.split(' '))

/** 'My house na Flat 2': what is said of the house begins behind these. By the number of the language. */
const copulasOf: readonly ReadonlySet<string>[] = [
  copulasOfEnglish,
  copulasOfEnglish,
  copulasOfEnglish,
  new Set('yana tana ce ne'.split(' ')),
  new Set('di no bu'.split(' ')),
  new Set('wa ni je'.split(' ')),
]

/** "Corpers' Lodge 2", and in Pidgin 'for upstairs of the bakery'. */
function withEdge(page: Page, first: number, lowest: number): number {
  const { words, starts } = page.tokens
  const isOwned = words[first - 1] === "'" && isCapital(page, first - 2) && (starts[first - 2] ?? 0) >= lowest
  if (isOwned) return first - 2
  const isFor = words[first - 1] === 'for' && (starts[first - 1] ?? 0) >= lowest && words[first - 2] === 'dey'
  return isFor && allSides.has(words[first] ?? '') ? first - 1 : first
}

/** 'Potiskum, the warehouse behind the old cinema, door 3': only parts that begin with a side or a house. */
function partsBehindPlace(
  page: Page,
  place: Candidate,
  barriers: readonly Candidate[],
): Candidate | undefined {
  const { tokens } = page
  const comma = tokenFrom(tokens, place.end)
  const from = comma + 1
  if (tokens.words[comma] !== ',' || (tokens.breaks[from] ?? 1) > 0) return undefined
  const clause = clauseAt(page, from)
  const first = tokens.words[from] ?? ''
  const head = articles.has(first) ? (tokens.words[from + 1] ?? '') : first
  const isHouse = dwellings.has(head) && clause.sides > 0
  const isSide = allSides.has(head) && clause.grounds > 0
  if (!(isHouse || isSide) || !isPart(page, clause)) return undefined
  const end = endOfParts(page, place.end, startOfNext(barriers, place.end))
  const start = tokens.starts[from] ?? 0
  return end > start ? { start, end, kind: 'street', tier: 'certain', weight } : undefined
}

/** Where the last of them ends that begins before a place. */
function endOfLast(sorted: readonly Candidate[], place: number): number {
  return sorted[countBefore(sorted, place) - 1]?.end ?? 0
}

function startOfNext(sorted: readonly Candidate[], place: number): number {
  return sorted[countBefore(sorted, place)]?.start ?? Number.POSITIVE_INFINITY
}
