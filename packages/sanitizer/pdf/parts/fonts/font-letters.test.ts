import { expect, test } from 'vitest'
import { workFor } from '../../../vectors/work-for.ts'
import { cleanPdf } from '../../clean-pdf.ts'
import { decodeStream } from '../../filters/decode-stream.ts'
import { Ref, Stream } from '../../reading/objects.ts'
import { PdfFile } from '../../reading/pdf-file.ts'
import { big, makePdf, type ObjectBody, stream } from '../../vectors/make-pdf.ts'
import { glyphsOfLetters } from './true-type-letters.ts'

const yoruba = 'ẹ̀kọ́ ṣe'

/** A field without a drawing of its own, filled in with the words given. */
function filled(words: string, font: readonly ObjectBody[], drawn = ''): Uint8Array {
  const wide = Array.from({ length: words.length }, (_, at) =>
    words.charCodeAt(at).toString(16).padStart(4, '0'),
  )
  return makePdf(
    [
      [
        '<</Type /Catalog /Pages 2 0 R /AcroForm <</NeedAppearances true /Fields [4 0 R] /DR <</Font <</Own 5 0 R>>>>>>>>',
      ],
      ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
      ['<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Annots [4 0 R]>>'],
      [
        `<</Type /Annot /Subtype /Widget /FT /Tx /Rect [10 10 290 50] /DA (/Own 12 Tf 0 g) /V <FEFF${wide.join('')}> ${drawn}>>`,
      ],
      ...font,
    ],
    '/Root 1 0 R',
  )
}

const map = (entries: string) =>
  stream('', `begincmap\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${entries}\nendcmap`)

const composite: ObjectBody = [
  '<</Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R]>>',
]
const descendant: ObjectBody = [
  '<</Type /Font /Subtype /CIDFontType2 /BaseFont /Own /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>>>',
]
const yorubaMap = map(
  '2 beginbfrange <0001> <0002> [<1EB9> <0300>] <0010> <0010> <006B> endbfrange 5 beginbfchar <0003> <1ECD> <0004> <0301> <0005> <0020> <0006> <1E63> <0007> <0065> endbfchar',
)

/** All instructions of the file, packed or not. */
function instructionsOf(pdf: Uint8Array): string {
  const file = new PdfFile(pdf, () => undefined)
  return [...file.objectNumbers]
    .map((number) => file.resolve(new Ref(number, 0)))
    .filter((value) => value instanceof Stream)
    .map((value) => String.fromCharCode(...decodeStream(value, file.resolve, file.spend).bytes))
    .join('\n')
}

test('words in Yoruba are written with the font of the field, when it has their letters', async () => {
  const { work, told } = workFor()
  const cleaned = await cleanPdf(filled(yoruba, [composite, yorubaMap, descendant]), work)
  expect(instructionsOf(cleaned)).toContain('(\0\x01\0\x02\0\x10\0\x03\0\x04\0\x05\0\x06\0\x07)Tj')
  expect(told.found.map(({ text }) => text).join()).not.toContain('cannot draw')
  expect(await cleanPdf(cleaned, workFor().work)).toEqual(cleaned)
})

test('words that the font cannot write are told, and never drawn with other letters', async () => {
  const { work, told } = workFor()
  const helvetica: ObjectBody = ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>']
  const cleaned = await cleanPdf(filled('ɓanɗa', [helvetica]), work)
  expect(instructionsOf(cleaned)).not.toContain('Tj')
  expect(told.found.map(({ text }) => text)).toContainEqual(expect.stringContaining('“ɓanɗa” are filled'))
})

test('where we cannot write it, the drawing that the file brings along stays', async () => {
  const helvetica: ObjectBody = ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>']
  const own = stream('/Subtype /Form /BBox [0 0 9 9]', '0 0 5 5 re f')
  const cleaned = await cleanPdf(filled('ɓanɗa', [helvetica, own], '/AP <</N 6 0 R>>'), workFor().work)
  expect(instructionsOf(cleaned)).toContain('0 0 5 5 re')
})

test('a simple font that names its letters writes them', async () => {
  const named: ObjectBody = [
    '<</Type /Font /Subtype /TrueType /BaseFont /Own /Encoding <</Differences [128 /uni0253 /uni0257]>>>>',
  ]
  const cleaned = await cleanPdf(filled('ɓanɗa', [named]), workFor().work)
  expect(instructionsOf(cleaned)).toContain('(\x80an\x81a)Tj')
})

test('a font tells which glyph is which letter, in segments and in groups', () => {
  const segments = big(
    [4, 2],
    [32, 2],
    [0, 2],
    [4, 2],
    [0, 6],
    [0x1eb9, 2],
    [0xffff, 2],
    [0, 2],
    [0x1eb9, 2],
    [0xffff, 2],
    [7 - 0x1eb9 + 0x10000, 2],
    [1, 2],
    [0, 2],
    [0, 2],
  )
  const groups = big([12, 2], [0, 2], [28, 4], [0, 4], [1, 4], [0x253, 4], [0x254, 4], [3, 4])
  const cmap = big([0, 2], [2, 2], [3, 2], [1, 2], [20, 4], [3, 2], [10, 2], [20 + segments.length, 4])
  const font = Uint8Array.from([
    ...big([0x10000, 4], [1, 2], [0, 6], 'cmap', [0, 4], [28, 4], [0, 4]),
    ...cmap,
    ...segments,
    ...groups,
  ])
  expect(Object.fromEntries(glyphsOfLetters(font))).toEqual({ ẹ: 7, ɓ: 3, ɔ: 4 })
  expect(glyphsOfLetters(font.subarray(0, 60)).size).toBe(0)
})

test('the width of an m stays, by which readers make another font as wide', async () => {
  const widths = Array.from({ length: 256 }, (_, code) => code + 1)
  const cleaned = await cleanPdf(
    makePdf(
      [
        ['<</Type /Catalog /Pages 2 0 R>>'],
        ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
        [
          '<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>>',
        ],
        stream('', 'BT /F 12 Tf 20 20 Td (a) Tj ET'),
        [
          `<</Type /Font /Subtype /TrueType /BaseFont /Calibri /Encoding /WinAnsiEncoding /FirstChar 0 /LastChar 255 /Widths [${widths.join(' ')}]>>`,
        ],
      ],
      '/Root 1 0 R',
    ),
    workFor().work,
  )
  const file = new PdfFile(cleaned, () => undefined)
  const font = [...file.objectNumbers]
    .map((number) => file.dict(new Ref(number, 0)))
    .find((one) => one?.has('Widths'))
  const kept = file
    .array(font?.get('Widths'))
    .flatMap((width, code) => (file.number(width, 0) > 0 ? [code] : []))
  expect(kept).toEqual([32, 97, 109])
})
