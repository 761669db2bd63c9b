const steps = 16
const table = makeTable()

/**
 * CRC-32 as ZIP has it (polynomial 0xEDB88320), sixteen bytes at a step: the tables are looked into at once, and only steps wait for each
 * other.
 *
 * @param before the checksum of the bytes that came before; 0 at the start
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const wholeSteps = bytes.length - (bytes.length % steps)
  let crc = ~before
  let at = 0
  for (; at < wholeSteps; at += steps) {
    crc =
      four(12, crc ^ view.getInt32(at, true)) ^
      four(8, view.getInt32(at + 4, true)) ^
      four(4, view.getInt32(at + 8, true)) ^
      four(0, view.getInt32(at + 12, true))
  }
  for (; at < bytes.length; at += 1) crc = word(0, crc ^ view.getUint8(at)) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** What four bytes do to the sum, with so many zeros behind them. */
function four(zeros: number, bytes: number): number {
  return (
    word(zeros + 3, bytes) ^
    word(zeros + 2, bytes >>> 8) ^
    word(zeros + 1, bytes >>> 16) ^
    word(zeros, bytes >>> 24)
  )
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
