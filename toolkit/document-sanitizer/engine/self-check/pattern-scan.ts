/** Finds many byte patterns in one pass. */
export type PatternScan = (bytes: Uint8Array, onHit: (pattern: number, at: number) => void) => void

/** @param patterns each at least two bytes long */
export function makePatternScan(patterns: readonly Uint8Array[]): PatternScan {
  const starts = new Uint8Array(65_536)
  const byStart = new Map<number, number[]>()
  for (const [index, pattern] of patterns.entries()) {
    const start = ((pattern[0] ?? 0) << 8) | (pattern[1] ?? 0)
    starts[start] = 1
    byStart.set(start, [...(byStart.get(start) ?? []), index])
  }
  return (bytes, onHit) => {
    let start = bytes[0] ?? 0
    for (let at = 1; at < bytes.length; at += 1) {
      start = ((start & 255) << 8) | (bytes[at] ?? 0)
      if (starts[start] === 1)
        for (const index of byStart.get(start) ?? [])
          if (isAt(bytes, at - 1, patterns[index])) onHit(index, at - 1)
    }
  }
}

function isAt(bytes: Uint8Array, at: number, pattern: Uint8Array | undefined): boolean {
  if (!pattern || at + pattern.length > bytes.length) return false
  for (let place = 2; place < pattern.length; place += 1)
    if (bytes[at + place] !== pattern[place]) return false
  return true
}
