import { expect, test } from 'vitest'
import { findMarkers } from '../../vectors/find-markers.ts'
import { workFor } from '../../vectors/work-for.ts'
import { cleanPdf } from '../clean-pdf.ts'
import { big, joined, latin, makePdf, type ObjectBody, packed, stream } from '../vectors/make-pdf.ts'
import { neutralCff } from './fonts/neutral-cff.ts'
import { neutralTrueType } from './fonts/neutral-true-type.ts'
import { neutralType1 } from './fonts/neutral-type-1.ts'
import { plainCharacterMap } from './fonts/plain-character-map.ts'
import { plainJbig2 } from './pictures/plain-jbig2.ts'
import { trimmedFax } from './pictures/trimmed-fax.ts'

function onePage(resources: string, content: string, more: readonly ObjectBody[], own = ''): Uint8Array {
  return makePdf(
    [
      ['<</Type /Catalog /Pages 2 0 R>>'],
      ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
      [
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] ${own} /Contents 4 0 R /Resources <<${resources}>>>>`,
      ],
      stream('', content),
      ...more,
    ],
    '/Root 1 0 R',
  )
}

async function clean(bytes: Uint8Array) {
  const { work, told } = workFor({
    options: { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' },
  })
  const once = await cleanPdf(bytes, work)
  expect(await cleanPdf(once, workFor().work)).toEqual(once)
  return { once, told, left: findMarkers(once, ['SECRET']) }
}

const picture = (pixels: string) =>
  packed(
    `/Subtype /Image /Width ${pixels.length} /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray`,
    pixels,
  )

test('a picture, a form and a font that are listed but never drawn stay behind', async () => {
  const { left } = await clean(
    onePage(
      '/XObject <</Seen 5 0 R /Unseen 6 0 R /Form 7 0 R>> /Font <</Never 8 0 R>>',
      '/Seen Do % /Unseen Do',
      [
        picture('visible!'),
        picture('SECRET-picture'),
        stream('/Subtype /Form /BBox [0 0 9 9]', '(SECRET-form) Tj'),
        ['<</Type /Font /Subtype /Type1 /BaseFont /SECRET-font>>'],
      ],
    ),
  )
  expect(left).toEqual([])
})

test('what is drawn only within something that is not drawn stays behind too', async () => {
  const { left } = await clean(
    onePage('/XObject <</A 5 0 R>>', '0 0 9 9 re f', [
      stream('/Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</B 6 0 R>>>>', '/B Do'),
      picture('SECRET-inner'),
    ]),
  )
  expect(left).toEqual([])
})

test('names among the resources and the instructions say nothing, and still agree', async () => {
  const { once, left } = await clean(
    onePage(
      '/ExtGState <</SECRET-state <</ca .5>>>>',
      '/SECRET-state gs 0 0 9 9 re f /SECRET-nothing Do',
      [],
    ),
  )
  expect(left).toEqual([])
  expect(String.fromCharCode(...once)).toContain('/G1 gs\n0 0 9 9 re\nf\n\nendstream')
})

test('white words, white letters on an unknown ground and what is cut off are told', async () => {
  const font: ObjectBody = ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>']
  const white = '/S sh BT /F 9 Tf 20 20 Td q 1 1 1 rg (white) Tj Q (black) Tj ET 0 0 5 5 re f'
  const { told } = await clean(
    onePage(
      '/Font <</F 5 0 R>> /Shading <</S <</ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function <</FunctionType 2 /Domain [0 1] /N 1>>>>>>',
      white,
      [font],
      '/CropBox [10 10 90 90]',
    ),
  )
  const kept = told.kept.map(({ text }) => text).join()
  expect(kept).toContain('White text stays')
  expect(kept).toContain('What lies outside the part that is shown of 1 page stays')
})

test('what is behind the end of a fax picture goes', () => {
  const pixels = Uint8Array.of(0xa5, 0x5a, 0x12)
  const end = Uint8Array.of(0x00, 0x10, 0x01)
  const dirty = joined([pixels, end, latin('SECRET')])
  expect(trimmedFax(dirty, -1, true)).toEqual(joined([pixels, end]))
  expect(trimmedFax(dirty, -1, false)).toEqual(dirty)
  expect(trimmedFax(pixels, -1, true)).toEqual(pixels)
  // The same end, four bits later.
  const shifted = joined([Uint8Array.of(0xa5, 0xf0, 0x01, 0x00, 0x1f), latin('SECRET')])
  expect(trimmedFax(shifted, -1, true)).toEqual(Uint8Array.of(0xa5, 0xf0, 0x01, 0x00, 0x10))
})

test('remarks within a JBIG2 picture and what is behind it go', () => {
  const segment = (number: number, kind: number, data: Uint8Array) =>
    joined([big([number, 4], [kind, 1], [0, 1], [1, 1], [data.length, 4]), data])
  const page = segment(0, 48, new Uint8Array(19))
  const region = segment(1, 38, Uint8Array.of(1, 2, 3))
  const remark = segment(2, 62, latin('SECRET'))
  const clean = joined([page, region])
  expect(plainJbig2(joined([page, remark, region, latin('SECRET words after it')]))).toEqual(clean)
  expect(plainJbig2(clean)).toEqual(clean)
})

test('the first of a collection of fonts stays, without its names', () => {
  const table = latin('glyf-data')
  const font = joined([
    big('ttcf', [0x10000, 4], [1, 4], [16, 4]),
    big([0x10000, 4], [2, 2], [0, 6]),
    big('glyf', [0, 4], [60, 4], [9, 4], 'name', [0, 4], [69, 4], [6, 4]),
    table,
    latin('SECRET'),
  ])
  const neutral = neutralTrueType(font)
  expect(findMarkers(neutral ?? font, ['SECRET', 'glyf-data'])).toEqual(['glyf-data'])
  expect(neutralTrueType(neutral ?? font)).toEqual(neutral)
})

test('a table of a font that reaches too far takes nothing along of one that is left behind', () => {
  const font = joined([
    big([0x10000, 4], [2, 2], [0, 6]),
    big('glyf', [0, 4], [44, 4], [99, 4], 'name', [0, 4], [53, 4], [6, 4]),
    latin('glyf-dataSECRET'),
  ])
  const neutral = neutralTrueType(font)
  expect(findMarkers(neutral ?? font, ['SECRET', 'glyf-data'])).toEqual(['glyf-data'])
  const damaged = joined([
    big([0x10000, 4], [2, 2], [0, 6]),
    big('glyf', [0, 4], [44, 4], [9, 4], 'maxp', [0, 4], [53, 4], [0xffffffff, 4]),
    latin('glyf-data'),
    new Uint8Array(32),
    latin('SECRET'),
  ])
  expect(findMarkers(neutralTrueType(damaged) ?? damaged, ['SECRET'])).toEqual([])
})

test('a map of letters that has lost its end takes nothing along of what follows', () => {
  const head = 'begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfchar <41><0041>'
  const rest = 'endstream endobj 7 0 obj <</Title <FEFF0053004500430052004500540000>>> endobj'
  const plain = plainCharacterMap(latin(`${head} ${rest}`))
  expect(findMarkers(plain, ['SECRET', '<41><0041>'])).toEqual(['<41><0041>'])
})

test('a CFF font keeps the names of its glyphs, and no other words', () => {
  const index = (...items: string[]) => {
    let offset = 1
    const offsets = [1, ...items.map((item) => (offset += item.length))]
    return joined([
      big([items.length, 2], [1, 1], ...offsets.map((at) => [at, 1] as [number, number])),
      latin(items.join('')),
    ])
  }
  const number = (value: number) => String.fromCharCode(29, 0, 0, value >> 8, value & 255)
  const top = (charset: number, glyphs: number) =>
    `${number(392)}\x01${number(charset)}\x0f${number(glyphs)}\x11`
  const strings = index('glyph-of-its-own', 'SECRET-notice', 'SECRET-unused')
  const before = joined([
    big([1, 1], [0, 1], [4, 1], [1, 1]),
    index('SECRET-name'),
    index(top(0, 0)),
    strings,
    big([0, 2]),
  ])
  const charset = big([0, 1], [391, 2])
  const font = joined([
    big([1, 1], [0, 1], [4, 1], [1, 1]),
    index('SECRET-name'),
    index(top(before.length, before.length + charset.length)),
    strings,
    big([0, 2]),
    charset,
    index('\x0e', '\x0e'),
  ])
  const neutral = neutralCff(font) ?? font
  expect(findMarkers(neutral, ['SECRET', 'glyph-of-its-own'])).toEqual(['glyph-of-its-own'])
  expect(neutralCff(joined([Uint8Array.of(9, 9), font]))).toEqual(neutral)
})

test('the readable part of a Type 1 font has no strings and no remarks left', () => {
  const font = latin(
    '%!PS-AdobeFont-1.0: Own SECRET\n% SECRET\n/FontInfo 9 dict dup begin /Notice (SECRET (nested)) def /Maker (SECRET) def end\n/FontName /Own def eexec\nlocked',
  )
  expect(findMarkers(neutralType1(font, font.length)?.bytes ?? font, ['SECRET'])).toEqual([])
})

test('a font that no one can read goes, and that is told', async () => {
  const { left, told } = await clean(
    onePage('/Font <</F 5 0 R>>', 'BT /F 9 Tf (words) Tj ET', [
      ['<</Type /Font /Subtype /TrueType /BaseFont /Own /FontDescriptor 6 0 R>>'],
      ['<</Type /FontDescriptor /FontName /Own /FontFile2 7 0 R>>'],
      packed('', 'SECRET, and no font at all'),
    ]),
  )
  expect(left).toEqual([])
  expect(told.found.map(({ text }) => text).join()).toContain('A font that we could not look into, removed')
})
