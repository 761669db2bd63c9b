/** The lengths of codes, none longer than `most`, that write these symbols in as few bits as can be (Huffman, 1952). */
export function lengthsFor(counts: Uint32Array, most: number): Uint8Array {
  const lengths = new Uint8Array(counts.length)
  const used = sortedByCount(counts)
  // Readers want two codes where there is any.
  for (let symbol = 0; used.length < 2; symbol += 1) if (counts[symbol] === 0) used.push(symbol)
  const byLength = howManyOfEach(
    used.map((symbol) => counts[symbol] ?? 0),
    most,
  )
  let next = used.length - 1
  for (let length = 1; length <= most; length += 1)
    for (let left = byLength[length] ?? 0; left > 0; left -= 1) lengths[used[next--] ?? 0] = length
  return lengths
}

/** The rarest first; of equal ones the one that comes first. */
function sortedByCount(counts: Uint32Array): number[] {
  const keys: number[] = []
  for (let symbol = 0; symbol < counts.length; symbol += 1)
    if (counts[symbol] !== 0) keys.push((counts[symbol] ?? 0) * 512 + symbol)
  return [...Float64Array.from(keys).sort()].map((key) => key % 512)
}

/** How many codes there are of each length. Those that would be too long make room among the shorter ones. */
function howManyOfEach(counts: readonly number[], most: number): Uint32Array {
  const byLength = new Uint32Array(most + 1)
  for (const depth of depthsOf(counts)) {
    const length = Math.max(1, Math.min(depth, most))
    byLength[length] = (byLength[length] ?? 0) + 1
  }
  let room = 0
  for (let length = 1; length <= most; length += 1) room += (byLength[length] ?? 0) << (most - length)
  for (; room > 1 << most; room -= 1) {
    byLength[most] = (byLength[most] ?? 0) - 1
    let shorter = most - 1
    while (byLength[shorter] === 0) shorter -= 1
    byLength[shorter] = (byLength[shorter] ?? 0) - 1
    byLength[shorter + 1] = (byLength[shorter + 1] ?? 0) + 2
  }
  return byLength
}

/** How deep each leaf is in a tree of the two rarest again and again. The counts come in their order, so two rows are enough. */
function depthsOf(counts: readonly number[]): Uint32Array {
  const size = counts.length
  const parents = new Uint32Array(2 * size - 1)
  const weights = new Float64Array(2 * size - 1)
  weights.set(counts)
  let [leaf, knot] = [0, size]
  for (let made = size; made < 2 * size - 1; made += 1)
    for (let half = 0; half < 2; half += 1) {
      const isLeaf = leaf < size && (knot >= made || (weights[leaf] ?? 0) <= (weights[knot] ?? 0))
      const taken = isLeaf ? leaf++ : knot++
      parents[taken] = made
      weights[made] = (weights[made] ?? 0) + (weights[taken] ?? 0)
    }
  const depths = new Uint32Array(2 * size - 1)
  for (let at = 2 * size - 3; at >= 0; at -= 1) depths[at] = (depths[parents[at] ?? 0] ?? 0) + 1
  return depths.subarray(0, size)
}

/** The codes of these lengths, with their first bit lowest, as DEFLATE writes them (RFC 1951, 3.2.2). */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const counts = new Uint16Array(17)
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1
  const next = new Uint16Array(17)
  for (let length = 1; length < 17; length += 1)
    next[length] = ((next[length - 1] ?? 0) + (counts[length - 1] ?? 0)) << 1
  return Uint16Array.from(lengths, (length) => {
    if (length === 0) return 0
    const code = next[length] ?? 0
    next[length] = code + 1
    return turned(code, length)
  })
}

function turned(code: number, length: number): number {
  let result = 0
  for (let bit = 0; bit < length; bit += 1) result |= ((code >> bit) & 1) << (length - 1 - bit)
  return result
}
