import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanJpeg } from '@fitila/sanitizer/images/jpeg/clean-jpeg'
import { joined } from '@fitila/sanitizer/vectors/small-files'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import { workFor } from '@fitila/sanitizer/vectors/work-for'
import { expect, test } from 'vitest'
import { runTool, testWith } from '#tests/support/documents/outside-tools.ts'

type Entry = [tag: number, type: number, count: number, value: number | Uint8Array]

/** Little-endian directories, one behind the other; a value that is longer than four bytes comes behind its directory. */
function directory(at: number, entries: readonly Entry[], next = 0): Uint8Array {
  const head = new Uint8Array(2 + entries.length * 12 + 4)
  const view = new DataView(head.buffer)
  view.setUint16(0, entries.length, true)
  const values: Uint8Array[] = []
  let end = at + head.length
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const from = 2 + index * 12
    view.setUint16(from, tag, true)
    view.setUint16(from + 2, type, true)
    view.setUint32(from + 4, count, true)
    if (typeof value === 'number') view.setUint32(from + 8, value, true)
    else {
      view.setUint32(from + 8, end, true)
      values.push(value)
      end += value.length
    }
  }
  view.setUint32(head.length - 4, next, true)
  return joined(head, ...values)
}

function ratios(...numbers: readonly [number, number][]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 8)
  const view = new DataView(bytes.buffer)
  for (const [index, [above, below]] of numbers.entries()) {
    view.setUint32(index * 8, above, true)
    view.setUint32(index * 8 + 4, below, true)
  }
  return bytes
}

const letters = (text: string) => new TextEncoder().encode(`${text}\0`)
const placeAt = 200

function photo(main: readonly Entry[], place: readonly Entry[] = [], next = 0): Uint8Array {
  const first = directory(8, main, next)
  const between = new Uint8Array(placeAt - 8 - first.length)
  const tiff = joined(Uint8Array.of(0x49, 0x49, 42, 0, 8, 0, 0, 0), first, between, directory(placeAt, place))
  const exif = joined(new TextEncoder().encode('Exif\0\0'), tiff)
  const length = exif.length + 2
  const segment = joined(Uint8Array.of(0xff, 0xe1, length >> 8, length & 255), exif)
  return joined(smallPictures.jpeg.subarray(0, 2), segment, smallPictures.jpeg.subarray(2))
}

const make: Entry = [0x010f, 2, 6, letters('TECNO')]
const toPlace: Entry = [0x8825, 4, 1, placeAt]
const here = ratios([6, 1], [27, 1], [0, 1])
const nowhere = ratios([0, 0], [0, 0], [0, 0])
const position = (value: Uint8Array): Entry[] => [
  [1, 2, 2, 0x4e],
  [2, 5, 3, value],
  [3, 2, 2, 0x45],
  [4, 5, 3, value],
]

const photos: Record<string, { bytes: Uint8Array; place: string | undefined }> = {
  'without a word of a place': { bytes: photo([make]), place: undefined },
  'without a word of anything': { bytes: photo([]), place: undefined },
  'that was taken somewhere': {
    bytes: photo([make, toPlace], position(here)),
    place: 'GPS position 6.45 N 6.45 E, removed',
  },
  'whose list of places is found by a number with a sign': {
    bytes: photo([make, [0x8825, 9, 1, placeAt]], position(here)),
    place: 'GPS position 6.45 N 6.45 E, removed',
  },
  'whose preview has no length': {
    bytes: photo(
      [make],
      [
        [0x0201, 4, 1, 300],
        [0x0202, 4, 1, 0],
      ],
      placeAt,
    ),
    place: undefined,
  },
  'whose camera knew no position': {
    bytes: photo([make, toPlace], position(nowhere)),
    place: 'GPS data without a position, removed',
  },
  'whose list of places is empty': { bytes: photo([make, toPlace]), place: undefined },
  'with a second directory that shows nothing': {
    bytes: photo([make], [[0x010f, 2, 6, letters('TECNO')]], placeAt),
    place: undefined,
  },
}

for (const [name, { bytes, place }] of Object.entries(photos)) {
  test(`of a photo ${name} it is said what is so`, async () => {
    const { work, told } = workFor()
    await cleanJpeg(bytes, work)
    expect(told.found.filter(({ sort }) => sort === 'place').map(({ text }) => text)).toEqual(
      place === undefined ? [] : [place],
    )
    expect(told.found.some(({ sort }) => sort === 'embedded')).toBe(false)
  })

  testWith(['exiftool'], `exiftool agrees about a photo ${name}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fitila-claims-'))
    const path = join(folder, 'photo.jpg')
    writeFileSync(path, bytes)
    const tags = (await runTool('exiftool', ['-s', '-G1', '-GPS:all', path])).toString()
    rmSync(folder, { recursive: true })
    expect(tags.includes('GPS')).toBe(place !== undefined)
  })
}
