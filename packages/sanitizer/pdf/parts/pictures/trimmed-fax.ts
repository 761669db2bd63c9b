/** How a row ends (ITU-T T.4 and T.6): eleven zeros and a one, which no pixels are written as. */
const rowEnd = 0b000000000001
const rowEndWithTag = 0b0000000000011

/** Rows that end twice with nothing between them are the end of the picture; after it come no pixels. */
export function trimmedFax(bytes: Uint8Array, encoding: number, isEndMarked: boolean): Uint8Array {
  if (!isEndMarked) return bytes
  const width = encoding > 0 ? 13 : 12
  const mark = encoding > 0 ? rowEndWithTag : rowEnd
  const first = findTwice(bytes, mark, width)
  if (first < 0) return bytes
  // T.6 ends with two, T.4 with six.
  const end = first + width * (encoding < 0 ? 2 : 6)
  const length = Math.min(bytes.length, Math.ceil(end / 8))
  const trimmed = bytes.slice(0, length)
  const spare = length * 8 - end
  if (spare > 0) trimmed[length - 1] = (trimmed[length - 1] ?? 0) & (0xff << spare)
  return trimmed
}

/** The bit at which the mark is twice in a row, or -1. */
function findTwice(bytes: Uint8Array, mark: number, width: number): number {
  const wanted = mark * 2 ** width + mark
  const span = width * 2
  const mask = 2 ** span
  for (let at = 0; at < bytes.length; at++) {
    // Without zeros here there is no mark that begins here.
    if (((bytes[at] ?? 0) & 1) !== 0 || ((bytes[at + 1] ?? 255) & 0xe0) !== 0) continue
    let window = 0
    for (let byte = 0; byte < 5; byte++) window = window * 256 + (bytes[at + byte] ?? 255)
    for (let bit = 0; bit < 8; bit++) {
      const shift = 40 - bit - span
      if (Math.floor(window / 2 ** shift) % mask === wanted) return at * 8 + bit
    }
  }
  return -1
}
