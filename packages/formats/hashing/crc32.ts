const tables = makeTables()

/**
 * CRC-32 as ZIP has it (polynomial 0xEDB88320), eight bytes at a step.
 *
 * @param before the checksum of the bytes that came before; 0 at the start
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = tables
  const wholeSteps = bytes.length - (bytes.length % 8)
  let crc = ~before
  let at = 0
  for (; at < wholeSteps; at += 8) {
    const low =
      crc ^
      (byte(bytes, at) |
        (byte(bytes, at + 1) << 8) |
        (byte(bytes, at + 2) << 16) |
        (byte(bytes, at + 3) << 24))
    crc =
      word(t7, low & 255) ^
      word(t6, (low >>> 8) & 255) ^
      word(t5, (low >>> 16) & 255) ^
      word(t4, low >>> 24) ^
      word(t3, byte(bytes, at + 4)) ^
      word(t2, byte(bytes, at + 5)) ^
      word(t1, byte(bytes, at + 6)) ^
      word(t0, byte(bytes, at + 7))
  }
  for (; at < bytes.length; at += 1) crc = word(t0, (crc ^ byte(bytes, at)) & 255) ^ (crc >>> 8)
  return ~crc >>> 0
}

type Table = Int32Array<ArrayBuffer>
type Tables = [Table, Table, Table, Table, Table, Table, Table, Table]

// Inside of these loops every index is in bounds; reading 0 instead would never happen.
function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] as number
}

function word(table: Table, at: number): number {
  return table[at] as number
}

function makeTables(): Tables {
  const first = Int32Array.from({ length: 256 }, (_, value) => stepBits(value))
  const next = (table: Table) => table.map((value) => word(first, value & 255) ^ (value >>> 8))
  const second = next(first)
  const third = next(second)
  const fourth = next(third)
  const fifth = next(fourth)
  const sixth = next(fifth)
  const seventh = next(sixth)
  return [first, second, third, fourth, fifth, sixth, seventh, next(seventh)]
}

function stepBits(value: number): number {
  let bits = value
  for (let bit = 0; bit < 8; bit += 1) bits = bits & 1 ? (bits >>> 1) ^ 0xedb88320 : bits >>> 1
  return bits
}
