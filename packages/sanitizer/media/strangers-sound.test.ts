import { expect, test } from 'vitest'
import { asLetters, b32, joinAll, l32 } from '../images/bytes.ts'
import { isoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import { smallRecordings } from '../vectors/small-recordings.ts'
import { workFor } from '../vectors/work-for.ts'
import { cleanMp3 } from './clean-mp3.ts'
import { cleanMp4 } from './clean-mp4.ts'
import { cleanOgg } from './clean-ogg.ts'
import { cleanWav } from './clean-wav.ts'
import { reportId3 } from './id3.ts'
import { tellNotes } from './mp4-notes.ts'
import { cleanSoundEntry } from './mp4-sound-entry.ts'
import { readOggPages } from './ogg-pages.ts'

const format = joinAll([
  asLetters('fmt '),
  l32(16),
  Uint8Array.of(1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x80, 0x3e, 0, 0, 2, 0, 16, 0),
])

function wav(...pieces: Uint8Array[]): Uint8Array {
  return joinAll([asLetters('RIFF'), l32(0), asLetters('WAVE'), format, ...pieces])
}

const samples = Uint8Array.from({ length: 200 }, (_, index) => (index * 37) & 255)

test('a recording that broke off before it knew its length keeps its sound', async () => {
  const clean = await cleanWav(wav(asLetters('data'), l32(0), samples), workFor().work)
  expect(clean).toEqual(
    joinAll([asLetters('RIFF'), l32(236), asLetters('WAVE'), format, asLetters('data'), l32(200), samples]),
  )
})

test('notes behind sound that says no length are no sound', async () => {
  const notes = joinAll([asLetters('Abcd'), l32(14), asLetters('QzkunknownVxj1')])
  for (const sound of [samples, new Uint8Array(0)]) {
    const known = joinAll([asLetters('LIST'), l32(26), asLetters('INFOIART'), l32(14), notes.subarray(8)])
    const clean = await cleanWav(wav(asLetters('data'), l32(0), sound, known), workFor().work)
    expect(findMarkers(clean, ['QzkunknownVxj1'])).toEqual([])
  }
  const clean = await cleanWav(wav(asLetters('data'), l32(0), notes), workFor().work)
  expect(findMarkers(clean, ['QzkunknownVxj1'])).toEqual([])
})

test('sound that looks like letters behind the name of an encoder stays', async () => {
  // One frame with the name between its sound and that of the next, which begins three bytes before its own frame.
  const first = new Uint8Array(417)
  first.set([0xff, 0xfb, 0x90, 0xc0])
  first.set(asLetters('LAME3.98.2rI7'), 404)
  const second = new Uint8Array(417)
  // Three bytes back, of which 24 bits are heard.
  second.set([0xff, 0xfb, 0x90, 0xc0, 1, 0x80, 0, 24 << 2])
  const clean = await cleanMp3(joinAll([first, second, second]), workFor().work)
  expect(new TextDecoder('latin1').decode(clean.subarray(404, 417))).toBe(`${'\0'.repeat(10)}rI7`)
})

test('a real recording of MP3 names no encoder', async () => {
  const clean = await cleanMp3(smallRecordings.mp3, workFor().work)
  expect(new TextDecoder('latin1').decode(clean)).not.toMatch(/LAME\d/)
})

test('QDM2 keeps what its decoder is told', () => {
  const told = [isoBox('frma', asLetters('QDM2')), isoBox('QDCA', b32(1), new Uint8Array(24).fill(3))]
  const wave = isoBox('wave', ...told, isoBox('Xtra', asLetters('Qzkmaker')), b32(8), b32(0))
  const head = new Uint8Array(44)
  head[9] = 1
  const clean = cleanSoundEntry({ name: 'QDM2', body: joinAll([head, wave]) } as never, true)
  const [inner] = readBoxes(clean.subarray(8 + 44))
  expect(inner?.body).toEqual(joinAll([...told, b32(8), b32(0)]))
})

test('the letters of an old film are read as Macs wrote them', () => {
  const { work, told } = workFor()
  const text = Uint8Array.of(0, 5, 0, 0, 0xa9, 0x20, 0x41, 0x8e, 0x62)
  tellNotes([{ name: '\xa9cpy', body: text } as never], work.findings)
  expect(told.found.map(({ text }) => text)).toEqual(['Copyright: © Aéb, removed'])
})

test.for([
  { version: 3, tagFlags: 0x80, fieldFlags: 0, about: new Uint8Array(0) },
  { version: 4, tagFlags: 0x80, fieldFlags: 2, about: new Uint8Array(0) },
  { version: 4, tagFlags: 0, fieldFlags: 3, about: Uint8Array.of(0, 0, 0, 9) },
])(
  'a name in a tag that was kept from looking like sound is told: %o',
  ({ version, tagFlags, fieldFlags, about }) => {
    const { work, told } = workFor()
    const text = joinAll([about, Uint8Array.of(1, 0xff, 0, 0xfe, 0x51, 0, 0x7a, 0, 0x6b, 0)])
    const field = joinAll([
      asLetters('TPE1'),
      b32(version === 3 ? 9 : text.length),
      Uint8Array.of(0, fieldFlags),
      text,
    ])
    const head = Uint8Array.of(version, 0, tagFlags, 0, 0, 0, field.length)
    reportId3(joinAll([asLetters('ID3'), head, field, new Uint8Array(20)]), work.findings)
    expect(told.found.map(({ text }) => text)).toEqual(['Artist: Qzk, removed'])
  },
)

test('sound of FLAC in Ogg whose comments are damaged is no comment', async () => {
  const bytes = smallRecordings.flacInOgg.slice()
  const second = Buffer.from(bytes).indexOf('OggS', 4)
  const whole = readOggPages(bytes).pages
  bytes[second + 22] = (bytes[second + 22] ?? 0) ^ 1
  const { work, told } = workFor()
  const clean = readOggPages(await cleanOgg(bytes, work)).pages
  const sound = (pages: typeof whole) => pages.filter(({ body }) => body[0] === 0xff).map(({ body }) => body)
  expect(sound(clean)).toEqual(sound(whole))
  expect(told.found.some(({ sort }) => sort === 'software')).toBe(false)
})

test('the silence before the sound of FAAC, which players know by its name, stays skipped without the name', async () => {
  const file = smallRecordings.m4a.slice()
  const at = (name: string) => new TextDecoder('latin1').decode(file).indexOf(name)
  file.set(asLetters('free'), at('edts'))
  file.set(asLetters('\xde\x04\0\0libfaac 1.24\0\0'), at('mdat') + 4)
  const clean = await cleanMp4(file, workFor().work)
  expect(findMarkers(clean, ['libfaac'])).toEqual([])
  const text = new TextDecoder('latin1').decode(clean)
  const list = clean.subarray(text.indexOf('elst') + 4)
  // One piece: 3 frames of 1,024 of 8,000 samples a second, in thousandths; from the second frame on.
  expect(list.subarray(4, 20)).toEqual(joinAll([b32(1), b32(384), b32(1024), Uint8Array.of(0, 1, 0, 0)]))
  expect(await cleanMp4(clean, workFor().work)).toEqual(clean)
})

test('a last frame that is cut off goes, and is told as what it is', async () => {
  const { work, told } = workFor()
  const whole = smallRecordings.mp3
  const cut = whole.subarray(0, whole.length - 20)
  const clean = await cleanMp3(cut, work)
  expect(clean.length).toBeLessThan(cut.length)
  const texts = told.found.map(({ text }) => text)
  expect(texts).toContainEqual(
    expect.stringMatching(/^A last piece of sound that is cut off \(\d+ bytes\), removed/),
  )
  expect(texts.join()).not.toContain('no part of the sound')
})
