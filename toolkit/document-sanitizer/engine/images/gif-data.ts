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
  const { end, isWhole } = endOfCodes(codeSize, packed, points, colours)
  const kept = packed.slice(0, Math.ceil(end / 8))
  const last = kept.length - 1
  // The bits behind the last code belong to nothing.
  if (end % 8 > 0) kept[last] = (kept[last] ?? 0) & ((1 << (end % 8)) - 1)
  const blocks: Uint8Array[] = []
  for (let at = 0; at < kept.length; at += 255) {
    const block = kept.subarray(at, at + 255)
    blocks.push(Uint8Array.of(block.length), block)
  }
  return {
    data: joinAll([...blocks, Uint8Array.of(0)]),
    hidden: packed.length - kept.length,
    colours: isWhole ? colours : null,
  }
}

const mostCodes = 4096

/** In bits. All of it when it breaks off before, or cannot be followed. */
function endOfCodes(
  codeSize: number,
  packed: Uint8Array,
  points: number,
  colours: Set<number>,
): { end: number; isWhole: boolean } {
  const broken = { end: packed.length * 8, isWhole: false }
  const endsAt = (end: number) => ({ end, isWhole: true })
  if (codeSize < 2 || codeSize > 11) return broken
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
      if (byte === undefined) return { ...broken, isWhole: drawn >= points }
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
  }
}
