import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('the path fills the very cells that are dark, and leaves a quiet zone of four around them', () => {
  const text = 'otpauth://totp/Fitila:amina?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fitila'
  const { size, path } = qrCode(text)
  const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const row = cells[Number(y)] ?? []
    row.fill(true, Number(x), Number(x) + Number(width))
  }
  expect(cells).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
})
