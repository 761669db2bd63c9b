import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pad, unpad } from './padding.ts'

test('padding and unpadding gives the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5_000 }), (bytes) => {
      expect(unpad(pad(bytes))).toEqual(Buffer.from(bytes))
    }),
  )
})

test('a padded length tells whole KiB only, and is never shorter than what it holds', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (length) => {
      const padded = pad(new Uint8Array(length)).length
      expect(padded % 1024).toBe(0)
      expect(padded - length).toBeGreaterThanOrEqual(4)
      expect(padded - length).toBeLessThan(1024 + 4)
    }),
  )
})

test('one letter and a thousand look alike', () => {
  expect(pad(new Uint8Array(1))).toHaveLength(1024)
  expect(pad(new Uint8Array(1020))).toHaveLength(1024)
  expect(pad(new Uint8Array(1021))).toHaveLength(2048)
})

test('the room that is left holds zeros, not what was in memory before', () => {
  expect(pad(Buffer.from('short')).subarray(4 + 5)).toEqual(Buffer.alloc(1024 - 9))
})
