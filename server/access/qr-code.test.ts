import { inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('the picture has the very cells that are dark, and leaves a quiet zone of four around them', () => {
  const text = 'otpauth://totp/Fitila:amina?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fitila'
  const { size, address } = qrCode(text)
  const cells = darkCells(Buffer.from(address.replace('data:image/png;base64,', ''), 'base64'), size)
  expect(cells).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
  expect(cells.slice(0, 4).flat()).not.toContain(true)
  expect(cells.flatMap((row) => row.slice(0, 4))).not.toContain(true)
})

/** The second chunk has the pixels: 8 bytes of signature, 25 of the first chunk, then its length and its name. */
function darkCells(png: Buffer, size: number): boolean[][] {
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  const stride = 1 + Math.ceil(size / 8)
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const byte = rows[y * stride + 1 + Math.floor(x / 8)] ?? 0
      return (byte & (0x80 >> (x % 8))) === 0
    }),
  )
}
