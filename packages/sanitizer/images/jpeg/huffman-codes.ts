/**
 * The codes of one table, as a scan is read with them (ITU-T T.81, annex C and F.2.2.3). `short` answers for the next nine bits with
 * `length << 8 | symbol`, or 0 when the code is longer.
 */
export type HuffmanCodes = {
  short: Uint16Array
  /** The first code that is too great for its length, set to the left of 17 bits, for each length. */
  limits: Int32Array
  /** What is added to a code of a length to come to the place of its symbol. */
  shifts: Int32Array
  symbols: Uint8Array
}

export const shortBits = 9

/** @param table its sixteen counts and its symbols, or null when its codes are more than fit */
export function readHuffmanCodes(table: Uint8Array): HuffmanCodes | null {
  const symbols = table.subarray(16)
  const codes = {
    short: new Uint16Array(1 << shortBits),
    limits: new Int32Array(18),
    shifts: new Int32Array(18),
    symbols,
  }
  let code = 0
  let place = 0
  for (let length = 1; length <= 16; length++) {
    const count = table[length - 1] ?? 0
    codes.shifts[length] = place - code
    if (code + count > 1 << length) return null
    for (let end = code + count; code < end; code++, place++) {
      const spare = shortBits - length
      const symbol = symbols[place]
      if (symbol === undefined) return null
      if (spare >= 0) codes.short.fill((length << 8) | symbol, code << spare, (code + 1) << spare)
    }
    codes.limits[length] = code << (16 - length)
    code <<= 1
  }
  codes.limits[17] = 0x7fffffff
  return codes
}
