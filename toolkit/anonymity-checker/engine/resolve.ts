import type { Candidate } from './finding.ts'

/** Leaves no two candidates on the same letters: the heavier one stays, then the longer, then the earlier. */
export function resolveOverlaps(candidates: readonly Candidate[]): Candidate[] {
  const order = candidates.toSorted(
    (one, other) =>
      other.weight - one.weight || other.end - other.start - (one.end - one.start) || one.start - other.start,
  )
  // Sorted starts of what was kept, in blocks, so that a long text with many findings stays cheap.
  const kept = makeSpanSet()
  const chosen = order.filter(
    (candidate) => candidate.end > candidate.start && kept.add(candidate.start, candidate.end),
  )
  return chosen.sort((one, other) => one.start - other.start)
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
