import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, chooseQuickEncoding, encode } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['BR', 'br'],
  [' br ; q=0.5 ', 'br'],
  ['', 'identity'],
  [null, 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
  [',;q=,,=;', 'identity'],
])('a client that accepts %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br, zstd;q=0', 'br'],
  ['gzip', 'gzip'],
  [null, 'identity'],
])('what is sent once to a client that accepts %j goes as %s', (accepted, encoding) => {
  expect(chooseQuickEncoding(accepted)).toBe(encoding)
})

test('what was encoded decodes to the same bytes, and is shorter', async () => {
  const bytes = Buffer.from('Three houses in a new estate. '.repeat(100))
  const brotli = await encode(bytes, 'br')
  const gzip = await encode(bytes, 'gzip')
  const zstd = await encode(bytes, 'zstd')
  expect(zstdDecompressSync(zstd.bytes)).toEqual(bytes)
  expect(zstd.bytes.length).toBeLessThan(bytes.length)
  expect(brotliDecompressSync(brotli.bytes)).toEqual(bytes)
  expect(gunzipSync(gzip.bytes)).toEqual(bytes)
  expect(brotli.bytes.length).toBeLessThan(bytes.length)
  expect(gzip.bytes.length).toBeLessThan(bytes.length)
})

test('what is short is left as it is', async () => {
  const bytes = Buffer.from('short')
  expect(await encode(bytes, 'br')).toEqual({ bytes, encoding: 'identity' })
})
