import { isUpper, isWordUnit } from './characters.ts'
import { isTitle } from './detectors/name-words.ts'
import type { Candidate } from './finding.ts'
import type { Kind } from './kinds.ts'
import { bits, lexicon } from './names/lexicon.ts'

/** Leaves no two candidates on the same letters: the heavier one stays, then the longer, then the earlier. */
export function resolveOverlaps(plain: string, candidates: readonly Candidate[]): Candidate[] {
  const order = candidates.toSorted(
    (one, other) =>
      other.weight - one.weight || other.end - other.start - (one.end - one.start) || one.start - other.start,
  )
  // Sorted starts of what was kept, in blocks, so that a long text with many findings stays cheap.
  const kept = makeSpanSet()
  const chosen: Candidate[] = []
  const beaten: Candidate[] = []
  for (const candidate of order) {
    if (candidate.end <= candidate.start) continue
    if (kept.add(candidate.start, candidate.end)) chosen.push(candidate)
    else if (candidate.tier === 'certain' && restful.has(candidate.kind)) beaten.push(candidate)
  }
  chosen.sort((one, other) => one.start - other.start)
  const rests = beaten
    .flatMap((one) => restsOf(plain, one, chosen))
    .filter(({ start, end }) => kept.add(start, end))
  return withWiderNames(
    [...chosen, ...rests].sort((one, other) => one.start - other.start),
    candidates,
  )
}

const restful: ReadonlySet<Kind> = new Set<Kind>(['person', 'street'])

const fewestLetters = { person: 3, street: 8 }

/**
 * 'Comptroller Idris Bala' read as one name loses to the rank, and 'Edidiong Ekpo, Y.' to 'Y. K. Danbaba': what the heavier finding does not
 * cover is still sure.
 */
function restsOf(plain: string, one: Candidate, chosen: readonly Candidate[]): Candidate[] {
  const rests: Candidate[] = []
  let from = one.start
  let index = firstBehind(chosen, one.start)
  while (from < one.end) {
    const winner = chosen[index]
    const to = Math.min(one.end, winner?.start ?? one.end)
    const rest = trimmed(
      plain,
      { start: from, end: to },
      one.kind === 'street' ? fewestLetters.street : fewestLetters.person,
    )
    const isBehindRank = from > one.start && chosen[index - 1]?.kind === 'position'
    const isLike =
      rest && (one.kind === 'street' || isNameLike(plain.slice(rest.start, rest.end), isBehindRank))
    if (rest && isLike) rests.push({ ...one, ...rest })
    from = winner ? winner.end : one.end
    index += 1
  }
  return rests
}

/** 'falohun-bassey', or a capital in front, and a word that is neither a form of address nor an ordinary one. */
function isNameLike(written: string, isBehindRank: boolean): boolean {
  if (!isUpper(written.charCodeAt(0))) return isSmallDouble(written)
  if (isBehindRank) return true
  return written.split(' ').some((word) => {
    const small = word.toLowerCase()
    const known = lexicon(small)
    return (
      !isTitle(small) &&
      ((known & (bits.knownWord | bits.jobWord)) === 0 ||
        (known & (bits.nigerianName | bits.givenName)) !== 0)
    )
  })
}

/** Without the signs and spaces at its ends; nothing where too few letters are left. */
function trimmed(plain: string, { start, end }: Span, fewest: number): Span | undefined {
  let from = start
  let to = end
  while (from < to && !isWordUnit(plain.charCodeAt(from))) from += 1
  while (to > from && !isWordUnit(plain.charCodeAt(to - 1))) to -= 1
  return to - from >= fewest ? { start: from, end: to } : undefined
}

type Span = { start: number; end: number }

