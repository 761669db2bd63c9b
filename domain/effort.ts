/**
 * What an answer asks of a visitor who comes after too many: a small sum, which their device does in a second or so, or
 * some waiting. Both are done for one try.
 */
export type EffortTicket = {
  /** Signed; goes back with the form. */
  text: string
  /** SHA-256 of the text, a dot and the solution has to begin with so many zero bits. */
  bits: number
}

const leastBits = 14
const mostBits = 20
const leastWait = 60
const mostWait = 600

/** @param excess how many times more tries there were than are free: 1 or more */
export function effortFor(excess: number): { bits: number; waitSeconds: number } {
  const doublings = Math.floor(Math.log2(Math.max(1, excess)))
  return {
    bits: Math.min(leastBits + doublings, mostBits),
    waitSeconds: Math.min(leastWait * 2 ** doublings, mostWait),
  }
}

/** What is hashed. */
export function sumOf(ticket: string, solution: string): string {
  return `${ticket}.${solution}`
}

export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0
  for (const byte of digest) {
    bits += byte === 0 ? 8 : Math.clz32(byte) - 24
    if (byte !== 0) break
  }
  return bits
}
