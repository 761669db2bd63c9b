import { asLetters, b32, joinAll, l16, l32 } from '@fitila/sanitizer/images/bytes'
import { makePdf, packed, stream } from '@fitila/sanitizer/pdf/vectors/make-pdf'
import { joined } from '@fitila/sanitizer/vectors/small-files'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import { smallRecordings } from '@fitila/sanitizer/vectors/small-recordings'
import { strToU8 } from 'fflate'
import { growingFiles } from './growing-files.ts'

/** A kind that grows, as large as a person may be sent it. */
const grown = (name: string, count: number) => (): Uint8Array => {
  const make = growingFiles[name]
  if (make === undefined) throw new Error(`There is no ${name}.`)
  return make(count)
}

const levels = 40

/** Files that are small for what they ask: some are cleaned, some are refused, and both soon. */
export const costlyFiles: Record<string, () => Uint8Array> = {
  'a text of two million spaces in one row': grown('text: spaces in one row', 50_000),
  'a text of two million unseen letters': grown('text: unseen letters', 250_000),
  'a letter with a tag of 60,000 attributes': grown('docx: attributes of one tag', 60_000),
  'a letter with an attribute of four million letters': grown('docx: one long attribute', 100_000),
  'a letter with 20,000 vocabularies': grown('docx: names of vocabularies', 20_000),
  'a letter with 10,000 styles, each based on another': grown('docx: styles', 10_000),
  'a letter with 5,000 fields in one another': grown('docx: fields in one another', 5_000),
  'a letter with 5,000 tables in one another': grown('docx: tables in tables', 5_000),
  'a table with 20,000 merged cells': grown('xlsx: large merged cells', 20_000),
  'a table with 20,000 names that lead on': grown('xlsx: names of cells', 20_000),
  'slides with 10,000 covers': grown('pptx: covers', 10_000),
  'a drawing of 10,000 words and covers': grown('svg: words and covers', 10_000),
  'a drawing of 50,000 definitions that lead on': grown('svg: definitions that lead to one another', 50_000),
  'a drawing of uses of uses': () =>
    strToU8(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="a0"><rect width="1" height="1"/></g>${Array.from({ length: levels }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}<use href="#a${levels}"/></svg>`,
    ),
  'a page with 100,000 elements in one another': grown('html: elements in elements', 100_000),
  'a page of 400,000 signs that are no tags': grown('html: signs that are no tags', 50_000),
  'a page of 100,000 ends without a start': grown('html: ends without a start', 100_000),
  'a page with 100,000 rules in one another': grown('html: rules in one another', 100_000),
  'a page with 20,000 paragraphs and rules that ask for what is behind': grown(
    'html: rules that ask for what is behind',
    20_000,
  ),
  'a page with 20,000 boxes and rules that ask for what is within': grown(
    'html: rules that ask for what is within',
    40_000,
  ),
  'a mail with 100,000 lines of head': grown('eml: lines of the head', 100_000),
  'a mail of 10,000 parts': grown('eml: parts', 10_000),
  'a row of 20,000 mails': grown('mbox: mails', 20_000),
  'a PDF of 10,000 pages': grown('pdf: pages', 40_000),
  'a PDF of 100,000 pages': grown('pdf: pages', 400_000),
  'a PDF with lists three million deep': grown('pdf: lists in lists', 3_000_000),
  'a PDF with a million states in one another': grown('pdf: states in states', 500_000),
  'a PDF with forms that double 60 times': grown('pdf: forms in forms', 960),
  'a PDF whose page is packed sixty times': () =>
    pdfOf([packed(`/Filter[${'/ASCIIHexDecode'.repeat(60)}]`, 'a')]),
  'a PDF whose pages lead back to themselves': () =>
    makePdf(
      [['<</Type/Catalog/Pages 2 0 R>>'], ['<</Type/Pages/Count 9999/Kids[2 0 R 2 0 R]>>']],
      '/Root 1 0 R',
    ),
  'a PDF with a picture of four thousand million points': () =>
    pdfOf([
      stream('', '/P Do'),
      packed(
        '/Subtype/Image/Width 65535/Height 65535/BitsPerComponent 8/ColorSpace/DeviceRGB',
        new Uint8Array(20_000_000),
      ),
    ]),
  'a PDF with words under 5,000 boxes': grown('pdf: words under boxes', 5_000),
  'a JPEG of a million segments': grown('jpeg: segments', 1_000_000),
  'a progressive JPEG of 65,500 points each way': wideJpeg,
  'a PNG with 100,000 texts': grown('png: texts', 100_000),
  'a PNG of few colours in 60,000 rows': grown('png: rows of few colours', 60_000),
  'a GIF of 20,000 frames': grown('gif: frames', 20_000),
  'a TIFF whose pages lead in a ring': ringOfPages,
  'a TIFF with a million numbers at one place': manyStrips,
  'an OGG of a million starts of pages': grown('ogg: starts of pages', 1_000_000),
  'a recording of 250,000 pieces': grown('wav: pieces', 250_000),
  'a film with 100,000 boxes in one another': () => boxesInBoxes(100_000),
  'a film that counts four thousand million samples': () => countingFilm(),
  'an archive of 10,000 members': grown('zip: members', 10_000),
}

function pdfOf(parts: readonly (readonly (string | Uint8Array)[])[]): Uint8Array {
  return makePdf(
    [
      ['<</Type/Catalog/Pages 2 0 R>>'],
      ['<</Type/Pages/Count 1/Kids[3 0 R]>>'],
      ['<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>'],
      ...parts,
    ],
    '/Root 1 0 R',
  )
}

/** Each scan says of runs of 32,767 empty blocks that they are empty, and there are 500 scans. */
function wideJpeg(): Uint8Array {
  const jpeg = smallPictures.progressiveJpeg.slice()
  const frame = jpeg.indexOf(0xc2)
  for (const [place, byte] of [0xff, 0xdc, 0xff, 0xdc].entries()) jpeg[frame + 4 + place] = byte
  const codes = joined(
    Uint8Array.of(0xff, 0xc4, 0, 20, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    Uint8Array.of(0xe0),
  )
  const head = Uint8Array.of(0xff, 0xda, 0, 8, 1, jpeg[frame + 9] ?? 1, 0, 1, 63, 0)
  const scan = joined(codes, head, new Uint8Array(4200))
  return joined(jpeg.subarray(0, -2), ...Array.from({ length: 500 }, () => scan), Uint8Array.of(0xff, 0xd9))
}

function ringOfPages(): Uint8Array {
  const rows = [
    [256, 4, 1, 1],
    [257, 4, 1, 1],
    [273, 4, 1, 0],
    [279, 4, 1, 1],
  ] as const
  return joinAll([
    asLetters('II*\0'),
    l32(8),
    l16(rows.length),
    ...rows.map(([name, type, count, value]) => joinAll([l16(name), l16(type), l32(count), l32(value)])),
    l32(8),
  ])
}

function manyStrips(): Uint8Array {
  const count = 1_000_000
  const rows = [
    [256, 4, 1, 8],
    [257, 4, 1, count],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, count, 200],
    [277, 3, 1, 1],
    [278, 4, 1, 1],
    [279, 4, count, 200],
  ] as const
  const head = joinAll([
    asLetters('II*\0'),
    l32(8),
    l16(rows.length),
    ...rows.map(([name, type, number, value]) => joinAll([l16(name), l16(type), l32(number), l32(value)])),
    l32(0),
  ])
  return joined(head, new Uint8Array(200 - head.length), new Uint8Array(4 * count).fill(1))
}

function boxesInBoxes(count: number): Uint8Array {
  const inside = new Uint8Array(8 * count)
  const view = new DataView(inside.buffer)
  for (let at = 0; at < count; at++) {
    view.setUint32(8 * at, 8 * (count - at))
    inside.set(asLetters(at === 0 ? 'moov' : 'trak'), 8 * at + 4)
  }
  return joined(
    smallRecordings.mp4.subarray(0, new DataView(smallRecordings.mp4.buffer).getUint32(0)),
    inside,
  )
}

function countingFilm(): Uint8Array {
  const film = smallRecordings.mp4.slice()
  for (const name of ['stsz', 'stts', 'stco', 'stsc']) {
    const at = Buffer.from(film).indexOf(name)
    if (at > 0) film.set(b32(0xffffffff), at + (name === 'stsz' ? 12 : 8))
  }
  return film
}
