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

/** How many bits each byte says when nothing is known of its neighbours (Shannon, 1948). */
function bitsOfByte(bytes: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1
  return counts.reduce(
    (sum, count) => sum - (count === 0 ? 0 : (count / bytes.length) * Math.log2(count / bytes.length)),
    0,
  )
}
