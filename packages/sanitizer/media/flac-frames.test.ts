import { expect, test } from 'vitest'
import { asLetters, joinAll } from '../images/bytes.ts'
import { smallRecordings } from '../vectors/small-recordings.ts'
import { endOfFlacFrame } from './flac-frame-length.ts'
import { flacFrames } from './flac-frames.ts'

const { flac } = smallRecordings
const bits = 16
const frames = flacFrames(flac, 4, bits)
const sound = joinAll(frames)

test('each frame of a recording, followed bit by bit, ends where the next one begins', () => {
  expect(frames.length).toBeGreaterThan(1)
  const ends = frames.map((frame) => endOfFlacFrame(joinAll([frame, sound]), 0, bits))
  expect(ends).toEqual(frames.map(({ length }) => length))
})

test('the frames are all that follows the heads', () => {
  expect(sound).toEqual(flac.subarray(flac.length - sound.length))
})

test.for([
  ['before', (note: Uint8Array) => [note, ...frames]],
  ['between', (note: Uint8Array) => [...frames.slice(0, 1), note, ...frames.slice(1)]],
  ['behind', (note: Uint8Array) => [...frames, note]],
] as const)('bytes %s the frames are no sound', ([, put]) => {
  expect(joinAll(flacFrames(joinAll(put(asLetters('QzkbetweenVxj'))), 0, bits))).toEqual(sound)
})

test.for(frames.map((_, place) => place))(
  'frame %i is left out when a byte of it is bad, and only that one',
  (bad) => {
    const damaged = frames.map((frame, place) => {
      if (place !== bad) return frame
      const copy = frame.slice()
      copy[copy.length - 5] = (copy[copy.length - 5] ?? 0) ^ 64
      return copy
    })
    const others = frames.filter((_, place) => place !== bad)
    expect(joinAll(flacFrames(joinAll(damaged), 0, bits))).toEqual(joinAll(others))
  },
)

test('a frame cut short is none', () => {
  const last = frames.at(-1)
  const cut = joinAll([...frames.slice(0, -1), last?.subarray(0, -3) ?? sound])
  expect(flacFrames(cut, 0, bits).length).toBe(frames.length - 1)
})
