/** A name and the text under it. */
export type NamedText = readonly [name: string, text: string]

const letters = new TextEncoder()

/**
 * One row of bytes for a list of records, and no other list has the same: how many there are, then name and text of each, all
 * as 32 bits (big-endian) of length and that many bytes of UTF-8.
 *
 * @throws RangeError for half of a surrogate pair, which UTF-8 cannot say
 */
export function encodeRecords(records: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  const parts = records.flat().map((text) => {
    if (!text.isWellFormed()) throw new RangeError('this text cannot be written in UTF-8')
    return letters.encode(text)
  })
  const bytes = new Uint8Array(4 + parts.reduce((sum, part) => sum + 4 + part.length, 0))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, records.length)
  let place = 4
  for (const part of parts) {
    view.setUint32(place, part.length)
    bytes.set(part, place + 4)
    place += 4 + part.length
  }
  return bytes
}
