export const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
]
export const lengthExtra = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
]
export const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
]
export const distanceExtra = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
]
export const orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** A table from the next `bits` bits to (symbol << 4 | length of the code). */
export type Codes = { table: Uint16Array; bits: number }

/** Undefined when there are more codes than their lengths leave room for, which every reader of DEFLATE refuses. */
export function makeCodes(lengths: Uint8Array): Codes | undefined {
  const counts = new Uint16Array(16)
  let bits = 1
  for (const length of lengths) {
    counts[length] = (counts[length] ?? 0) + 1
    if (length > bits) bits = length
  }
  const next = new Uint16Array(16)
  let code = 0
  for (let length = 1; length <= bits; length++) {
    code = (code + (length === 1 ? 0 : (counts[length - 1] ?? 0))) << 1
    next[length] = code
    if (code + (counts[length] ?? 0) > 1 << length) return undefined
  }
  const table = new Uint16Array(1 << bits)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] ?? 0
    if (length === 0) continue
    const mine = next[length] ?? 0
    next[length] = mine + 1
    let reversed = 0
    for (let bit = 0; bit < length; bit++) reversed |= ((mine >> bit) & 1) << (length - 1 - bit)
    for (let at = reversed; at < table.length; at += 1 << length) table[at] = (symbol << 4) | length
  }
  return { table, bits }
}

let fixed: [Codes, Codes] | undefined

/** The codes that the standard gives; always the same, made when first needed. */
export function fixedCodes(): [Codes, Codes] | undefined {
  fixed ??= pairOf(
    makeCodes(new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280)),
    makeCodes(new Uint8Array(30).fill(5)),
  )
  return fixed
}

export function pairOf(
  literals: Codes | undefined,
  distances: Codes | undefined,
): [Codes, Codes] | undefined {
  return literals && distances && [literals, distances]
}
