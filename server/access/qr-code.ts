import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/**
 * A QR code as the address of a PNG, one pixel a cell, with the quiet zone of four that the standard asks for. It is no SVG: Tor
 * Browser draws none at its safest level.
 */
export function qrCode(text: string): { size: number; address: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, address: `data:image/png;base64,${pngOf(size, data).toString('base64')}` }
}

/** PNG (ISO/IEC 15948) in its smallest form: one bit a pixel, grey, each row without a filter. */
function pngOf(size: number, dark: readonly (readonly boolean[])[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(dark.map(packedRow)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The number of the filter, and then eight pixels a byte. A bit that is set is white. */
function packedRow(row: readonly boolean[]): Buffer {
  const bytes = Array.from({ length: Math.ceil(row.length / 8) }, (_, at) =>
    row.slice(at * 8, at * 8 + 8).reduce((byte, isDark, bit) => (isDark ? byte : byte | (0x80 >> bit)), 0),
  )
  return Buffer.from([0, ...bytes])
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
