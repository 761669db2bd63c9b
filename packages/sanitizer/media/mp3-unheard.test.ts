import { expect, test } from 'vitest'
import { asLetters } from '../images/bytes.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import { smallRecordings } from '../vectors/small-recordings.ts'
import { workFor } from '../vectors/work-for.ts'
import { cleanMp3 } from './clean-mp3.ts'
import { readMp3Frame } from './mp3-frames.ts'
import { blotUnheard } from './mp3-unheard.ts'

const marker = 'QzkunheardVxj'

/** Two frames of which the first says that it has no sound: nearly all of it is heard by no one. */
function twoFrames(bits: number): Uint8Array {
  const frame = new Uint8Array(417)
  frame.set([0xff, 0xfb, 0x90, 0xc0])
  // One channel: the number of bits of the first half is behind nine bits, five and four.
  frame[4 + 2] = (bits >> 6) & 63
  frame[4 + 3] = (bits & 63) << 2
  frame.set(asLetters(marker), 300)
  const whole = new Uint8Array(834)
  whole.set(frame)
  whole.set([0xff, 0xfb, 0x90, 0xc0], 417)
  return whole
}

test('what is between the sound of two frames becomes zeros, and the sound stays', () => {
  const silent = twoFrames(0)
  expect(readMp3Frame(silent, 0)?.length).toBe(417)
  blotUnheard(silent, 0)
  expect(findMarkers(silent, [marker])).toEqual([])
  const full = twoFrames(4095)
  const before = full.slice()
  blotUnheard(full, 0)
  expect(full).toEqual(before)
})

test('a clean recording is not changed again', async () => {
  const first = await cleanMp3(smallRecordings.mp3, workFor().work)
  expect(await cleanMp3(first, workFor().work)).toEqual(first)
})
