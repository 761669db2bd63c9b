import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

// The examples of RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('%j is %j', (text, base64) => {
  const bytes = new TextEncoder().encode(text)
  expect(toBase64(bytes)).toBe(base64)
  expect(fromBase64(base64)).toEqual(bytes)
})

test('text without padding is read, and what is no Base64 is refused', () => {
  expect(fromBase64('Zm8')).toEqual(new TextEncoder().encode('fo'))
  expect(() => fromBase64('Zm8*')).toThrow()
})

test('a megabyte goes there and back', () => {
  const bytes = new Uint8Array(1_000_003).map((_, place) => (place * 31) % 256)
  expect(Buffer.from(toBase64(bytes), 'base64').equals(bytes)).toBe(true)
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
})
