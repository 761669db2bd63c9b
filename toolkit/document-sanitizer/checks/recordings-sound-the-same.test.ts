import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cleaner } from '@fitila/sanitizer/contract'
import { cleanFlac } from '@fitila/sanitizer/media/clean-flac'
import { cleanMp3 } from '@fitila/sanitizer/media/clean-mp3'
import { cleanMp4 } from '@fitila/sanitizer/media/clean-mp4'
import { cleanOgg } from '@fitila/sanitizer/media/clean-ogg'
import { cleanWav } from '@fitila/sanitizer/media/clean-wav'
import {
  flacWithMarkers,
  movieWithMarkers,
  mp3WithMarkers,
  wavWithMarkers,
} from '@fitila/sanitizer/vectors/hide-in-recordings'
import { motionJpegFilm } from '@fitila/sanitizer/vectors/motion-jpeg-film'
import { smallRecordings } from '@fitila/sanitizer/vectors/small-recordings'
import { workFor } from '@fitila/sanitizer/vectors/work-for'
import { expect } from 'vitest'
import { runTool, testWith } from '#tests/support/documents/outside-tools.ts'

type Sample = readonly [name: string, cleaner: Cleaner, bytes: Uint8Array, original?: Uint8Array]

/** With the recording before anything was hidden in it, where programs stumble over what was hidden. */
const samples: readonly Sample[] = [
  ['a.mp3', cleanMp3, mp3WithMarkers().bytes, smallRecordings.mp3],
  ['a.flac', cleanFlac, flacWithMarkers().bytes, smallRecordings.flac],
  ['a.wav', cleanWav, wavWithMarkers().bytes, smallRecordings.wav],
  ['vorbis.ogg', cleanOgg, smallRecordings.vorbis],
  ['a.opus', cleanOgg, smallRecordings.opus],
  ['a.spx', cleanOgg, smallRecordings.speex],
  ['flac.ogg', cleanOgg, smallRecordings.flacInOgg],
  ['a.mp4', cleanMp4, movieWithMarkers(smallRecordings.mp4).bytes],
  ['fragments.mp4', cleanMp4, smallRecordings.fragmented],
  ['a.m4a', cleanMp4, movieWithMarkers(smallRecordings.m4a).bytes],
  ['a.mov', cleanMp4, movieWithMarkers(smallRecordings.mov).bytes],
  ['pictures.mov', cleanMp4, motionJpegFilm().bytes],
]

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'recordings-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Every picture and every stretch of sound, with its place in time. */
const decoded = async (path: string) =>
  (
    await runTool('ffmpeg', [
      '-v',
      'error',
      '-i',
      path,
      '-map',
      '0:v?',
      '-map',
      '0:a?',
      '-f',
      'framemd5',
      '-',
    ])
  ).toString()

for (const [name, cleaner, bytes, original = bytes] of samples) {
  testWith(['ffmpeg'], `ffmpeg sees and hears the same in ${name} before and after`, () =>
    inFolder(async (folder) => {
      const [before, after] = [join(folder, `1${name}`), join(folder, `2${name}`)]
      await writeFile(before, original)
      await writeFile(after, await cleaner(bytes, workFor().work))
      expect(await decoded(after)).toBe(await decoded(before))
    }),
  )
}

const telling =
  /(Artist|Encoder|Vendor|Software|GPS|Comment|Title|CompressorName|HandlerDescription)[A-Za-z]* +: \S|Qzk|Lav[cf]|x26[45]/

testWith(['exiftool'], 'exiftool sees nothing that tells in clean recordings', () =>
  inFolder(async (folder) => {
    // Players take the marks of gapless sound only from a tag of this name, without a version the same for all.
    const neutral = /^\[MPEG\] +Encoder +: LAME$/
    for (const [name, cleaner, bytes] of samples) {
      const path = join(folder, name)
      await writeFile(path, await cleaner(bytes, workFor().work))
      const lines = (await runTool('exiftool', ['-a', '-G1', '-s', path])).toString().trim().split('\n')
      // When the file was written here, the system knows, not the file.
      const seen = lines.filter((line) => !line.startsWith('[System]'))
      expect(seen.filter((line) => telling.test(line) && !neutral.test(line))).toEqual([])
      expect(
        seen.filter((line) => /CreateDate|ModifyDate/.test(line) && !line.includes('0000:00:00')),
      ).toEqual([])
    }
  }),
)
