const steps = 8
const table = makeTable()

/**
 * CRC-32 as ZIP has it (polynomial 0xEDB88320), eight bytes at a step.
 *
 * @param before the checksum of the bytes that came before; 0 at the start
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const wholeSteps = bytes.length - (bytes.length % steps)
  let crc = ~before
  let at = 0
  for (; at < wholeSteps; at += steps) {
    const low = crc ^ view.getInt32(at, true)
    const high = view.getInt32(at + 4, true)
    crc =
      word(7, low) ^
      word(6, low >>> 8) ^
      word(5, low >>> 16) ^
      word(4, low >>> 24) ^
      word(3, high) ^
      word(2, high >>> 8) ^
      word(1, high >>> 16) ^
      word(0, high >>> 24)
  }
  for (; at < bytes.length; at += 1) crc = word(0, crc ^ view.getUint8(at)) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** What the lowest byte of a number does to the sum, with so many zeros behind it. The place is within the table. */
function word(zeros: number, number: number): number {
  return table[zeros * 256 + (number & 255)] as number
}

function makeTable(): Int32Array<ArrayBuffer> {
  const made = new Int32Array(steps * 256)
  for (let at = 0; at < made.length; at += 1) {
    const before = made[at - 256] ?? 0
    made[at] = at < 256 ? stepBits(at) : (made[before & 255] ?? 0) ^ (before >>> 8)
  }
  return made
}

function stepBits(value: number): number {
  let bits = value
  for (let bit = 0; bit < 8; bit += 1) bits = bits & 1 ? (bits >>> 1) ^ 0xedb88320 : bits >>> 1
  return bits
}
