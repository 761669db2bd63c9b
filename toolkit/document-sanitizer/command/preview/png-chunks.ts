import { crc32 } from 'node:zlib'

export const pngSign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A part of a PNG: its length, its name, its bytes, and their sum (PNG specification, 5.3). */
export function chunk(name: string, bytes: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
