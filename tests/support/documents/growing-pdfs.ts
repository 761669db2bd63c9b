import { makePdf, packed, stream } from '@fitila/sanitizer/pdf/vectors/make-pdf'
import { joined } from '@fitila/sanitizer/vectors/small-files'
import { strToU8 } from 'fflate'

/** So many pieces, one after the other. */
export const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('')

function pdf(
  pages: number,
  content: string,
  more: readonly (readonly (string | Uint8Array)[])[] = [],
  resources = '',
) {
  const kids = rows(pages, (at) => `${4 + at} 0 R `)
  const page = [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 3 0 R/Resources<<${resources}>>>>`,
  ] as const
  return makePdf(
    [
      ['<</Type/Catalog/Pages 2 0 R>>'],
      [`<</Type/Pages/Count ${pages}/Kids[${kids}]>>`],
      packed('', content),
      ...Array.from({ length: pages }, () => page),
      ...more,
    ],
    '/Root 1 0 R',
  )
}

/** PDFs of which one part grows with the count; part of `growingFiles`. */
export const growingPdfs: Record<string, (count: number) => Uint8Array> = {
  'pdf: pages': (n) => pdf(n >> 2, '1 0 0 rg 0 0 9 9 re f'),
  'pdf: drawing': (n) => pdf(1, '1 0 0 rg 0 0 9 9 re f\n'.repeat(n)),
  'pdf: objects that no page uses': (n) =>
    pdf(
      1,
      '',
      Array.from({ length: n }, () => ['(Ngozi)']),
    ),
  'pdf: lists in lists': (n) => pdf(1, '', [[`${'['.repeat(n)}${']'.repeat(n)}`]]),
  'pdf: marks of an end': (n) => joined(pdf(1, ''), strToU8('%%EOF\nstartxref\n'.repeat(n))),
  'pdf: words obj': (n) => joined(strToU8(`%PDF-1.4\n${'1 obj\n'.repeat(n)}`), pdf(1, '')),
  'pdf: streams of objects': (n) =>
    joined(
      strToU8('%PDF-1.4\n'),
      ...Array.from({ length: n >> 4 }, (_, at) =>
        joined(
          strToU8(`${at + 9} 0 obj\n`),
          ...stream('/Type/ObjStm/N 1/First 5', `${at + 9000} 0 (a)`).map((part) =>
            typeof part === 'string' ? strToU8(part) : part,
          ),
          strToU8('\nendobj\n'),
        ),
      ),
      pdf(1, '').subarray(9),
    ),
  'pdf: spaces': (n) => pdf(1, ' '.repeat(n * 20)),
  'pdf: one word of brackets': (n) => pdf(1, `(${'\\('.repeat(n * 20)}) Tj`),
  'pdf: states in states': (n) => pdf(1, `${'q '.repeat(n)}${'Q '.repeat(n)}`),
  'pdf: words under boxes': (n) =>
    pdf(
      1,
      `${rows(n, (at) => `BT /F 9 Tf 9 ${at % 90} Td (a) Tj ET\n`)}${rows(n, (at) => `0 ${at % 90} 99 3 re f\n`)}`,
    ),
  'pdf: words over boxes of one place': (n) =>
    pdf(
      1,
      rows(n, () => '1 g 0 0 99 99 re f BT /F 9 Tf 9 9 Td (a) Tj ET\n'),
    ),
  'pdf: a row of many words': (n) => pdf(1, `BT /F 9 Tf ${rows(n, () => '(a) Tj ')}ET`),
  'pdf: forms in forms': (n) =>
    pdf(
      1,
      '/X Do',
      Array.from({ length: n >> 4 }, (_, at) =>
        stream(`/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${6 + at} 0 R>>>>`, '/X Do /X Do'),
      ),
      '/XObject<</X 5 0 R>>',
    ),
  'pdf: meanings of letters': (n) =>
    pdf(
      1,
      'BT /F 9 Tf (a) Tj ET',
      [
        ['<</Type/Font/Subtype/Type1/BaseFont/Courier/ToUnicode 6 0 R>>'],
        packed(
          '',
          `begincmap ${rows(n, (at) => `1 beginbfchar <${at.toString(16).padStart(4, '0')}> <0041> endbfchar `)}endcmap`,
        ),
      ],
      '/Font<</F 5 0 R>>',
    ),
  'pdf: marked words': (n) => pdf(1, '/Span<</ActualText(a)>>BDC EMC '.repeat(n)),
}
