import { expect, test } from 'vitest'
import { largestAttachment } from '../plans/limits.ts'
import { padmeLength } from './padme.ts'

test.each([
  [0, 1024],
  [1, 1024],
  [1024, 1024],
  [1025, 1088],
  [9_000, 9_216],
  [1_000_000, 1_015_808],
  [786_432, 786_432],
])('%i bytes are padded to %i', (length, padded) => {
  expect(padmeLength(length)).toBe(padded)
})

test('no length shrinks, grows by more than an eighth, or is padded twice; longer ones are never shorter', () => {
  const lengths = new Set<number>()
  let before = 0
  for (let length = 1024; length <= largestAttachment; length += 977) {
    const padded = padmeLength(length)
    lengths.add(padded)
    expect(padded).toBeGreaterThanOrEqual(Math.max(length, before))
    expect(padded).toBeLessThanOrEqual(length * 1.125)
    expect(padmeLength(padded)).toBe(padded)
    before = padded
  }
  expect(lengths.size).toBeLessThan(400)
})
