import { stream } from './make-pdf.ts'
import { document, drawing, page, usual, words } from './odd-parts.ts'
import type { OddPdf } from './odd-pdf.ts'

const drawn = '/Type /Font /Subtype /Type3 /FirstChar 97 /Encoding <</Differences [97 /a /b]>>'
const helvetica = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>'

/** A note without a drawing of its own. */
function note(more: string): Uint8Array {
  return document({
    page: page(`${usual} /Annots [6 0 R]`),
    more: [[`<</Type /Annot /F 4 /C [1 0 0] /Rect [20 10 60 40] ${more}>>`]],
  })
}

function filled(
  more: string,
  value = 'Filled',
  own = stream('/Subtype /Form /BBox [0 0 100 20]', ''),
): Uint8Array {
  return document({
    catalog: [
      '<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R] /NeedAppearances true /DA (/H 12 Tf 0 g) /DR <</Font <</H 5 0 R>>>>>>>>',
    ],
    page: page(`${usual} /Annots [6 0 R]`),
    more: [
      [`<</Type /Annot /Subtype /Widget /F 4 /FT /Tx /T (t) /V (${value}) /Rect [20 10 120 30] ${more}>>`],
      own,
    ],
  })
}

/** What strangers' files have shown that a cleaner can lose or move, each made small. */
export const oddLooks: Record<string, OddPdf> = {
  'an empty field with a ground that its own drawing lacks': {
    bytes: filled('/MK <</BG [0.4 0.8 0.4] /BC [0 0 0]>> /BS <</W 1>> /AP <</N 7 0 R>>', ''),
  },
  'words of instructions within a row of letters': {
    bytes: document({
      content: stream('', 'BT /SECRET-font-0dd 12 Tf 20 60 Td [(Seen) 0 Tc -250 (words) 0 Tc] TJ ET'),
    }),
  },
  'a row of letters without an end': {
    bytes: document({
      content: stream('', `${words} BT /SECRET-font-0dd 12 Tf 20 30 Td [(SECRET-row-0dd) TJ ET ${words}`),
    }),
  },
  'a glyph of drawings that needs a font of the second page': {
    bytes: document({
      tree: ['<</Type /Pages /Kids [3 0 R 9 0 R] /Count 2>>'],
      page: page('/Contents 4 0 R /Resources <</Font <</D 6 0 R>>>>'),
      content: stream('', 'BT /D 20 Tf 20 60 Td (a) Tj ET'),
      more: [
        [
          `<<${drawn} /LastChar 98 /Widths [1 1] /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs <</a 7 0 R /b 8 0 R>>>>`,
        ],
        stream('', '1 0 0 0 1 1 d1 0 0 .5 .5 re f'),
        stream('', '1 0 0 0 1 1 d1 BT /SECRET-late-0dd 1 Tf (3) Tj ET'),
        page('/Contents 10 0 R /Resources <</Font <</D 6 0 R /SECRET-late-0dd 11 0 R>>>>'),
        stream('', 'BT /D 20 Tf 20 60 Td (ab) Tj ET'),
        [helvetica],
      ],
    }),
  },
  'glyphs of drawings with a matrix of many digits': {
    bytes: drawing('/Font <</A 6 0 R>>', 'BT /A 1 Tf 0 20 Td (a) Tj ET', [
      [
        `<<${drawn} /LastChar 97 /Widths [1000] /FontBBox [0 0 180000 40000] /FontMatrix [.0010005 0 0 .0010005 0 0] /CharProcs <</a 7 0 R>>>>`,
      ],
      stream('', '1000 0 0 0 180000 40000 d1 150000 10000 20000 30000 re f'),
    ]),
  },
  'white letters on black ones': {
    bytes: drawing(
      '/Font <</A 5 0 R>>',
      'BT /A 40 Tf 20 20 Td (HHHH) Tj ET 1 g BT /A 12 Tf 24 30 Td (MMMMMMMM) Tj ET',
      [],
    ),
  },
  'letters that are a clip for a colour': {
    bytes: document({
      content: stream(
        '',
        'q BT /SECRET-font-0dd 40 Tf 7 Tr 20 40 Td (Seen) Tj ET 0 0 1 rg 0 0 200 100 re f Q',
      ),
    }),
  },
  'glyphs of drawings that their matrix makes large': {
    bytes: drawing('/Font <</A 6 0 R>>', 'BT /A .2 Tf 20 20 Td (aa) Tj ET', [
      [
        `<<${drawn} /LastChar 97 /Widths [1] /FontBBox [0 0 1 1] /FontMatrix [100 0 0 100 0 0] /CharProcs <</a 7 0 R>>>>`,
      ],
      stream('', '1 0 0 0 1 1 d1 0 0 .8 1 re f'),
    ]),
  },
  'a page whose box is empty': { bytes: document({ page: page(usual, '/MediaBox [0 0 0 0]') }) },
  'a square note whose line is wider than its place': { bytes: note('/Subtype /Square /BS <</W 4>>') },
  'a line that leads out of its place': { bytes: note('/Subtype /Line /L [20 10 160 80] /BS <</W 6>>') },
  'a drawing by hand whose place is written wrongly': {
    bytes: note('/Subtype /Ink /InkList [[100 20 130 70 160 20]] /BS <</W 3>>'),
  },
  'a line with an arrow at each end': {
    bytes: note('/Subtype /Line /L [30 20 160 80] /BS <</W 3>> /IC [0 0 1] /LE [/OpenArrow /ClosedArrow]'),
  },
  'a field in a frame': { bytes: filled('/MK <</BC [1 0 0]>> /BS <</W 2>>') },
  'a field without a frame': { bytes: filled('') },
}
