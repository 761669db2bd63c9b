import { expect, test } from 'vitest'
import { asLetters, joinAll, l32 } from '../images/bytes.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import {
  flacWithMarkers,
  movieWithMarkers,
  mp3WithMarkers,
  oggWithMarkers,
  wavWithMarkers,
} from '../vectors/hide-in-recordings.ts'
import { motionJpegFilm } from '../vectors/motion-jpeg-film.ts'
import { smallPictures } from '../vectors/small-pictures.ts'
import { smallRecordings } from '../vectors/small-recordings.ts'
import { tryMutations } from '../vectors/try-mutations.ts'
import { workFor } from '../vectors/work-for.ts'
import { cleanFlac } from './clean-flac.ts'
import { cleanMp3 } from './clean-mp3.ts'
import { cleanMp4 } from './clean-mp4.ts'
import { cleanOgg } from './clean-ogg.ts'
import { cleanWav } from './clean-wav.ts'
import { motionJpeg } from './motion-jpeg.ts'

/** More in a longer run: `FITILA_MUTATIONS=5000`. */
const rounds = Number(process.env.FITILA_MUTATIONS ?? 120)
const nothing = new Uint8Array(0)
const { vorbis, opus, mp4, m4a, mov, fragmented } = smallRecordings

const recordings = [
  ['MP3', cleanMp3, mp3WithMarkers()],
  ['FLAC', cleanFlac, flacWithMarkers()],
  ['WAV', cleanWav, wavWithMarkers()],
  ['Vorbis', cleanOgg, oggWithMarkers(vorbis, asLetters('\x03vorbis'), Uint8Array.of(1))],
  ['Opus', cleanOgg, oggWithMarkers(opus, asLetters('OpusTags'), nothing)],
  ['MP4', cleanMp4, movieWithMarkers(mp4)],
  ['M4A', cleanMp4, movieWithMarkers(m4a)],
  ['MOV', cleanMp4, movieWithMarkers(mov)],
  ['film of JPEG pictures', cleanMp4, motionJpegFilm()],
] as const

test.each(recordings)('%s keeps nothing of what was hidden in it', async (_, cleaner, { bytes, markers }) => {
  expect(findMarkers(bytes, markers)).toEqual(markers)
  expect(findMarkers(await cleaner(bytes, workFor().work), markers)).toEqual([])
})

test.each([
  ...recordings,
  ['Speex', cleanOgg, { bytes: smallRecordings.speex }],
  ['FLAC in Ogg', cleanOgg, { bytes: smallRecordings.flacInOgg }],
  ['MP4 in fragments', cleanMp4, { bytes: fragmented }],
] as const)('clean %s stays as it is, and nothing more is found', async (_, cleaner, { bytes }) => {
  const first = await cleaner(bytes, workFor().work)
  const { work, told } = workFor()
  expect(await cleaner(first, work)).toEqual(first)
  expect(told.found).toEqual([])
})

test('bytes before the first frame of FLAC, and a table of places that is none, go', async () => {
  const { flac } = smallRecordings
  const plain = await cleanFlac(flac, workFor().work)
  const sound = plain.subarray(42)
  const head = plain.slice(0, 42)
  head[4] = 0
  const table = joinAll([Uint8Array.of(128 + 3, 0, 0, 36), asLetters('QzkplaceVxj in thirty-six letters...')])
  const told = joinAll([head, table, asLetters('QzkbeforeVxj'), sound])
  expect(await cleanFlac(told, workFor().work)).toEqual(plain)
})

test.each([0xffffffff, 100_000])(
  'notes behind sound that says it has %i bytes are no sound',
  async (said) => {
    const plain = await cleanWav(smallRecordings.wav, workFor().work)
    const told = joinAll([
      plain,
      asLetters('LIST'),
      l32(24),
      asLetters('INFOIART'),
      l32(12),
      asLetters('QzkartistVxj'),
    ])
    told.set(l32(said), 40)
    const { work, told: findings } = workFor()
    expect(await cleanWav(told, work)).toEqual(plain)
    expect(findings.found.map(({ text }) => text)).toEqual(['Artist: QzkartistVxj, removed'])
  },
)

test('a frame of MP3 that says it is longer than it is takes no tag in', async () => {
  const plain = await cleanMp3(smallRecordings.mp3, workFor().work)
  const at = plain.lastIndexOf(0xff)
  const frame = plain.slice(at, at + 4)
  expect(frame[1]).toBe(0xe3)
  // The highest bit rate there is: twenty times as long as it was.
  frame[2] = 0xe0 | ((frame[2] ?? 0) & 15)
  const tag = asLetters('APETAGEX QzktagVxj')
  const told = joinAll([plain, frame, plain.subarray(at + 4), tag, new Uint8Array(4000)])
  const cleaned = await cleanMp3(told, workFor().work)
  expect(findMarkers(cleaned, ['QzktagVxj'])).toEqual([])
  expect(cleaned).toEqual(plain)
})

test('a picture of a film that cannot be read leaves no notes, and those behind it stay', () => {
  const { jpeg } = smallPictures
  const broken = joinAll([Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0x7f, 0xff), asLetters('QzkremarkVxj')])
  const film = joinAll([broken, jpeg])
  expect(motionJpeg(workFor().work)(film)).toBe(true)
  expect(findMarkers(film, ['QzkremarkVxj'])).toEqual([])
  expect(film.subarray(broken.length)).toEqual(jpeg)
})

test('what a video told is said with its values', async () => {
  const { work, told } = workFor()
  await cleanMp4(movieWithMarkers(mp4).bytes, work)
  const texts = told.found.map(({ text }) => text)
  expect(texts).toContain('GPS position 6.45 N 3.39 E, removed')
  expect(texts).toContain('Recorded on 7 March 2024 at 13:46 (world time), removed')
  expect(texts).toContain('Artist: QzkartistVxj, removed')
  expect(texts.filter((text) => text.startsWith('Notes of the video encoder (x264'))).toHaveLength(1)
  expect(told.identifying).toContain('QzkartistVxj')
})

test('the settings of the encoder are gone from the video', async () => {
  expect(findMarkers(mp4, ['x264', 'Lavc'])).toEqual(['x264', 'Lavc'])
  expect(findMarkers(await cleanMp4(mp4, workFor().work), ['x264', 'Lavc', 'Lavf'])).toEqual([])
})

/** A blow may turn what was hidden into what the file says is sound; only Ogg has a check on every page that tells. */
const hasCheck = (name: string) => name === 'Vorbis' || name === 'Opus'

test.each(recordings)('damaged %s is cleaned or refused, and nothing else', async (name, cleaner, hidden) => {
  const { harms, cleaned, refused } = await tryMutations({
    sample: hidden.bytes,
    markers: hasCheck(name) ? hidden.markers : [],
    clean: (bytes) => cleaner(bytes, workFor().work),
    rounds,
    seed: 1,
    now: () => performance.now(),
  })
  expect(harms).toEqual([])
  expect(cleaned + refused).toBe(rounds)
})
