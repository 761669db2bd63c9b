import { joined, latin, makePdf, type ObjectBody, packed, stream } from './make-pdf.ts'

/** A PDF that is put together in an unusual way, as are many in the test sets of PDF readers. */
export type OddPdf = { bytes: Uint8Array; refused?: string }

const catalog: ObjectBody = ['<</Type /Catalog /Pages 2 0 R>>']
const tree: ObjectBody = ['<</Type /Pages /Kids [3 0 R] /Count 1>>']
const font: ObjectBody = ['<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>']
const words = 'BT /SECRET-font-0dd 12 Tf 20 60 Td (Seen words) Tj ET'

function page(more: string, own = '/MediaBox [0 0 200 100]'): ObjectBody {
  return [`<</Type /Page /Parent 2 0 R ${own} ${more}>>`]
}

const resources = '/Resources <</Font <</SECRET-font-0dd 5 0 R>>>>'
const usual = `/Contents 4 0 R ${resources}`

function document(
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
function changed(pdf: Uint8Array, from: string | RegExp, to: string): Uint8Array {
  return latin(String.fromCharCode(...pdf).replace(from, to))
}

/** Resources for things drawn with `/A`. */
function drawing(sort: string, content: string, more: ObjectBody[], rest = ''): Uint8Array {
  return document({
    page: page(`/Contents 4 0 R /Resources <<${sort} ${rest}>>`),
    content: stream('', content),
    more,
  })
}

const square = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8'
const pixels = Uint8Array.of(0, 90, 180, 255)

function picture(dictionary: string, data: string | Uint8Array, more: ObjectBody[] = []): Uint8Array {
  const body = dictionary.includes('/Filter') ? stream : packed
  return drawing('/XObject <</A 6 0 R>>', 'q 80 0 0 80 10 10 cm /A Do Q', [
    body(`${square} ${dictionary}`, data),
    ...more,
  ])
}

function form(resourcesOfPage: string, own: string, content: string, more: ObjectBody[] = []): Uint8Array {
  return drawing(`/XObject <</A 6 0 R>> ${resourcesOfPage}`, '/A Do', [
    stream(`/Type /XObject /Subtype /Form /BBox [0 0 200 100] ${own}`, content),
    ...more,
  ])
}

function widget(more: string, streams: ObjectBody[]): Uint8Array {
  return document({
    catalog: ['<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R]>>>>'],
    page: page(`${usual} /Annots [6 0 R]`),
    more: [[`<</Type /Annot /Subtype /Widget /Rect [20 10 120 40] ${more}>>`], ...streams],
  })
}

const blueForm = stream('/Subtype /Form /BBox [0 0 10 10]', '0 0 1 rg 0 0 10 10 re f')
const redForm = stream('/Subtype /Form /BBox [0 0 10 10]', '1 0 0 rg 0 0 10 10 re f')

/** A table of cross-references that is a stream, with the widths and rows given. */
function withTableStream(widths: string, rows: (places: number[]) => number[]): Uint8Array {
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

const rowsOf = (places: number[]) => [
  ...[0, 0, 0, 255],
  ...places.flatMap((place) => [1, place >> 8, place & 255, 0]),
]

function lzw(early: boolean): Uint8Array {
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

function hex(data: string): string {
  return `${Array.from(data, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}>`
}

/** Every one is drawn by readers, or refused for the reason beside it. */
export const oddPdfs: Record<string, OddPdf> = {
  'a table stream': { bytes: withTableStream('[1 2 1]', rowsOf) },
  'a table stream with wrong widths': { bytes: withTableStream('[1 3 1]', rowsOf) },
  'a table stream without widths': { bytes: withTableStream('[]', rowsOf) },
  'a table that points to the wrong places': {
    bytes: changed(document({}), /^(\d{10})( 00000 n)/gm, '0000000020$2'),
  },
  'a table that starts at one': { bytes: changed(document({}), 'xref\n0 6', 'xref\n1 6') },
  'no table': { bytes: changed(document({}), /xref\n0[\s\S]*trailer/, 'trailer') },
  'no trailer': { bytes: changed(document({}), /xref\n0[\s\S]*/, '') },
  'a hybrid table that leads nowhere': { bytes: document({}, '/Root 1 0 R /XRefStm 999999') },
  'generations that disagree': { bytes: changed(document({}), '4 0 obj', '4 7 obj') },
  'an end of a stream that is missing': { bytes: changed(document({}), '\nendstream', '') },
  'a length that is too short': { bytes: changed(document({}), /\/Length \d+/, '/Length 3') },
  'words of the file format on a page whose length is wrong': {
    bytes: document({
      content: ['<</Length 9>>\nstream\nBT /SECRET-font-0dd 12 Tf 20 60 Td (a startxref) Tj ET\nendstream'],
    }),
  },
  'a length that is too long': { bytes: changed(document({}), /\/Length \d+/, '/Length 99999') },
  'a length elsewhere': {
    bytes: document({
      content: [`<</Length 6 0 R>>\nstream\n${words}\nendstream`],
      more: [[`${words.length}`]],
    }),
  },
  'a length that leads to itself': {
    bytes: document({ content: [`<</Length 4 0 R>>\nstream\n${words}\nendstream`] }),
  },
  'junk before the header': { bytes: joined([latin('junk\r\n\r\n'), document({})]) },
  'an unknown version': { bytes: changed(document({}), '%PDF-1.7', '%PDF-9.x') },
  'PDF 2.0': { bytes: changed(document({}), '%PDF-1.7', '%PDF-2.0') },
  'pages without a type': {
    bytes: document({
      catalog: ['<</Pages 2 0 R>>'],
      tree: ['<</Kids [3 0 R] /Count 1>>'],
      page: [`<</Parent 2 0 R /MediaBox [0 0 200 100] ${usual}>>`],
    }),
  },
  'a wrong count of pages': { bytes: document({ tree: ['<</Type /Pages /Kids [3 0 R] /Count 40>>'] }) },
  'a count below nothing': { bytes: document({ tree: ['<</Type /Pages /Kids [3 0 R] /Count -1>>'] }) },
  'branches in a circle': { bytes: document({ tree: ['<</Type /Pages /Kids [3 0 R 2 0 R] /Count 1>>'] }) },
  'no pages': {
    bytes: document({ tree: ['<</Type /Pages /Kids [] /Count 0>>'], page: ['null'] }),
    refused: 'broken',
  },
  'everything inherited': {
    bytes: document({
      tree: [`<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 100] /Rotate 90 ${resources}>>`],
      page: ['<</Type /Page /Parent 2 0 R /Contents 4 0 R>>'],
    }),
  },
  'a page of negative places': { bytes: document({ page: page(usual, '/MediaBox [-50 -20 150 80]') }) },
  'a page upside down': { bytes: document({ page: page(usual, '/MediaBox [200 100 0 0]') }) },
  'a page without a size': { bytes: document({ page: page(usual, '') }) },
  'a page within a larger one': {
    bytes: document({ page: page(usual, '/MediaBox [0 0 400 300] /CropBox [10 40 120 90]') }),
  },
  'a rotation that is no right angle': { bytes: document({ page: page(`${usual} /Rotate 450`) }) },
  'contents cut in the middle of a word': {
    bytes: document({
      page: page(`/Contents [4 0 R 6 0 R] ${resources}`),
      content: stream('', 'BT /SECRET-font-0dd 12 Tf 20 60 Td (Seen '),
      more: [stream('', 'words) Tj ET')],
    }),
  },
  'contents with gaps': {
    bytes: document({ page: page(`/Contents [null 4 0 R 99 0 R 3 0 R] ${resources}`) }),
  },
  'contents that never end': { bytes: document({ content: stream('', `${words} q q BT (open`) }) },
  'packings within packings': {
    bytes: document({
      content: stream(
        '/Filter [/ASCIIHexDecode /ASCII85Decode /RunLengthDecode] /DecodeParms [null null null]',
        hex('<~!<N~>'),
      ),
    }),
  },
  'a packing that nobody knows': { bytes: document({ content: stream('/Filter /SECRET-0dd', words) }) },
  'the lock that locks nothing': {
    bytes: document({ content: stream('/Filter /Crypt /DecodeParms <</Name /Identity>>', words) }),
  },
  'a lock for its attachments alone': {
    bytes: document(
      {
        more: [
          [
            '<</Filter /Standard /V 5 /R 6 /Length 256 /P -1028 /O (o) /U (u) /OE (oe) /UE (ue) /Perms (p) /CF <</StdCF <</AuthEvent /EFOpen /CFM /AESV3 /Length 32>>>> /EFF /StdCF /StmF /Identity /StrF /Identity>>',
          ],
        ],
      },
      '/Root 1 0 R /Encrypt 6 0 R',
    ),
  },
  'LZW that changes early': { bytes: lzw(true) },
  'LZW that changes late': { bytes: lzw(false) },
  'a form without resources': { bytes: form('/Font <</SECRET-font-0dd 5 0 R>>', '', words) },
  'a form that lacks one resource': {
    bytes: form('/Font <</SECRET-font-0dd 5 0 R>>', '/Resources <</ExtGState <<>>>>', words),
  },
  'a form that draws itself': {
    bytes: form('', '/Resources <</XObject <</A 6 0 R>>>>', '1 0 0 rg 0 0 50 50 re f /A Do'),
  },
  'a glyph of drawings that draws with what the page has': {
    bytes: drawing(
      '/Font <</A 6 0 R>> /XObject <</SECRET-glyph-0dd 8 0 R>>',
      'BT /A 40 Tf 20 20 Td (a) Tj ET',
      [
        [
          '<</Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [1] /Encoding <</Differences [97 /a]>> /CharProcs <</a 7 0 R>>>>',
        ],
        stream('', '1 0 d0 .05 0 0 .05 0 0 cm /SECRET-glyph-0dd Do'),
        blueForm,
      ],
    ),
  },
  'a tiling pattern': {
    bytes: drawing(
      '/Pattern <</SECRET-tile-0dd 6 0 R>> /ColorSpace <</SECRET-space-0dd [/Pattern /DeviceRGB]>>',
      '/SECRET-space-0dd cs 1 0 0 /SECRET-tile-0dd scn 0 0 100 100 re f',
      [
        stream(
          '/Type /Pattern /PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources <<>>',
          '0 0 5 5 re f',
        ),
      ],
    ),
  },
  'a shading and its pattern': {
    bytes: drawing(
      '/Shading <</SECRET-shade-0dd 6 0 R>> /Pattern <</P 7 0 R>>',
      'q 0 0 50 100 re W n /SECRET-shade-0dd sh Q /Pattern cs /P scn 60 0 90 90 re f',
      [
        [
          '<</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 200 100] /Function <</FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1>>>>',
        ],
        ['<</Type /Pattern /PatternType 2 /Shading 6 0 R>>'],
      ],
    ),
  },
  'a mask of light': {
    bytes: drawing(
      '/ExtGState <</SECRET-state-0dd <</SMask <</S /Luminosity /G 6 0 R>> /ca .5>>>>',
      '/SECRET-state-0dd gs 0 0 1 rg 0 0 150 90 re f',
      [
        stream(
          '/Subtype /Form /BBox [0 0 200 100] /Group <</S /Transparency /CS /DeviceGray>> /Resources <<>>',
          '1 g 0 0 80 80 re f',
        ),
      ],
    ),
  },
  'an ink of its own': {
    bytes: drawing(
      '/ColorSpace <</C [/Separation /SECRET-ink-0dd /DeviceRGB 6 0 R] /N [/DeviceN [/SECRET-ink-0dd /Cyan] /DeviceRGB 7 0 R]>>',
      '/C cs 1 scn 0 0 50 50 re f /N cs 1 0 scn 60 0 50 50 re f',
      [
        ['<</FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1>>'],
        stream('/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]', '{pop 0 1 index 1}'),
      ],
    ),
  },
  'a picture with a soft mask': {
    bytes: picture('/ColorSpace /DeviceGray /SMask 7 0 R', pixels, [
      packed(`${square} /ColorSpace /DeviceGray`, Uint8Array.of(255, 0, 0, 255)),
    ]),
  },
  'a picture with a mask of colours': { bytes: picture('/ColorSpace /DeviceGray /Mask [80 100]', pixels) },
  'a picture turned inside out': { bytes: picture('/ColorSpace /DeviceGray /Decode [1 0]', pixels) },
  'a small picture of differences between its pixels': {
    bytes: picture(
      '/ColorSpace /DeviceGray /DecodeParms <</Predictor 15 /Columns 2>>',
      Uint8Array.of(1, 90, 90, 2, 50, 60),
    ),
  },
  'a picture with a palette elsewhere': {
    bytes: picture('/ColorSpace [/Indexed /DeviceRGB 3 7 0 R]', Uint8Array.of(0, 1, 2, 3), [
      stream('', Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9)),
    ]),
  },
  'a picture in runs within hexadecimal': {
    bytes: picture(
      '/ColorSpace /DeviceGray /Filter [/ASCIIHexDecode /RunLengthDecode] /DecodeParms [null null]',
      '03005ab4ff80>',
    ),
  },
  'a picture between the instructions in a space of the page': {
    bytes: drawing(
      '/ColorSpace <</SECRET-space-0dd [/Indexed /DeviceRGB 1 <FF00000000FF>]>>',
      'q 80 0 0 80 10 10 cm BI /W 8 /H 1 /BPC 1 /CS /SECRET-space-0dd /F /AHx ID 55> EI Q',
      [],
    ),
  },
  'a box that is ticked': {
    bytes: widget('/FT /Btn /T (t) /V /Yes /AS /Yes /AP <</N <</Yes 7 0 R /Off 8 0 R>>>>', [
      redForm,
      blueForm,
    ]),
  },
  'a box without a state': {
    bytes: widget('/FT /Btn /T (t) /AP <</N <</Yes 7 0 R /Off 8 0 R>>>>', [redForm, blueForm]),
  },
  'a note that stands upright on a page that is turned': {
    bytes: document({
      tree: ['<</Type /Pages /Kids [3 0 R] /Count 1 /Rotate 90>>'],
      page: page(`${usual} /Annots [6 0 R]`),
      more: [
        ['<</Type /Annot /Subtype /Stamp /F 20 /Rect [60 30 100 50] /AP <</N 7 0 R>>>>'],
        stream('/Subtype /Form /BBox [0 0 20 10]', '0 0 1 rg 1.3 1.3 17 7 re f 1 0 0 rg 1.3 1.3 4 4 re f'),
      ],
    }),
  },
  'a list that shows more than what is chosen': {
    bytes: document({
      catalog: ['<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R] /NeedAppearances true>>>>'],
      page: page(`${usual} /Annots [6 0 R]`),
      more: [
        [
          '<</Type /Annot /Subtype /Widget /Rect [20 10 120 40] /FT /Ch /T (l) /V (b) /Opt [(SECRET-first-0dd) (offered) [(b) (chosen)]] /TI 1 /AP <</N 7 0 R>>>>',
        ],
        blueForm,
      ],
    }),
  },
  'a font that others know by its family': {
    bytes: document({
      more: [
        ['<</Type /FontDescriptor /FontName /CourierNewPSMT /FontFamily (Courier New) /Flags 34>>'],
        [
          '<</Type /Font /Subtype /TrueType /BaseFont /CourierNewPSMT /Encoding /WinAnsiEncoding /FontDescriptor 6 0 R>>',
        ],
      ],
      page: page('/Contents 4 0 R /Resources <</Font <</SECRET-font-0dd 7 0 R>>>>'),
    }),
  },
  'a field apart from its place': {
    bytes: document({
      catalog: ['<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R]>>>>'],
      page: page(`${usual} /Annots [7 0 R]`),
      more: [
        ['<</FT /Tx /T (SECRET-field-0dd) /V (Filled) /Kids [7 0 R]>>'],
        ['<</Subtype /Widget /Parent 6 0 R /Rect [20 10 120 40] /AP <</N 8 0 R>>>>'],
        blueForm,
      ],
    }),
  },
  'layers within layers': {
    bytes: document({
      catalog: ['<</Type /Catalog /Pages 2 0 R /OCProperties <</OCGs [6 0 R 7 0 R] /D <</OFF [7 0 R]>>>>>>'],
      page: page(
        `/Contents 4 0 R /Resources <</Font <</SECRET-font-0dd 5 0 R>> /Properties <</A 6 0 R /B 7 0 R /M 8 0 R /E 9 0 R>>>>`,
      ),
      content: stream(
        '',
        `/OC /A BDC ${words} EMC /OC /B BDC 1 0 0 rg 0 0 20 20 re f EMC /OC /M BDC 0 1 0 rg 30 0 20 20 re f EMC /OC /E BDC 0 0 1 rg 60 0 20 20 re f EMC`,
      ),
      more: [
        ['<</Type /OCG /Name (SECRET-one-0dd)>>'],
        ['<</Type /OCG /Name (SECRET-two-0dd)>>'],
        ['<</Type /OCMD /OCGs [6 0 R 7 0 R] /P /AllOn>>'],
        ['<</Type /OCMD /VE [/Not [/And 6 0 R 7 0 R]]>>'],
      ],
    }),
  },
  'a portfolio': {
    bytes: document({
      catalog: [
        '<</Type /Catalog /Pages 2 0 R /Collection <</View /D>> /Names <</EmbeddedFiles <</Names [(SECRET-file-0dd) 6 0 R]>>>>>>',
      ],
      more: [['<</Type /Filespec /F (SECRET-file-0dd) /EF <</F 7 0 R>>>>'], stream('', 'SECRET-inside-0dd')],
    }),
  },
  'a page that is very large': {
    bytes: document({ page: page(`${usual} /UserUnit 2`, '/MediaBox [0 0 14400 14400]') }),
  },
}
