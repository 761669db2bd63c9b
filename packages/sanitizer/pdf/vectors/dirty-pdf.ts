import { dirtyJpx } from './dirty-jpx.ts'
import { dirtyFont, dirtyJpeg, dirtyProfile } from './dirty-parts.ts'
import { joined, latin, makePdf, type ObjectBody, packed, saveOver, stream } from './make-pdf.ts'

export type DirtyPdf = { bytes: Uint8Array; markers: string[]; visible: string[] }

/**
 * An invented petition with a marker in every place where a PDF can hold what its pages do not show. What the pages do show is in
 * `visible`, and has to come through. `rendering` says whether its form makes its pages while it is shown.
 */
export function dirtyPdf(rendering = '/NeedsRendering true'): DirtyPdf {
  const markers: string[] = []
  const marker = (place: string) => {
    const text = `SECRET-${place}-7f3`
    markers.push(text)
    return text
  }
  const tell = (place: string) => `(${marker(place)})`
  const wide = (place: string) =>
    `<FEFF${[...marker(place)].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`
  const xmp = (place: string) =>
    stream(
      '/Type /Metadata /Subtype /XML',
      `<x:xmpmeta><dc:creator>${marker(place)}</dc:creator></x:xmpmeta>`,
    )
  const content = joined([
    latin(
      `% ${marker('remark')}\n/P <</MCID 0 /Note ${tell('mark')}>> BDC\nBT /F1 18 Tf 50 700 Td (Visible words) Tj ET\nEMC\n`,
    ),
    latin(`/Span <</ActualText ${tell('spoken')}>> BDC BT /F1 18 Tf 50 670 Td (x) Tj ET EMC\n`),
    latin(`${tell('surplus')} 1 0 0 rg 50 600 40 40 re f\n${tell('unknown')} nonsense\n`),
    latin('/OC /Shown BDC BT /F1 12 Tf 50 560 Td (Shown layer) Tj ET EMC\n'),
    latin(`/OC /Hidden BDC BT /F1 12 Tf 50 540 Td ${tell('hidden-layer')} Tj ET EMC\n`),
    latin('/Span /Props BDC q 100 0 0 100 300 600 cm /Im1 Do Q EMC\nq 50 0 0 50 450 600 cm /Im2 Do Q\n'),
    latin(
      `q 20 0 0 20 200 600 cm BI /W 2 /H 2 /BPC 8 /CS /G /Note ${tell('inline')} ID \x00\x80\xff\x40 EI Q\n`,
    ),
    latin('/CS1 cs 0.2 0.4 0.6 sc 120 600 40 40 re f BT /F2 12 Tf 50 520 Td (A) Tj ET\n'),
    latin('q 10 0 0 10 500 500 cm /Im3 Do Q\n'),
  ])
  const objects: ObjectBody[] = [
    [
      `<</Type /Catalog /Pages 2 0 R /Metadata 20 0 R /Names <</EmbeddedFiles <</Names [${tell('attachment-key')} 21 0 R]>> /JavaScript <</Names [${tell('script-name')} 23 0 R]>> /Dests <</Names [(one) [3 0 R /XYZ 0 700 1]]>>>> /OpenAction 23 0 R /AA <</WC 23 0 R>> /PieceInfo <</Program <</Private ${tell('piece')}>>>> /PageLabels <</Nums [0 <</P ${tell('label')}>>]>> /Lang ${tell('language')} /Custom ${tell('custom')} /AcroForm <</Fields [9 0 R] /XFA [${tell('xfa')} 40 0 R] /DA (/Helv 0 Tf 0 g)>> /OCProperties <</OCGs [11 0 R 12 0 R] /D <</OFF [12 0 R] /Name ${tell('layers')}>>>> /StructTreeRoot 24 0 R /Outlines 25 0 R /OutputIntents [<</S /GTS_PDFX /Info ${tell('intent')}>>] /SpiderInfo <</V ${tell('spider')}>> /URI <</Base ${tell('base')}>> /Threads [41 0 R] /Perms <</DocMDP 37 0 R>> ${rendering}>>`,
    ],
    ['<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842]>>'],
    [
      `<</Type /Page /Parent 2 0 R /Contents 4 0 R /Metadata 22 0 R /LastModified ${tell('modified')} /PieceInfo <</X ${tell('page-piece')}>> /Thumb 13 0 R /AA <</O 23 0 R>> /Annots [8 0 R 9 0 R 10 0 R 26 0 R 27 0 R 28 0 R 29 0 R 37 0 R 38 0 R] /Resources <</Font <</F1 5 0 R /F2 30 0 R>> /XObject <</Im1 6 0 R /Im2 7 0 R /Im3 34 0 R>> /ColorSpace <</CS1 [/ICCBased 14 0 R]>> /Properties <</Shown 11 0 R /Hidden 12 0 R /Props <</ActualText ${tell('named-spoken')}>>>>>>>>`,
    ],
    packed('', content, marker('slack')),
    [`<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Name /N /Note ${tell('font-key')}>>`],
    stream(
      `/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter [/ASCII85Decode /DCTDecode] /Metadata 22 0 R /PTEX.FileName ${tell('path')}`,
      ascii85(dirtyJpeg(marker)),
    ),
    packed(
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Alternates [<</Image 13 0 R>>]',
      new Uint8Array([0, 90, 180, 255]),
      marker('image-slack'),
    ),
    [
      `<</Type /Annot /Subtype /Text /Rect [300 700 320 720] /T ${tell('comment-author')} /Contents ${wide('comment')} /NM ${tell('comment-id')} /M ${tell('comment-date')} /AP <</N 15 0 R>> /Popup 10 0 R>>`,
    ],
    [
      `<</Type /Annot /Subtype /Widget /FT /Tx /T ${tell('field-name')} /TU ${tell('tooltip')} /V (Filled in by hand) /DV ${tell('default')} /Rect [50 450 250 470] /AP <</N 16 0 R>> /AA <</K 23 0 R>>>>`,
    ],
    [`<</Type /Annot /Subtype /Popup /Rect [0 0 10 10] /Contents ${tell('popup')}>>`],
    [`<</Type /OCG /Name ${tell('shown-layer-name')}>>`],
    [`<</Type /OCG /Name ${tell('hidden-layer-name')}>>`],
    stream('/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', marker('thumbnail')),
    packed('/N 3', dirtyProfile(marker)),
    stream('/Subtype /Form /BBox [0 0 20 20]', `% ${marker('appearance-remark')}\n0 0 1 rg 0 0 20 20 re f`),
    stream(
      '/Subtype /Form /BBox [0 0 200 20] /Resources <</Font <</F1 5 0 R>>>>',
      'BT /F1 12 Tf 2 5 Td (Filled in by hand) Tj ET',
    ),
    [`(${marker('orphan')})`],
    [
      `<</Author ${tell('author')} /Title ${wide('title')} /Producer ${tell('producer')} /CreationDate (D:20260930142210+01'00') /Company ${tell('company')}>>`,
    ],
    packed('/Type /Orphan', marker('packed-orphan')),
    xmp('xmp'),
    [`<</Type /Filespec /F ${tell('file-name')} /UF ${wide('file-name-wide')} /EF <</F 31 0 R>>>>`],
    xmp('page-xmp'),
    [`<</S /JavaScript /JS ${tell('script')}>>`],
    [`<</Type /StructTreeRoot /K <</S /Figure /Alt ${tell('alternative')} /T ${tell('structure-title')}>>>>`],
    ['<</Type /Outlines /First 32 0 R /Last 32 0 R /Count 1>>'],
    [
      '<</Type /Annot /Subtype /Link /Rect [50 695 200 715] /Border [0 0 0] /A <</S /URI /URI (https://example.org/visible)>>>>',
    ],
    [
      `<</Type /Annot /Subtype /Link /Rect [50 665 200 685] /Border [0 0 0] /A <</S /Launch /F ${tell('launched')}>>>>`,
    ],
    [
      `<</Type /Annot /Subtype /FileAttachment /Rect [400 400 420 420] /FS 21 0 R /Contents ${tell('attachment-note')}>>`,
    ],
    [
      `<</Type /Annot /Subtype /FreeText /F 2 /Rect [400 300 500 320] /DA (/Helv 12 Tf) /Contents ${tell('hidden-note')}>>`,
    ],
    [
      '<</Type /Font /Subtype /TrueType /BaseFont /QWERTY+Odd /FirstChar 65 /LastChar 65 /Widths [500] /FontDescriptor 33 0 R /Encoding /WinAnsiEncoding /ToUnicode 35 0 R>>',
    ],
    packed('/Type /EmbeddedFile /Params <</ModDate (x)>>', marker('attachment')),
    [`<</Title (Visible chapter) /Parent 25 0 R /Dest (one) /Note ${tell('bookmark')}>>`],
    [
      `<</Type /FontDescriptor /FontName /QWERTY+Odd /Flags 32 /FontBBox [0 0 500 800] /ItalicAngle 0 /Ascent 800 /Descent 0 /CapHeight 700 /StemV 80 /FontFamily ${tell('family')} /FontFile2 36 0 R>>`,
    ],
    stream(
      `/Type /XObject /Subtype /Image /Width 33 /Height 21 /Intent /${marker('intent-name')} /OPI <</2.0 <</F ${tell('print-server')}>>>> /Filter /JPXDecode`,
      dirtyJpx(marker),
    ),
    stream(
      '',
      `%%Title: ${marker('map-title')}\n/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfchar <41><0041> endbfchar endcmap`,
    ),
    packed('/Metadata 20 0 R', dirtyFont(marker)),
    [
      `<</Type /Annot /Subtype /Widget /FT /Sig /T ${tell('signature-field')} /Rect [300 450 400 470] /V <</Type /Sig /Name ${tell('signer')} /Reason ${tell('reason')} /Location ${tell('signed-at')} /ContactInfo ${tell('contact')} /M (D:20260930) /Contents ${wide('certificate')} /Cert ${tell('signer-certificate')}>> /AP <</N 15 0 R>>>>`,
    ],
    [
      `<</Type /Annot /Subtype /Highlight /Rect [50 695 200 715] /QuadPoints [50 715 200 715 50 695 200 695] /RC ${tell('rich-text')} /Subj ${tell('subject-of-note')} /IRT 8 0 R /AP <</N 15 0 R /R 39 0 R>>>>`,
    ],
    stream('/Subtype /Form /BBox [0 0 9 9]', tell('rollover')),
    packed('/Type /EmbeddedFile', `<xdp:xdp><template>${marker('form-template')}</template></xdp:xdp>`),
    [`<</Type /Thread /I <</Title ${tell('thread')}>>>>`],
  ]
  const size = objects.length + 1
  const trailer = `/Root 1 0 R /Info 18 0 R /ID [${tell('id')} ${tell('id-two')}]`
  const first = makePdf(objects, trailer)
  // An older page said something else; the newer one says what the first objects say.
  const older = saveOver(first, new Map([[17, tell('older-version')]]), size, trailer)
  const whole = joined([
    saveOver(older, new Map([[17, '(newer)']]), size, trailer),
    latin(marker('after-end').repeat(80)),
  ])
  return {
    bytes: whole,
    // Four letters of a maker's name are too few to look for.
    markers: markers.filter((text) => !text.includes('vendor')),
    visible: [
      'Visible words',
      'Shown layer',
      'Filled in by hand',
      'Visible chapter',
      'https://example.org/visible',
    ],
  }
}

function ascii85(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = [...bytes.subarray(at, at + 4)]
    const count = group.length
    while (group.length < 4) group.push(0)
    let value = group.reduce((sum, byte) => sum * 256 + byte, 0)
    const letters: string[] = []
    for (let digit = 0; digit < 5; digit++) {
      letters.unshift(String.fromCharCode(33 + (value % 85)))
      value = Math.floor(value / 85)
    }
    text += letters.slice(0, count + 1).join('')
  }
  return `${text}~>`
}
