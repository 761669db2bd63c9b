import { expect, test } from 'vitest'
import { asLetters, b32, joinBytes, l32 } from '../images/bytes.ts'
import { lengthBeforeNotes } from './notes-in-sound.ts'

const sound = new Uint8Array(400).map((_, at) => (at * 37) & 255)
const chunk = (name: string, length: Uint8Array, body: string) =>
  joinBytes(asLetters(name), length, asLetters(body))

const notes = {
  'a list of facts': chunk('LIST', l32(40), 'INFOIART'.padEnd(40)),
  'one fact without the head of its list': chunk('IART', l32(12), 'Ngozi Nwabara'),
  'a field of ID3 without its head': chunk('TPE1', b32(13), '\0\0Ngozi Nwabara'),
  'a tag': asLetters('ID3\x03\0\0\0\0\0\x20TPE1'),
}

test.for(Object.entries(notes))('samples that take in %s go as far as that', ([, note]) => {
  const whole = joinBytes(sound, note, sound)
  expect(lengthBeforeNotes(whole, whole.length)).toBe(sound.length)
  expect(lengthBeforeNotes(whole, 0xffff_ffff)).toBe(sound.length)
})

test('samples that only begin as a note does stay, and so does what is said of their length', () => {
  const impossible = joinBytes(sound, chunk('IART', l32(2_000_000), 'x'.repeat(40)), sound)
  expect(lengthBeforeNotes(impossible, impossible.length)).toBe(impossible.length)
  expect(lengthBeforeNotes(sound, 300)).toBe(300)
})
