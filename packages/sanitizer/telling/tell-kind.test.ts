import { expect, test } from 'vitest'
import { asLetters, joinBytes } from '../images/bytes.ts'
import { smallRecordings } from '../vectors/small-recordings.ts'
import { tellKind } from './tell-kind.ts'

const prelude = Uint8Array.from({ length: 300 }, (_, at) => (at * 37) % 251)
const sound = smallRecordings.mp3.subarray(20)

test('sound behind bytes that belong to nothing is still sound', () => {
  expect(tellKind(joinBytes(prelude, sound))).toBe('mp3')
})

test('a file that only holds some sound is not taken for it', () => {
  const film = joinBytes(prelude, sound, new Uint8Array(sound.length * 3).fill(0x93))
  expect(() => tellKind(film)).toThrow(expect.objectContaining({ code: 'unknown' }))
})

test.each(['RIFF', 'RF64', 'BW64'])('%s is a recording when it says WAVE', (name) => {
  expect(tellKind(joinBytes(asLetters(name), new Uint8Array(4).fill(255), asLetters('WAVEds64')))).toBe('wav')
})
