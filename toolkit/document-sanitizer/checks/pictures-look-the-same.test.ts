import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cleaner } from '@fitila/sanitizer/contract'
import { cleanBmp } from '@fitila/sanitizer/images/clean-bmp'
import { cleanGif } from '@fitila/sanitizer/images/clean-gif'
import { cleanHeif } from '@fitila/sanitizer/images/heif/clean-heif'
import { cleanJpeg } from '@fitila/sanitizer/images/jpeg/clean-jpeg'
import { cleanPng } from '@fitila/sanitizer/images/png/clean-png'
import { cleanTiff } from '@fitila/sanitizer/images/tiff/clean-tiff'
import { cleanWebp } from '@fitila/sanitizer/images/webp/clean-webp'
import {
  jpegWithMarkers,
  pngWithMarkers,
  tiffWithMarkers,
  webpWithMarkers,
} from '@fitila/sanitizer/vectors/hide-in-pictures'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import { workFor } from '@fitila/sanitizer/vectors/work-for'
import { expect } from 'vitest'
import { runTool, testWith } from '#tests/support/documents/outside-tools.ts'

/** `original` is the picture before anything was hidden in it, for some programs stumble over what was hidden. */
type Sample = { name: string; cleaner: Cleaner; bytes: Uint8Array; original?: Uint8Array }

const seenByFfmpeg: Sample[] = [
  { name: 'a.jpg', cleaner: cleanJpeg, bytes: jpegWithMarkers().bytes, original: smallPictures.jpeg },
  { name: 'progressive.jpg', cleaner: cleanJpeg, bytes: smallPictures.progressiveJpeg },
  { name: 'a.png', cleaner: cleanPng, bytes: pngWithMarkers().bytes, original: smallPictures.png },
  { name: 'animated.png', cleaner: cleanPng, bytes: smallPictures.animatedPng },
  { name: 'a.webp', cleaner: cleanWebp, bytes: webpWithMarkers().bytes, original: smallPictures.webp },
  { name: 'a.gif', cleaner: cleanGif, bytes: smallPictures.gif },
  { name: 'a.bmp', cleaner: cleanBmp, bytes: smallPictures.bmp },
  { name: 'packed.tiff', cleaner: cleanTiff, bytes: smallPictures.tiff },
  { name: 'jpeg.tiff', cleaner: cleanTiff, bytes: smallPictures.jpegInTiff },
]

async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** How wide a point is to be printed is no part of the points. */
const pixels = async (path: string) =>
  (await runTool('ffmpeg', ['-v', 'error', '-noautorotate', '-i', path, '-f', 'framemd5', '-']))
    .toString()
    .replace(/^#sar.*$/m, '')

for (const { name, cleaner, bytes, original = bytes } of seenByFfmpeg) {
  testWith(['ffmpeg'], `ffmpeg sees the same points in ${name} before and after`, () =>
    inFolder(async (folder) => {
      const [before, after] = [join(folder, `1${name}`), join(folder, `2${name}`)]
      await writeFile(before, original)
      await writeFile(after, await cleaner(bytes, workFor().work))
      expect(await pixels(after)).toBe(await pixels(before))
    }),
  )
}

for (const name of ['a.heic', 'a.avif'] as const) {
  const bytes = name === 'a.heic' ? smallPictures.heic : smallPictures.avif
  testWith(
    ['heif-convert', 'exiftool'],
    `libheif sees the same points in ${name} once Exif and XMP are gone`,
    () =>
      inFolder(async (folder) => {
        const before = join(folder, name)
        const after = join(folder, `clean-${name}`)
        await writeFile(before, bytes)
        await runTool('exiftool', [
          '-q',
          '-overwrite_original',
          '-Artist=QzkheifVxj',
          '-XMP:Creator=QzkxmpVxj',
          before,
        ])
        const dirty = await readFile(before)
        expect(dirty.includes('QzkheifVxj')).toBe(true)
        const { work, told } = workFor()
        const cleaned = await cleanHeif(dirty, work)
        await writeFile(after, cleaned)
        expect(Buffer.from(cleaned).toString('latin1')).not.toMatch(/Qzk/)
        expect(told.found.map(({ text }) => text)).toContain('Author: QzkheifVxj, removed')
        const shown = await Promise.all(
          [before, after].map(async (path) => {
            await runTool('heif-convert', [path, `${path}.png`])
            return readFile(`${path}.png`).then((png) => cleanPng(png, workFor().work))
          }),
        )
        expect(shown[0]).toEqual(shown[1])
      }),
  )
}

/** What exiftool may still see: how the file is built, how the picture is turned, and our own profile of the colours. */
const structure = /^\[(ExifTool|System|File|Composite|JFIF|PNG|PNG-cHRM|APP14|RIFF|GIF|ICC[-_]\w+|IFD0)\]/

testWith(['exiftool'], 'exiftool sees structure alone in clean pictures', () =>
  inFolder(async (folder) => {
    const tiffs = [true, false].map((isLittle) => ({
      name: `${isLittle}.tiff`,
      cleaner: cleanTiff,
      bytes: tiffWithMarkers(isLittle).bytes,
    }))
    for (const { name, cleaner, bytes } of [...seenByFfmpeg, ...tiffs]) {
      const path = join(folder, name)
      await writeFile(path, await cleaner(bytes, workFor().work))
      const seen = (await runTool('exiftool', ['-a', '-G1', '-s', path])).toString().trim().split('\n')
      expect(seen.filter((line) => !structure.test(line))).toEqual([])
      expect(
        seen.filter((line) => /(Artist|Serial|Software|Make|Model|GPS)\w* +: \S|Qzk/.test(line)),
      ).toEqual([])
    }
  }),
)
