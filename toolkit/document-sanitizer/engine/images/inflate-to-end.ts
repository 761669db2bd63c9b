import { refuse } from '../refusals.ts'

/** What came out of a stream, and where in the bytes the stream itself ended. */
export type Inflated = { length: number; end: number; lastBits: number; adler: number }

/**
 * Inflates raw deflate from `at` and tells where it ends, which no library does, and without which nobody can tell the stream from
 * what is hidden behind it. Keeps only the last 64 kB; `take` gets each piece and must copy what it wants to keep.
 * Stops as `broken` past `most` bytes.
 */
export function inflateToEnd(
  bytes: Uint8Array,
  from: number,
  most: number,
  take?: (piece: Uint8Array) => void,
): Inflated {
  const window = new Uint8Array(65536)
  let at = from
  let held = 0
  let count = 0
  let length = 0
  let flushed = 0
  let low = 1
  let high = 0

  const flush = () => {
    const start = flushed & 65535
    const piece = window.subarray(start, start + (length - flushed))
    for (let index = 0; index < piece.length; ) {
      const stop = Math.min(piece.length, index + 3800)
      for (; index < stop; index++) {
        low += piece[index] ?? 0
        high += low
      }
      low %= 65521
      high %= 65521
    }
    take?.(piece)
    flushed = length
  }
  const need = (bits: number) => {
    while (count < bits) {
      const next = bytes[at++]
      if (next === undefined) refuse('broken')
      held |= next << count
      count += 8
    }
  }
  const bits = (wanted: number) => {
    need(wanted)
    const value = held & ((1 << wanted) - 1)
    held >>>= wanted
    count -= wanted
    return value
  }
  const symbol = (table: Table) => {
    // Near the end of the data fewer bits are left than the longest code has.
    while (count < table.bits && at < bytes.length) {
      held |= (bytes[at++] ?? 0) << count
      count += 8
    }
    const entry = table.entries[held & table.mask] ?? 0
    const used = entry & 15
    if (used === 0 || used > count) refuse('broken')
    held >>>= used
    count -= used
    return entry >>> 4
  }

  for (let isLast = false; !isLast; ) {
    isLast = bits(1) === 1
    const kind = bits(2)
    if (kind === 0) {
      at -= count >> 3
      held = 0
      count = 0
      const size = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
      const check = (bytes[at + 2] ?? 0) | ((bytes[at + 3] ?? 0) << 8)
      if ((size ^ check) !== 0xffff || at + 4 + size > bytes.length || length + size > most) refuse('broken')
      at += 4
      for (let index = 0; index < size; index++) {
        window[length & 65535] = bytes[at++] ?? 0
        length += 1
        if ((length & 65535) === 0) flush()
      }
      continue
    }
    if (kind === 3) refuse('broken')
    const [literals, distances] = kind === 1 ? fixedTables() : readTables(bits, symbol)
    for (;;) {
      const value = symbol(literals)
      if (value < 256) {
        if (length >= most) refuse('broken')
        window[length & 65535] = value
        length += 1
        if ((length & 65535) === 0) flush()
        continue
      }
      if (value === 256) break
      const run = (lengthBases[value - 257] ?? refuse('broken')) + bits(lengthExtras[value - 257] ?? 0)
      const code = symbol(distances)
      const distance = (distanceBases[code] ?? refuse('broken')) + bits(distanceExtras[code] ?? 0)
      if (distance > length || length + run > most) refuse('broken')
      for (let index = 0; index < run; index++) {
        window[length & 65535] = window[(length - distance) & 65535] ?? 0
        length += 1
        if ((length & 65535) === 0) flush()
      }
    }
  }
  flush()
  // Whole bytes that were read ahead are given back; of the last one, `8 - count % 8` bits belong to the stream.
  const end = at - (count >> 3)
  return { length, end, lastBits: 8 - (count & 7), adler: high * 65536 + low }
}

type Table = { entries: Uint16Array; bits: number; mask: number }

const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
const lengthExtras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
const lengthBases = basesOf(lengthExtras, 3).with(28, 258)
const distanceExtras = Array.from({ length: 30 }, (_, code) => Math.max(0, (code >> 1) - 1))
const distanceBases = basesOf(distanceExtras, 1)

function basesOf(extras: readonly number[], first: number): number[] {
  let base = first
  return extras.map((extra) => {
    const own = base
    base += 1 << extra
    return own
  })
}

function readTables(bits: (wanted: number) => number, symbol: (table: Table) => number): [Table, Table] {
  const literals = bits(5) + 257
  const distances = bits(5) + 1
  const given = bits(4) + 4
  const ofLengths = new Uint8Array(19)
  for (const place of order.slice(0, given)) ofLengths[place] = bits(3)
  const table = makeTable(ofLengths)
  const lengths = new Uint8Array(literals + distances)
  let filled = 0
  while (filled < lengths.length) {
    const value = symbol(table)
    if (value < 16) {
      lengths[filled++] = value
      continue
    }
    const before = value === 16 ? (filled === 0 ? refuse('broken') : (lengths[filled - 1] ?? 0)) : 0
    const times = value === 16 ? 3 + bits(2) : value === 17 ? 3 + bits(3) : 11 + bits(7)
    if (filled + times > lengths.length) refuse('broken')
    lengths.fill(before, filled, filled + times)
    filled += times
  }
  return [makeTable(lengths.subarray(0, literals)), makeTable(lengths.subarray(literals))]
}

/** Every code of up to 15 bits, reversed, with all that may follow it, so that one look finds the symbol and its length. */
function makeTable(lengths: Uint8Array): Table {
  const counts = new Uint16Array(17)
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1
  counts[0] = 0
  const longest = Math.max(
    1,
    counts.findLastIndex((count) => count > 0),
  )
  const next = new Uint16Array(17)
  let code = 0
  for (let length = 1; length <= 15; length++) {
    code = (code + (counts[length - 1] ?? 0)) << 1
    next[length] = code
    if (code + (counts[length] ?? 0) > 1 << length) refuse('broken')
  }
  const entries = new Uint16Array(1 << longest)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0
    if (length === 0) continue
    const own = next[length] ?? 0
    next[length] = own + 1
    for (let index = reversed(own, length); index < entries.length; index += 1 << length) {
      entries[index] = (symbol << 4) | length
    }
  }
  return { entries, bits: longest, mask: (1 << longest) - 1 }
}

function reversed(code: number, length: number): number {
  let result = 0
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit)
  return result
}

let fixed: [Table, Table] | undefined

function fixedTables(): [Table, Table] {
  fixed ??= [
    makeTable(new Uint8Array(288).fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280)),
    makeTable(new Uint8Array(32).fill(5)),
  ]
  return fixed
}
