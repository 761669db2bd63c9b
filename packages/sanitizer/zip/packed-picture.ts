/**
 * Whether this begins as a JPEG or a PNG, and uses all values so evenly that packing finds nothing. Those that are one colour are packed
 * again: their codes come again and again.
 */
export function isPackedPicture(start: Uint8Array): boolean {
  const isPicture = startsAs(start, [0xff, 0xd8, 0xff]) || startsAs(start, [0x89, 0x50, 0x4e, 0x47])
  return isPicture && bitsOfByte(start) > 7.8
}

function startsAs(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, place) => bytes[place] === byte)
}

/**
 * How many bits each byte says when nothing is known of its neighbours (Shannon, 1948). Plain loops: a call for each of the counts made the engine
 * compile this again and again.
 */
function bitsOfByte(bytes: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    counts[byte] = (counts[byte] as number) + 1
  }
  let bits = 0
  for (let byte = 0; byte < counts.length; byte += 1) {
    const share = (counts[byte] as number) / bytes.length
    if (share > 0) bits -= share * Math.log2(share)
  }
  return bits
}
