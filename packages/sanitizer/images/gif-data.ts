import { joinAll } from './bytes.ts'

/**
 * A picture's packed data up to its end code or its last point, in full blocks. Only the lengths are followed, not the colours, which
 * is enough to find the end: whatever is behind it is no part of the picture.
 * @param points how many the picture has
 * @returns `colours` are the numbers of all that its points have; null when the data breaks off
 */
export function gifDataToEnd(
  codeSize: number,
  packed: Uint8Array,
  points: number,
): { data: Uint8Array; hidden: number; colours: ReadonlySet<number> | null } {
  const colours = new Set<number>()
  // Viewers draw nothing of it.
  if (codeSize < 1 || codeSize > 11)
    return { data: inBlocks(packed.subarray(0, 0)), hidden: packed.length, colours }
  const { end, isWhole, drawn } = endOfCodes(codeSize, packed, points, colours)
  if (drawn !== points) return drawnAgain(codeSize, packed, { points, colours })
  const kept = packed.slice(0, Math.ceil(end / 8))
  const last = kept.length - 1
  // The bits behind the last code belong to nothing.
  if (end % 8 > 0) kept[last] = (kept[last] ?? 0) & ((1 << (end % 8)) - 1)
  return {
    data: inBlocks(kept),
    hidden: packed.length - kept.length,
    colours: isWhole ? colours : null,
  }
}

function inBlocks(data: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = []
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255)
    blocks.push(Uint8Array.of(block.length), block)
  }
  return joinAll([...blocks, Uint8Array.of(0)])
}

type Damaged = { points: number; colours: ReadonlySet<number> }

/** A torn picture may have swallowed what stood behind it. Its points are written again, without packing, and nothing else. */
function drawnAgain(codeSize: number, packed: Uint8Array, { points, colours }: Damaged) {
  const codes: number[] = []
  endOfCodes(codeSize, packed, points, new Set(), codes)
  const written = writeCodes(codeSize, pointsOf(codes, 1 << codeSize).subarray(0, points))
  return { data: inBlocks(written), hidden: Math.max(0, packed.length - written.length), colours }
}

const afresh = -1

/** What the codes draw. */
function pointsOf(codes: readonly number[], clear: number): Uint8Array {
  const [before, last] = [new Uint16Array(mostCodes), new Uint8Array(mostCodes)]
  const pointsFrom = (code: number) => {
    const points: number[] = []
    let at = code
    for (; at >= clear; at = before[at] ?? 0) points.push(last[at] ?? 0)
    return [...points, at].toReversed()
  }
  const all: number[] = []
  let next = clear + 1
  let known: number[] = []
  let previous = afresh
  for (const code of codes) {
    if (code === afresh) {
      next = clear + 1
      previous = afresh
      continue
    }
    const isNew = code === next && previous !== afresh
    const drawn: number[] = isNew ? [...known, known[0] ?? 0] : pointsFrom(code)
    if (next < mostCodes) {
      if (previous !== afresh) {
        before[next] = previous
        last[next] = drawn[0] ?? 0
      }
      next += 1
    }
    for (const point of drawn) all.push(point)
    known = drawn
    previous = code
  }
  return Uint8Array.from(all)
}

/** Each point as a code of its own; starting afresh before codes would become longer. */
function writeCodes(codeSize: number, points: Uint8Array): Uint8Array {
  const [width, clear] = [codeSize + 1, 1 << codeSize]
  const codes: number[] = []
  for (const [place, point] of points.entries()) {
    if (place % (clear - 2) === 0) codes.push(clear)
    codes.push(point)
  }
  codes.push(clear + 1)
  const written = new Uint8Array(Math.ceil((codes.length * width) / 8))
  for (const [place, code] of codes.entries())
    for (let bit = 0; bit < width; bit += 1)
      if ((code >> bit) & 1) {
        const at = place * width + bit
        written[at >> 3] = (written[at >> 3] ?? 0) | (1 << (at & 7))
      }
  return written
}

const mostCodes = 4096

/**
 * In bits. All of it when it breaks off before, or cannot be followed.
 * @param codes takes all codes that draw, and a sign where they start afresh
 */
function endOfCodes(
  codeSize: number,
  packed: Uint8Array,
  points: number,
  colours: Set<number>,
  codes: number[] | null = null,
): { end: number; isWhole: boolean; drawn: number } {
  const broken = { end: packed.length * 8, isWhole: false, drawn: points }
  const endsAt = (end: number) => ({ end, isWhole: true, drawn })
  const clear = 1 << codeSize
  const lengths = new Uint32Array(mostCodes).fill(1, 0, clear)
  let width = codeSize + 1
  let next = clear + 1
  let before = 0
  let drawn = 0
  let held = 0
  let count = 0
  let at = 0
  for (;;) {
    while (count < width) {
      const byte = packed[at++]
      // The end code may be missing when all points are drawn.
      if (byte === undefined) return { ...broken, isWhole: drawn >= points, drawn }
      held |= byte << count
      count += 8
    }
    const code = held & ((1 << width) - 1)
    // When all points are drawn, the end code is the only one that still belongs to the picture.
    if (drawn >= points && code !== clear + 1) return endsAt(at * 8 - count)
    held >>>= width
    count -= width
    if (code === clear + 1) return endsAt(at * 8 - count)
    if (code === clear) {
      width = codeSize + 1
      next = clear + 1
      before = 0
      codes?.push(afresh)
      continue
    }
    if (next < mostCodes) {
      // Each code adds what the one before drew and one point more.
      if (before > 0) lengths[next] = before + 1
      next += 1
      if (next === 1 << width && width < 12) width += 1
    }
    // A code that means nothing yet: here the packing is torn, and no viewer goes on.
    const length = lengths[code] ?? 0
    if (length === 0) return endsAt(at * 8 - count - width)
    // A colour comes first as a code of its own, for longer codes are made of what was drawn.
    if (code < clear) colours.add(code)
    before = length
    drawn += before
    codes?.push(code)
  }
}
