import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHasher, type Hasher, plainHasher } from './sha256.ts'
import { sha256Module } from './sha256-code.ts'
import { signed, unsigned } from './web-assembly-code.ts'

const kinds: [string, () => Hasher | Promise<Hasher>][] = [
  ['the fast hasher', createHasher],
  ['the plain hasher', plainHasher],
]

test('the module is one that WebAssembly takes', () => {
  expect(WebAssembly.validate(sha256Module())).toBe(true)
})

test.each(kinds)('%s agrees with Node at every length around a block', async (_name, make) => {
  for (let length = 0; length <= 260; length += 1) {
    const bytes = new Uint8Array(length).map((_, place) => (place * 7) % 256)
    const hasher = await make()
    hasher.update(bytes)
    expect(hasher.digest()).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test.each(kinds)('%s gives a million a the digest of FIPS 180-4', async (_name, make) => {
  const hasher = await make()
  for (let piece = 0; piece < 1000; piece += 1) hasher.update(new Uint8Array(1000).fill(0x61))
  expect(hasher.digest()).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test.each(kinds)('%s does not care how the bytes are cut', async (_name, make) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 70_000, size: 'max' }), { maxLength: 5 }),
      async (pieces) => {
        const hasher = await make()
        const theirs = createHash('sha256')
        for (const piece of pieces) {
          hasher.update(piece)
          theirs.update(piece)
        }
        expect(hasher.digest()).toBe(theirs.digest('hex'))
      },
    ),
    { numRuns: 25 },
  )
})

test('two hashers at a time do not disturb each other', async () => {
  const [one, other] = await Promise.all([createHasher(), createHasher()])
  one.update(Uint8Array.of(1))
  other.update(Uint8Array.of(2))
  expect(one.digest()).toBe(createHash('sha256').update(Uint8Array.of(1)).digest('hex'))
  expect(other.digest()).toBe(createHash('sha256').update(Uint8Array.of(2)).digest('hex'))
})

// The examples of the WebAssembly and DWARF specifications.
test.each([
  [0, [0]],
  [127, [0x7f]],
  [128, [0x80, 1]],
  [624_485, [0xe5, 0x8e, 0x26]],
])('%d without a sign', (value, bytes) => {
  expect(unsigned(value)).toEqual(bytes)
})

test.each([
  [0, [0]],
  [63, [0x3f]],
  [64, [0xc0, 0]],
  [-1, [0x7f]],
  [-123_456, [0xc0, 0xbb, 0x78]],
])('%d with a sign', (value, bytes) => {
  expect(signed(value)).toEqual(bytes)
})
