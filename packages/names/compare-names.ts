import { type Alignment, alignNames, type WordPair } from './align-names.ts'
import { joinNeighbours, type NameReading, type NameWord, readName } from './name-words.ts'
import { foldText } from './text/fold.ts'

/**
 * How far two names speak for one person. `same`: every word is on both sides, at most in another order or in a known spelling.
 * `likely`: a slip, a short form, an initial or a name left out, but enough agrees. `possible`: worth a look by a person, and no
 * ground to refuse or to accuse anyone.
 */
export type NameStrength = 'same' | 'likely' | 'possible'

/** `left` and `right` are words as they were written on either side. */
export type NameReason =
  | { kind: 'same-words' }
  | { kind: 'other-order' }
  | { kind: 'titles-left-out'; titles: readonly string[] }
  | { kind: 'marks-left-out' }
  | { kind: 'written-together' }
  | { kind: 'spelling'; left: string; right: string }
  | { kind: 'letters'; left: string; right: string }
  | { kind: 'slip'; left: string; right: string }
  | { kind: 'short-form'; left: string; right: string }
  | { kind: 'initial'; left: string; right: string }
  | { kind: 'names-left-out'; names: readonly string[] }
  | { kind: 'single-name' }

export type NameMatch = { strength: NameStrength; reasons: readonly [NameReason, ...NameReason[]] }

const order = ['same', 'likely', 'possible'] as const satisfies readonly NameStrength[]

/**
 * Compares two people's names the Nigerian way: in any order, with initials, titles left out, spelling variants, marks, hyphens
 * and apostrophes. Null where they are two people's: a word that is on either side and fits nothing on the other, or too
 * little that agrees (two people who share one common name). A name of initials alone matches nothing.
 *
 * Swapping the two swaps `left` and `right` in the reasons and changes nothing else.
 */
export function compareNames(left: string, right: string): NameMatch | null {
  return compareReadNames(readForComparing(left), readForComparing(right))
}

/** A name taken apart once, for comparing it with many. */
export type ReadName = { folded: string; readings: readonly NameReading[] }

export function readForComparing(name: string): ReadName {
  return { folded: foldText(name), readings: readName(name) }
}

/** As `compareNames`. Reading a name takes far longer than comparing two that were read. */
export function compareReadNames(left: ReadName, right: ReadName): NameMatch | null {
  // Compared in one direction only, so that ties cannot fall differently the other way round.
  const isSwapped = left.folded > right.folded
  const [first, second] = isSwapped ? [right, left] : [left, right]
  const matches = first.readings
    .flatMap((one) => second.readings.map((other) => compareReadings(one, other)))
    .filter((match) => match !== null)
    .toSorted((one, other) => rank(one) - rank(other))
  const [best] = matches
  return best && isSwapped ? { ...best, reasons: mapReasons(best.reasons, swapSides) } : (best ?? null)
}

function rank({ strength, reasons }: NameMatch): number {
  return order.indexOf(strength) * 100 + reasons.length
}

function compareReadings(left: NameReading, right: NameReading): NameMatch | null {
  const areTwoGenerations =
    left.generation !== null && right.generation !== null && left.generation !== right.generation
  if (areTwoGenerations) return null
  const [joinedLeft, joinedRight] = [joinLike(left.words, right.words), joinLike(right.words, left.words)]
  const alignment = alignNames(joinedLeft, joinedRight)
  const strength = strengthOf(alignment)
  if (!strength) return null
  const isJoined = alignment.pairs.some(({ left: one, right: other }) => isDividedOtherwise(one, other))
  const isMarked = alignment.pairs.some(({ left: one, right: other }) => isMarkedOtherwise(one, other))
  const leftOut = [...alignment.onlyLeft, ...alignment.onlyRight].map(({ written }) => written)
  const titles = differentTitles(left, right)
  const reasons: NameReason[] = [
    ...alignment.pairs.flatMap(reasonOf),
    ...(alignment.isInOtherOrder ? [{ kind: 'other-order' } as const] : []),
    ...(isJoined ? [{ kind: 'written-together' } as const] : []),
    ...(isMarked ? [{ kind: 'marks-left-out' } as const] : []),
    ...(titles.length > 0 ? [{ kind: 'titles-left-out', titles } as const] : []),
    ...(leftOut.length > 0 ? [{ kind: 'names-left-out', names: leftOut } as const] : []),
    ...(alignment.pairs.length === 1 ? [{ kind: 'single-name' } as const] : []),
  ]
  const [first = { kind: 'same-words' } as const, ...others] = reasons
  return { strength, reasons: [first, ...others] }
}

