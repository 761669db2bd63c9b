import { joined, latin, makePdf, type ObjectBody, packed, stream } from './make-pdf.ts'

const catalog: ObjectBody = ['<</Type /Catalog /Pages 2 0 R>>']
const tree: ObjectBody = ['<</Type /Pages /Kids [3 0 R] /Count 1>>']
const font: ObjectBody = ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>']
export const words = 'BT /SECRET-font-0dd 12 Tf 20 60 Td (Seen words) Tj ET'

export function page(more: string, own = '/MediaBox [0 0 200 100]'): ObjectBody {
  return [`<</Type /Page /Parent 2 0 R ${own} ${more}>>`]
}

export const resources = '/Resources <</Font <</SECRET-font-0dd 5 0 R>>>>'
export const usual = `/Contents 4 0 R ${resources}`

export function document(
  parts: {
    page?: ObjectBody
    content?: ObjectBody
    catalog?: ObjectBody
    tree?: ObjectBody
    more?: ObjectBody[]
  },
  trailer = '/Root 1 0 R',
): Uint8Array {
  return makePdf(
    [
      parts.catalog ?? catalog,
      parts.tree ?? tree,
      parts.page ?? page(usual),
      parts.content ?? stream('', words),
      font,
      ...(parts.more ?? []),
    ],
    trailer,
  )
}

/** The same file with some of its text changed. */
export function changed(pdf: Uint8Array, from: string | RegExp, to: string): Uint8Array {
  return latin(String.fromCharCode(...pdf).replace(from, to))
}

/** Resources for things drawn with `/A`. */
export function drawing(sort: string, content: string, more: ObjectBody[], rest = ''): Uint8Array {
  return document({
    page: page(`/Contents 4 0 R /Resources <<${sort} ${rest}>>`),
    content: stream('', content),
    more,
  })
}

export const square = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8'
export const pixels = Uint8Array.of(0, 90, 180, 255)

export function picture(dictionary: string, data: string | Uint8Array, more: ObjectBody[] = []): Uint8Array {
  const body = dictionary.includes('/Filter') ? stream : packed
  return drawing('/XObject <</A 6 0 R>>', 'q 80 0 0 80 10 10 cm /A Do Q', [
    body(`${square} ${dictionary}`, data),
    ...more,
  ])
}

export function form(
  resourcesOfPage: string,
  own: string,
  content: string,
  more: ObjectBody[] = [],
): Uint8Array {
  return drawing(`/XObject <</A 6 0 R>> ${resourcesOfPage}`, '/A Do', [
    stream(`/Type /XObject /Subtype /Form /BBox [0 0 200 100] ${own}`, content),
    ...more,
  ])
}

export function widget(more: string, streams: ObjectBody[]): Uint8Array {
  return document({
    catalog: ['<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R]>>>>'],
    page: page(`${usual} /Annots [6 0 R]`),
    more: [[`<</Type /Annot /Subtype /Widget /Rect [20 10 120 40] ${more}>>`], ...streams],
  })
}

export const blueForm = stream('/Subtype /Form /BBox [0 0 10 10]', '0 0 1 rg 0 0 10 10 re f')
export const redForm = stream('/Subtype /Form /BBox [0 0 10 10]', '1 0 0 rg 0 0 10 10 re f')

/** A table of cross-references that is a stream, with the widths and rows given. */
export function withTableStream(widths: string, rows: (places: number[]) => number[]): Uint8Array {
  const plain = document({})
  const text = String.fromCharCode(...plain)
  const places = [1, 2, 3, 4, 5].map((number) => text.indexOf(`${number} 0 obj`))
  const end = text.indexOf('xref\n0')
  const table = stream(
    `/Type /XRef /Size 7 /Root 1 0 R /W ${widths}`,
    Uint8Array.from(rows([...places, end])),
  )
  const parts = ['6 0 obj\n', ...table, `\nendobj\nstartxref\n${end}\n%%EOF\n`]
  return joined([
    plain.subarray(0, end),
    ...parts.map((part) => (typeof part === 'string' ? latin(part) : part)),
  ])
}

export const rowsOf = (places: number[]) => [
  ...[0, 0, 0, 255],
  ...places.flatMap((place) => [1, place >> 8, place & 255, 0]),
]

export function lzw(early: boolean): Uint8Array {
  // Each code stands for one byte, with a clear before the codes would grow wider.
  const codes = [256, ...latin(words).subarray(0, 200), 257]
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('')
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []
  return document({
    content: stream(
      `/Filter /LZWDecode /DecodeParms <</EarlyChange ${early ? 1 : 0}>>`,
      Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
    ),
  })
}

export function hex(data: string): string {
  return `${Array.from(data, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}>`
}
