/** CRC-32 as ZIP and PNG use it (ISO 3309), four bytes at a time. */
export function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length - (bytes.length % 4)
  let crc = -1
  for (let place = 0; place < whole; place += 4) {
    crc ^= view.getInt32(place, true)
    crc = at(768, crc) ^ at(512, crc >>> 8) ^ at(256, crc >>> 16) ^ at(0, crc >>> 24)
  }
  for (let place = whole; place < bytes.length; place += 1) {
    crc = at(0, crc ^ view.getUint8(place)) ^ (crc >>> 8)
  }
  return ~crc >>> 0
}

function at(start: number, value: number): number {
  return tables[start + (value & 255)] ?? 0
}

const tables = makeTables()

function makeTables(): Int32Array {
  const made = new Int32Array(1024)
  for (let value = 0; value < 256; value += 1) {
    let crc = value
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
    made[value] = crc
  }
  for (let value = 256; value < 1024; value += 1) {
    const before = made[value - 256] ?? 0
    made[value] = (before >>> 8) ^ (made[before & 255] ?? 0)
  }
  return made
}
