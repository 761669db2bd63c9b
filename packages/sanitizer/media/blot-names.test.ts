import { expect, test } from 'vitest'
import { asLetters, b16, b32, joinBytes, l16, l32, startsWith } from '../images/bytes.ts'
import { cleanPng } from '../images/png/clean-png.ts'
import { pngChunk, readPngChunks } from '../images/png/png-chunks.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import { smallPictures } from '../vectors/small-pictures.ts'
import { smallRecordings } from '../vectors/small-recordings.ts'
import { workFor } from '../vectors/work-for.ts'
import { blotMpeg4, blotPng, blotProRes } from './blot-names.ts'
import { cleanWav } from './clean-wav.ts'
import { cleanEsds, streamKindOf } from './esds.ts'

const secret = 'QzkcameraVxj'
const wordsOf = (bytes: Uint8Array) => findMarkers(bytes, [secret])

test('a film of PNG pictures keeps no words in them, and every picture stays readable', () => {
  const { png } = smallPictures
  const told = joinBytes(
    png.subarray(0, 33),
    pngChunk('tEXt', asLetters(`Author\0${secret}`)),
    png.subarray(33),
  )
  const film = joinBytes(told, told)
  expect(blotPng(film)).toBe(true)
  expect(wordsOf(film)).toEqual([])
  const { chunks, end } = readPngChunks(film)
  expect(end).toBe(told.length)
  const filling = chunks.find(({ name }) => name === 'fiLl')
  expect(startsWith(told, 'tEXt', 37)).toBe(true)
  expect(film.subarray(33, 33 + 12 + secret.length + 7)).toEqual(
    pngChunk('fiLl', filling?.body ?? new Uint8Array(0)),
  )
  expect(cleanPng(film.subarray(0, end), workFor().work)).toEqual(cleanPng(png, workFor().work))
})

test('a film of PNG pictures that breaks off is not taken for followed', () => {
  expect(blotPng(smallPictures.png.slice(0, -20))).toBe(false)
})

test('the four letters of the maker go from each ProRes picture', () => {
  const picture = joinBytes(
    b32(40),
    asLetters('icpf'),
    b16(148),
    b16(0),
    asLetters('Qzkv'),
    new Uint8Array(24),
  )
  const film = joinBytes(picture, picture)
  expect(blotProRes(film)).toBe(true)
  expect(String.fromCharCode(...film)).not.toContain('Qzkv')
  expect(film.length).toBe(80)
})

test('words between the pictures of MPEG-4 video go, and the marks of encoders that decoders know stay', () => {
  const start = (code: number) => Uint8Array.of(0, 0, 1, code)
  const film = joinBytes(
    ...[start(0xb2), asLetters(secret), start(0xb6), Uint8Array.of(16, 0, 0)],
    ...[start(0xb2), asLetters('XviD0050'), start(0xb6), Uint8Array.of(17)],
  )
  const before = film.slice()
  expect(blotMpeg4(film)).toBe(true)
  expect(wordsOf(film)).toEqual([])
  expect(film.subarray(4 + secret.length)).toEqual(before.subarray(4 + secret.length))
})

test('MP3 in the wrapping of a WAV file loses the name of its encoder', async () => {
  const { mp3 } = smallRecordings
  const sound = joinBytes(mp3, asLetters('LAME3.100 '), mp3)
  const format = joinBytes(l16(0x55), l16(1), l32(16000), l32(3000), l16(1), l16(0), l16(0))
  const body = joinBytes(
    asLetters('WAVEfmt '),
    l32(format.length),
    format,
    asLetters('data'),
    l32(sound.length),
  )
  const wav = joinBytes(asLetters('RIFF'), l32(body.length + sound.length), body, sound)
  const cleaned = await cleanWav(wav, workFor().work)
  expect(String.fromCharCode(...cleaned)).not.toContain('LAME3')
  expect(cleaned.length).toBe(wav.length - 2)
})

const vorbisHeads = {
  id: joinBytes(asLetters('\x01vorbis'), new Uint8Array(23)),
  comments: joinBytes(
    asLetters('\x03vorbis'),
    l32(secret.length),
    asLetters(secret),
    l32(0),
    Uint8Array.of(1),
  ),
  setup: asLetters('\x05vorbis the books'),
}
const { id, comments, setup } = vorbisHeads

test.each([
  ['each with its length', joinBytes(...[id, comments, setup].flatMap((head) => [b16(head.length), head]))],
  ['as Ogg would', joinBytes(Uint8Array.of(2, id.length, comments.length), id, comments, setup)],
])('the comments of Vorbis in MP4 are empty, its heads written %s', (_, own) => {
  const descriptor = (tag: number, body: Uint8Array) => joinBytes(Uint8Array.of(tag, body.length), body)
  const decoder = joinBytes(Uint8Array.of(0xdd, 0x15), new Uint8Array(11), descriptor(5, own))
  const body = joinBytes(
    new Uint8Array(4),
    descriptor(3, joinBytes(b16(1), Uint8Array.of(0), descriptor(4, decoder))),
  )
  const cleaned = cleanEsds(body)
  expect(wordsOf(body)).toEqual([secret])
  expect(wordsOf(cleaned)).toEqual([])
  expect(String.fromCharCode(...cleaned)).toContain('vorbis the books')
  expect(cleanEsds(cleaned)).toEqual(cleaned)
  expect(streamKindOf(joinBytes(new Uint8Array(28), b32(8 + body.length), asLetters('esds'), body))).toBe(
    0xdd,
  )
})
