import { expect, test } from 'vitest'
import { sanitizerOf } from './sanitizer-of.ts'

const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
const isPhoto = (bytes: Uint8Array) => bytes[0] === 0xff

/** How often a photo in a document is cleaned, by a cleaner that clears its last byte. */
async function timesCleaned(photo: Uint8Array): Promise<number> {
  let times = 0
  const sanitize = sanitizerOf(async (bytes, work) => {
    if (!isPhoto(bytes)) {
      await work.cleanInside(photo, 'photo')
      return { kind: 'text', bytes }
    }
    times++
    return { kind: 'jpeg', bytes: Uint8Array.of(...bytes.subarray(0, -1), 0) }
  })
  await sanitize(new TextEncoder().encode('words\n'), '', options, () => {})
  return times
}

test('a photo that was clean already is cleaned once, and any other again with the result', async () => {
  expect(await timesCleaned(Uint8Array.of(0xff, 7, 0))).toBe(1)
  expect(await timesCleaned(Uint8Array.of(0xff, 7, 9))).toBe(2)
})
