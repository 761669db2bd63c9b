import { expect, test } from 'vitest'
import { effortFor, leadingZeroBits } from './effort.ts'

test.each([
  [[0xff], 0],
  [[0x7f], 1],
  [[0x01], 7],
  [[0x00, 0xff], 8],
  [[0x00, 0x10], 11],
  [[0x00, 0x00], 16],
])('%j begins with %s zero bits', (bytes, bits) => {
  expect(leadingZeroBits(new Uint8Array(bytes))).toBe(bits)
})

test.each([
  [1, 14, 60],
  [1.9, 14, 60],
  [2, 15, 120],
  [9, 17, 480],
  [1e6, 20, 600],
])(
  'after %s times as many tries as are free the sum has %s bits, or the wait is %s seconds',
  (excess, bits, waitSeconds) => {
    expect(effortFor(excess)).toEqual({ bits, waitSeconds })
  },
)
