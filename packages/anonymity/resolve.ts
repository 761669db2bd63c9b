import type { Candidate } from './finding.ts'
import { bits, lexicon } from './names/lexicon.ts'

/** Leaves no two candidates on the same letters: the heavier one stays, then the longer, then the earlier. */
export function resolveOverlaps(candidates: readonly Candidate[]): Candidate[] {
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
    else if (candidate.kind === 'person' && candidate.tier === 'certain') beaten.push(candidate)
  }
  chosen.sort((one, other) => one.start - other.start)
  const rests = restsOfNames(chosen, beaten).filter(({ start, end }) => kept.add(start, end))
  return withWiderNames(
    [...chosen, ...rests].sort((one, other) => one.start - other.start),
    candidates,
  )
}

/** 'Comptroller Idris Bala' read as one name loses to the rank: what is behind the rank is still a name. */
function restsOfNames(chosen: readonly Candidate[], beaten: readonly Candidate[]): Candidate[] {
  return beaten.flatMap((one) =>
    overlapped(chosen, one).flatMap((index) => {
      const winner = chosen[index]
      const isFront =
        winner && winner.kind === 'position' && winner.start <= one.start && winner.end + 1 < one.end
      return isFront ? [{ ...one, start: winner.end + 1 }] : []
    }),
  )
}

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
  let low = 0
  let high = chosen.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((chosen[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return low < chosen.length ? [low] : []
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
    /^[A-Z]/.test(plain.charAt(first.start)) &&
    /^[A-Z]/.test(plain.charAt(second.start))
  )
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
