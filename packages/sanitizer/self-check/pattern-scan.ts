/** Finds many byte patterns in one pass. */
export type PatternScan = (bytes: Uint8Array, onHit: (pattern: number, at: number) => void) => void

/**
 * Looks at every second pair of bytes only: of three bytes in a row, one such pair is always a part, the first or the second.
 *
 * @param patterns each at least three bytes long
 */
export function makePatternScan(patterns: readonly Uint8Array[]): PatternScan {
  const isKnown = new Uint8Array(65_536)
  const byPair = new Map<number, [pattern: number, shift: number][]>()
  for (const [index, pattern] of patterns.entries()) {
    for (const shift of [0, 1]) {
      const [pair = 0] = pairsOf(pattern.slice(shift, shift + 2))
      isKnown[pair] = 1
      byPair.set(pair, [...(byPair.get(pair) ?? []), [index, shift]])
    }
  }
  return (bytes, onHit) => {
    // Nothing can be found in less, and an empty piece may lie where no pair can.
    if (bytes.length < 3) return
    const start = bytes.byteOffset & 1
    const pairs = pairsOf(bytes.subarray(start))
    for (let place = 0; place < pairs.length; place += 1) {
      const pair = pairs[place] ?? 0
      if (isKnown[pair] === 0) continue
      for (const [index, shift] of byPair.get(pair) ?? []) {
        const at = start + place * 2 - shift
        if (isAt(bytes, at, patterns[index])) onHit(index, at)
      }
    }
  }
}

/** The shortest pattern that always has four bytes in a row beginning at a place that divides by four. */
export const shortestForWords = 7

const tableBits = 16

/**
 * As `makePatternScan`, and several times as fast: looks at every fourth place only, at four bytes at once.
 *
 * @param patterns each at least `shortestForWords` bytes long
 */
export function makeWordScan(patterns: readonly Uint8Array[]): PatternScan {
  const isKnown = new Uint8Array(1 << tableBits)
  const byWord = new Map<number, [pattern: number, shift: number][]>()
  for (const [index, pattern] of patterns.entries()) {
    for (const shift of [0, 1, 2, 3]) {
      const [word = 0] = new Int32Array(pattern.slice(shift, shift + 4).buffer)
      isKnown[placeOf(word)] = 1
      byWord.set(word, [...(byWord.get(word) ?? []), [index, shift]])
    }
  }
  return (bytes, onHit) => {
    const start = -bytes.byteOffset & 3
    if (bytes.length < shortestForWords) return
    const words = new Int32Array(bytes.buffer, bytes.byteOffset + start, (bytes.length - start) >> 2)
    for (let place = 0; place < words.length; place += 1) {
      const word = words[place] ?? 0
      if (isKnown[placeOf(word)] === 0) continue
      for (const [index, shift] of byWord.get(word) ?? []) {
        const at = start + place * 4 - shift
        if (isAt(bytes, at, patterns[index])) onHit(index, at)
      }
    }
  }
}

/** Spreads the words over the table (Knuth, The Art of Computer Programming, 6.4). */
const placeOf = (word: number) => Math.imul(word, 0x9e3779b1) >>> (32 - tableBits)

/** Two bytes as one number, in the order of this machine; bytes have to lie at an even place. */
function pairsOf(bytes: Uint8Array): Uint16Array {
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1)
}

function isAt(bytes: Uint8Array, at: number, pattern: Uint8Array | undefined): boolean {
  if (!pattern || at < 0 || at + pattern.length > bytes.length) return false
  for (let place = 0; place < pattern.length; place += 1)
    if (bytes[at + place] !== pattern[place]) return false
  return true
}
