import { expect, test } from 'vitest'
import { buildBlock, buildKey } from '../vectors/build-block.ts'
import { armour, readArmour } from './armour.ts'
import { open } from './open.ts'
import { Refused } from './refused.ts'

const key = buildKey()
const timeout = 60_000

test.for([10, 900])(
  'every single bit flipped in a block of a text of %i bytes is refused',
  { timeout },
  (length) => {
    const block = buildBlock(key, { kind: 'message', text: 'x'.repeat(length) })
    const opened = [...block.keys()].flatMap((place) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter(
        (bit) => outcomeOf(() => open(flip(block, place, bit), key)) === 'opened',
      ),
    )
    expect(open(block, key).body).toEqual({ kind: 'message', text: 'x'.repeat(length) })
    expect(opened).toEqual([])
  },
)

test('every single bit flipped in the text is refused, or another spelling of the same block', {
  timeout,
}, () => {
  const block = buildBlock(key)
  const letters = new TextEncoder().encode(armour(block))
  for (const place of letters.keys()) {
    for (const bit of [0, 1, 2, 3, 4, 5, 6]) {
      const text = new TextDecoder().decode(flip(letters, place, bit))
      const outcome = outcomeOf(() => expect(readArmour(text)).toEqual(block))
      expect(['opened', 'damaged', 'not-a-block']).toContain(outcome)
    }
  }
})

function flip(bytes: Uint8Array, place: number, bit: number): Uint8Array {
  const flipped = bytes.slice()
  flipped[place] = (bytes[place] ?? 0) ^ (1 << bit)
  return flipped
}

function outcomeOf(attempt: () => unknown): string {
  try {
    attempt()
    return 'opened'
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}