/** Abdul Hakeem and Abdulhakeem: two neighbours that make one word of the other side are taken for that word. */
function joinLike(words: readonly NameWord[], others: readonly NameWord[]): NameWord[] {
  const wanted = new Set(others.map(({ folded }) => folded))
  return joinNeighbours(
    words,
    (last, word) => !last.isInitial && !word.isInitial && wanted.has(last.folded + word.folded),
  )
}

function strengthOf({ pairs, onlyLeft, onlyRight }: Alignment): NameStrength | null {
  const sure = pairs.filter(({ match }) => match === 'exact' || match === 'spelling')
  const full = pairs.filter(({ match }) => match !== 'initial')
  const bold = pairs.filter(({ match }) => match === 'bold-slip')
  const initials = pairs.length - full.length
  const isRare = sure.some(({ left, right }) => !left.entry.isCommon && !right.entry.isCommon)
  if (full.length === 0 || (bold.length > 0 && sure.length < 2)) return null
  else if (onlyLeft.length > 0 && onlyRight.length > 0) return null
  else if (full.length === 1)
    return strengthOfOne({
      isSure: sure.length === 1,
      isRare,
      initials,
      leftOut: onlyLeft.length + onlyRight.length,
    })
  else if (onlyLeft.length + onlyRight.length > 0) {
    if (sure.length === 0) return null
    else return sure.length >= 2 && (isRare || sure.length >= 3) && bold.length === 0 ? 'likely' : 'possible'
  } else if (sure.length === pairs.length) return 'same'
  else return sure.length + Math.min(initials, 1) > 0 && bold.length === 0 ? 'likely' : 'possible'
}

type OneName = { isSure: boolean; isRare: boolean; initials: number; leftOut: number }

/** Only one name of each is written out. */
function strengthOfOne({ isSure, isRare, initials, leftOut }: OneName): NameStrength | null {
  if (!isSure) return leftOut === 0 && initials >= 1 ? 'possible' : null
  else if (leftOut > 0) return isRare ? 'possible' : null
  else return (isRare && initials >= 1) || initials >= 2 ? 'likely' : 'possible'
}

function reasonOf({ left, right, match }: WordPair): NameReason[] {
  const words = { left: left.written, right: right.written }
  if (match === 'exact') return []
  else if (match === 'bold-slip') return [{ kind: 'slip', ...words }]
  else return left.folded === right.folded ? [] : [{ kind: match, ...words }]
}

function isDividedOtherwise(left: NameWord, right: NameWord): boolean {
  return left.written.includes(' ') !== right.written.includes(' ')
}

function isMarkedOtherwise(left: NameWord, right: NameWord): boolean {
  const bare = (word: NameWord) => word.written.normalize('NFC').toLowerCase().replace(/[.\s]/g, '')
  return left.folded === right.folded && bare(left) !== bare(right)
}

function differentTitles(left: NameReading, right: NameReading): string[] {
  const missingIn = (titles: readonly string[], others: readonly string[]) =>
    titles.filter((title) => !others.some((other) => foldText(other) === foldText(title)))
  return [...missingIn(left.titles, right.titles), ...missingIn(right.titles, left.titles)]
}

function swapSides(reason: NameReason): NameReason {
  return 'left' in reason ? { ...reason, left: reason.right, right: reason.left } : reason
}

function mapReasons(
  [first, ...others]: NameMatch['reasons'],
  change: (reason: NameReason) => NameReason,
): NameMatch['reasons'] {
  return [change(first), ...others.map(change)]
}
