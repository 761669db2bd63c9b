import { deflateSync as deflate } from 'node:zlib'
import { chunk, joined, smallDocx } from '@fitila/sanitizer/vectors/small-files'
import { strToU8, unzipSync } from 'fflate'
import { zipOf } from './zip-of.ts'

const zeros = (length: number) => new Uint8Array(length)
const zlibSync = (bytes: Uint8Array) => new Uint8Array(deflate(bytes))

function packed(layers: number): Uint8Array {
  const text = zeros(60_000_000).fill(65)
  let bytes = zipOf(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}.txt`, text])))
  for (let layer = 1; layer < layers; layer += 1) bytes = zipOf({ [`${layer}.zip`]: bytes })
  return bytes
}

/** Small files that grow beyond measure in a program that unpacks them. */
export const bombs: Record<string, () => Uint8Array> = {
  'a ZIP of zeros': () =>
    zipOf(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}`, zeros(10_000_000).fill(65)]))),
  'a ZIP in a ZIP in a ZIP of zeros': () => packed(3),
  'a PNG that says it is 30,000 wide and high': () =>
    joined(
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
      chunk('IHDR', Uint8Array.of(0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0)),
      chunk('IDAT', zlibSync(zeros(20_000_000))),
      chunk('IEND', zeros(0)),
    ),
  'a PNG whose comment is a bomb': () =>
    joined(
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
      chunk('IHDR', Uint8Array.of(0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0)),
      chunk('zTXt', joined(strToU8('Comment\0\0'), zlibSync(zeros(50_000_000)))),
      chunk('IEND', zeros(0)),
    ),
  'a PDF whose page is packed twice': () =>
    pdfWith(zlibSync(zlibSync(zeros(200_000_000))), '/Filter[/FlateDecode/FlateDecode]'),
  'a PDF with a hundred pages of zeros': () =>
    pdfWith(zlibSync(zeros(60_000_000)), '/Filter/FlateDecode', 100),
  'a letter of entities in entities': () =>
    withPart(
      `<!DOCTYPE w [<!ENTITY a "${'lol '.repeat(100)}">${Array.from({ length: 12 }, (_, at) => `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`).join('')}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&m;</w:t></w:r></w:p></w:body></w:document>`,
    ),
  'a drawing of entities in entities': () =>
    strToU8(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'lol '.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}"><!ENTITY d "${'&c;'.repeat(100)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&d;</text></svg>`,
    ),
  'a letter a million elements deep': () => withPart(`${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}`),
}

function withPart(document: string): Uint8Array {
  return zipOf({ ...unzipSync(smallDocx('')), 'word/document.xml': strToU8(document) })
}

function pdfWith(stream: Uint8Array, filter: string, pages = 1): Uint8Array {
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at} 0 R`).join(' ')
  const page = (at: number) =>
    `${4 + at} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 3 0 R>>\nendobj\n`
  return joined(
    strToU8(
      `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count ${pages}/Kids[${kids}]>>\nendobj\n${Array.from({ length: pages }, (_, at) => page(at)).join('')}3 0 obj\n<</Length ${stream.length}${filter}>>\nstream\n`,
    ),
    stream,
    strToU8('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF'),
  )
}
