import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Unreadable } from '@fitila/formats/unreadable'
import { beforeAll, expect, test } from 'vitest'
import { makePdf, stream } from '../../pdf/vectors/make-pdf.ts'
import { type Judge, openJudge } from '../../vectors/page-places/pdfium-judge.ts'
import { markOf } from '../../vectors/page-places/place.ts'
import { smallJpegs } from '../../vectors/small-jpegs.ts'
import { smallPictures } from '../../vectors/small-pictures.ts'
import { workFor } from '../../vectors/work-for.ts'
import { asLetters, joinBytes } from '../bytes.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { withExactScans } from './exact-scans.ts'
import { readJpegSegments, sos } from './jpeg-segments.ts'

const jpegs = { ...smallJpegs, jpeg: smallPictures.jpeg, 'a progressive one': smallPictures.progressiveJpeg }
const each = Object.entries(jpegs)
const mark = markOf('behind the last block')

const scansOf = (bytes: Uint8Array) =>
  readJpegSegments(bytes)
    .segments.filter(({ marker }) => marker === sos)
    .map(({ scan }) => scan)

/** Puts letters behind the last block of each scan, and before each restart. */
function marked(bytes: Uint8Array): Uint8Array {
  const inScans = scansOf(bytes).map((scan) => scan.byteOffset - bytes.byteOffset)
  const parts: Uint8Array[] = []
  let from = 0
  for (let at = bytes.indexOf(0xff, inScans[0]); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    if (bytes[at + 1] === 0) continue
    parts.push(bytes.subarray(from, at), asLetters(mark))
    from = at
    const next = bytes[at + 1] ?? 0
    if (next >= 0xd0 && next <= 0xd7) continue
    // Further tables come before the next scan, whose head has its own length.
    const scan = inScans.find((start) => start > at)
    if (scan === undefined) break
    at = scan - 2
  }
  return joinBytes(...parts, bytes.subarray(from))
}

let judge: Judge

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  judge = await openJudge(new Uint8Array(await readFile(wasm)))
})

/** What PDFium, which reads JPEGs by libjpeg-turbo, draws of it on a page. */
function pixels(bytes: Uint8Array): Buffer {
  const { marker, body } = readJpegSegments(bytes).segments.find(
    ({ marker }) => marker === 0xc0 || marker === 0xc2,
  ) ?? {
    marker: 0,
    body: new Uint8Array(8),
  }
  const [high, wide] = [(body[1] ?? 0) * 256 + (body[2] ?? 0), (body[3] ?? 0) * 256 + (body[4] ?? 0)]
  const colours = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[body[5] ?? 0]
  const page = makePdf(
    [
      ['<</Type/Catalog/Pages 2 0 R>>'],
      ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
      [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>`,
      ],
      stream('', `${wide} 0 0 ${high} 0 0 cm /P Do`),
      stream(
        `/Subtype/Image/Width ${wide}/Height ${high}/BitsPerComponent 8/ColorSpace/${colours}/Filter/DCTDecode`,
        bytes,
      ),
    ],
    '/Root 1 0 R',
  )
  expect(marker).toBeGreaterThan(0)
  return Buffer.from(judge(page).pixels[0] ?? new Uint8Array())
}

test.for(each)('each scan ends where its blocks end: %s', ([, bytes]) => {
  const exact = withExactScans(readJpegSegments(bytes).segments)
  expect(exact).toMatchObject({ surplus: 0, isUnsure: false })
  expect(exact.segments.filter(({ marker }) => marker === sos).map(({ scan }) => scan)).toEqual(
    scansOf(bytes),
  )
})

test.for(each)(
  'letters behind blocks and before restarts go, and no point changes: %s',
  async ([, bytes]) => {
    const dirty = marked(bytes)
    const count = Buffer.from(dirty).toString('latin1').split(mark).length - 1
    expect(count).toBeGreaterThanOrEqual(scansOf(bytes).length)
    const { work, told } = workFor()
    const clean = await cleanJpeg(dirty, work)
    expect(Buffer.from(clean).includes(mark.slice(0, 7))).toBe(false)
    expect(clean).toEqual(await cleanJpeg(bytes, workFor().work))
    expect(pixels(clean).equals(pixels(bytes))).toBe(true)
    expect(new Set(pixels(bytes)).size).toBeGreaterThan(20)
    expect(told.found.map(({ text }) => text).join()).toContain(
      'behind the last point of the picture, removed',
    )
    expect(told.kept).toEqual([])
  },
)

test('a second picture behind the first, which no decoder reads, goes', async () => {
  const { jpeg } = smallPictures
  const scan = jpeg.subarray(jpeg.indexOf(0xda) - 1, -2)
  const twice = joinBytes(jpeg.subarray(0, -2), scan, jpeg.subarray(-2))
  expect(await cleanJpeg(twice, workFor().work)).toEqual(await cleanJpeg(jpeg, workFor().work))
})

test.for(each)('a picture that ends too early keeps all that it has: %s', ([, bytes]) => {
  const start = (scansOf(bytes)[0]?.byteOffset ?? 0) - bytes.byteOffset + 2
  for (let end = bytes.length - 3; end > start; end -= 7) {
    const cut = bytes.subarray(0, end)
    const [whole, exact] = [scansOf(cut), withExactScans(readJpegSegments(cut).segments)]
    const kept = exact.segments.filter(({ marker }) => marker === sos).map(({ scan }) => scan)
    expect(kept.slice(0, -1)).toEqual(whole.slice(0, -1))
    const [last, given] = [kept.at(-1), whole.at(-1)]
    // Within a marker or the bits that fill the last byte.
    if (last && given) expect(given.length - last.length).toBeLessThanOrEqual(1)
  }
})

async function cleanOrRefuse(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await cleanJpeg(bytes, workFor().work)
  } catch (fault) {
    expect(fault).toBeInstanceOf(Unreadable)
    return null
  }
}

test.for(each)('a damaged picture shows the same points: %s', async ([, bytes]) => {
  let seed = 7
  const chance = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  const inScans = scansOf(bytes).flatMap((scan) =>
    Array.from({ length: scan.length }, (_, at) => scan.byteOffset - bytes.byteOffset + at),
  )
  // Behind 255 is a marker, and a marker that is made by damage is another matter.
  const places = inScans.filter((at) => bytes[at - 1] !== 255)
  for (let round = 0; round < 60; round++) {
    const damaged = bytes.slice()
    for (let count = 0; count <= round % 3; count++) damaged[places[chance(places.length)] ?? 0] = chance(255)
    const clean = await cleanOrRefuse(damaged)
    if (clean) expect(pixels(clean).equals(pixels(damaged)), `round ${round}`).toBe(true)
  }
})

test('arithmetic packing, of which the end is not looked for, is said', async () => {
  const arithmetic = smallPictures.jpeg.slice()
  arithmetic[arithmetic.indexOf(0xc0)] = 0xc9
  const { work, told } = workFor()
  await cleanJpeg(arithmetic, work)
  expect(told.kept.map(({ text }) => text).join()).toContain('packed in a rare way')
})

test.for(each)(
  'what is put behind a picture that came out of here before goes as well: %s',
  async ([, bytes]) => {
    const { work } = workFor()
    const clean = await cleanJpeg(bytes, work)
    expect(await cleanJpeg(clean, work)).toEqual(clean)
    expect(await cleanJpeg(marked(clean), work)).toEqual(clean)
  },
)