/** 'Musbahu Garba Dantsoho': a sure reading of more words beats a heavier one of fewer, where the other words are free. */
function withWiderNames(chosen: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const wider = new Map<number, Candidate>()
  for (const one of candidates)
    if (one.kind === 'person' && one.tier === 'certain' && one.end - one.start <= longestName)
      for (const index of overlapped(chosen, one)) {
        const kept = chosen[index]
        const isFree =
          (chosen[index - 1]?.end ?? 0) <= one.start && (chosen[index + 1]?.start ?? one.end) >= one.end
        const isWider =
          kept &&
          one.start <= kept.start &&
          one.end >= kept.end &&
          one.end - one.start > kept.end - kept.start
        const best = wider.get(index)
        if (
          isFree &&
          isWider &&
          kept.kind === 'person' &&
          (!best || best.end - best.start < one.end - one.start)
        )
          wider.set(index, { ...one, weight: kept.weight })
      }
  return chosen.map((one, index) => wider.get(index) ?? one)
}

/** The first of the chosen that ends behind the beginning of this one. */
function overlapped(chosen: readonly Candidate[], { start }: Candidate): number[] {
  const first = firstBehind(chosen, start)
  return first < chosen.length ? [first] : []
}

function firstBehind(chosen: readonly Candidate[], start: number): number {
  let low = 0
  let high = chosen.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((chosen[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return low
}

/** 'Kehinde Oso' found as two persons is one: words with capitals, with one space between. At least one of the two is certain. */
export function joinNames(plain: string, chosen: readonly Candidate[]): Candidate[] {
  const joined: Candidate[] = []
  for (const one of chosen) {
    const last = joined.at(-1)
    if (last && (isOneName(plain, last, one) || isJoinedByParticle(plain, last, one))) {
      joined.pop()
      joined.push({ ...last, end: one.end, tier: 'certain', weight: Math.max(last.weight, one.weight) })
    } else joined.push(one)
  }
  return joined
}

const longestName = 60

function isOneName(plain: string, first: Candidate, second: Candidate): boolean {
  return (
    first.kind === 'person' &&
    second.kind === 'person' &&
    second.start === first.end + 1 &&
    // No name goes on for a whole page of names.
    second.end - first.start <= longestName &&
    plain.charAt(first.end) === ' ' &&
    (first.tier === 'certain' || second.tier === 'certain') &&
    !isPlace(plain.slice(first.start, first.end)) &&
    ((/^[A-Z]/.test(plain.charAt(first.start)) && /^[A-Z]/.test(plain.charAt(second.start))) ||
      isSmallDouble(plain.slice(second.start, second.end)))
  )
}

/** 'falohun-bassey' behind 'mrs temitope'. */
function isSmallDouble(written: string): boolean {
  return /^[a-z]{3,16}-[a-z]{3,16}$/.test(written)
}

/** 'Carolina de Sousa': a small word of Europe or Arabia between two names. 'da' and 'di' are words of the languages here. */
function isJoinedByParticle(plain: string, first: Candidate, second: Candidate): boolean {
  return (
    first.kind === 'person' &&
    second.kind === 'person' &&
    first.tier === 'certain' &&
    second.tier === 'certain' &&
    second.end - first.start <= longestName &&
    particles.has(plain.slice(first.end, Math.min(second.start, first.end + 8)))
  )
}

const particles = new Set([' de ', ' dos ', ' van ', ' von ', ' bin ', ' ibn ', ' du ', ' del '])

/** 'Iran Hassan' is a country and a person. */
function isPlace(words: string): boolean {
  return (lexicon(words.toLowerCase()) & bits.place) !== 0
}

const blockSize = 512

function makeSpanSet() {
  const blocks = new Map<number, [number, number][]>()
  const blocksOf = (start: number, end: number) => {
    const numbers: number[] = []
    for (let block = Math.floor(start / blockSize); block <= Math.floor((end - 1) / blockSize); block += 1)
      numbers.push(block)
    return numbers
  }
  return {
    /** Whether the span is free; if so it is taken. */
    add(start: number, end: number): boolean {
      const numbers = blocksOf(start, end)
      const isFree = numbers.every((block) =>
        (blocks.get(block) ?? []).every(([from, to]) => end <= from || start >= to),
      )
      if (isFree) for (const block of numbers) blocks.set(block, [...(blocks.get(block) ?? []), [start, end]])
      return isFree
    },
  }
}
