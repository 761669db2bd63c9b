/** The operands of a dictionary of a CFF font, by operator; those of two bytes are written `12 30` (technical note 5176, section 4). */
export function readCffDict(dict: Uint8Array): Map<string, number[]> {
  const entries = new Map<string, number[]>()
  let operands: number[] = []
  const byte = (at: number) => dict[at] ?? 0
  for (let at = 0; at < dict.length; ) {
    const first = byte(at)
    if (first <= 21) {
      const key = first === 12 ? `12 ${byte(at + 1)}` : String(first)
      entries.set(key, operands)
      operands = []
      at += first === 12 ? 2 : 1
    } else if (first === 28) {
      operands.push((byte(at + 1) << 8) | byte(at + 2))
      at += 3
    } else if (first === 29) {
      operands.push((byte(at + 1) << 24) | (byte(at + 2) << 16) | (byte(at + 3) << 8) | byte(at + 4))
      at += 5
    } else if (first === 30) {
      do at++
      while (at < dict.length && (byte(at) & 15) !== 15 && byte(at) >> 4 !== 15)
      operands.push(0)
      at++
    } else if (first >= 247 && first <= 250) {
      operands.push((first - 247) * 256 + byte(at + 1) + 108)
      at += 2
    } else if (first >= 251 && first <= 254) {
      operands.push(-(first - 251) * 256 - byte(at + 1) - 108)
      at += 2
    } else {
      operands.push(first - 139)
      at++
    }
  }
  return entries
}

const isCollection = '12 30'
const charset = '15'
const encoding = '16'

/** The numbers of the strings that the letters need: those that name glyphs, or the collection that glyphs are numbered by. */
export function keptStrings(
  bytes: Uint8Array,
  top: ReadonlyMap<string, number[]>,
  glyphs: number,
): Set<number> {
  const collection = top.get(isCollection)
  if (collection) return new Set(collection.slice(0, 2))
  const kept = new Set<number>()
  const at = top.get(charset)?.at(-1) ?? 0
  // The first three are lists that everyone has.
  if (at > 2) readCharset(bytes, at, glyphs, kept)
  readSupplement(bytes, top.get(encoding)?.at(-1) ?? 0, kept)
  return kept
}

function readCharset(bytes: Uint8Array, start: number, glyphs: number, kept: Set<number>): void {
  const wide = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  const format = bytes[start] ?? 0
  let at = start + 1
  for (let glyph = 1; glyph < glyphs && at < bytes.length; ) {
    const first = wide(at)
    const more = format === 0 ? 0 : format === 1 ? (bytes[at + 2] ?? 0) : wide(at + 2)
    for (let place = 0; place <= more; place++) kept.add(first + place)
    glyph += more + 1
    at += format === 0 ? 2 : format === 1 ? 3 : 4
  }
}

/** A code that has more than one glyph names the others here. */
function readSupplement(bytes: Uint8Array, start: number, kept: Set<number>): void {
  const format = bytes[start] ?? 0
  if (start < 2 || (format & 0x80) === 0) return
  const count = bytes[start + 1] ?? 0
  const at = start + 2 + count * ((format & 0x7f) === 0 ? 1 : 2)
  for (let place = 0; place < (bytes[at] ?? 0); place++)
    kept.add(((bytes[at + 2 + place * 3] ?? 0) << 8) | (bytes[at + 3 + place * 3] ?? 0))
}
