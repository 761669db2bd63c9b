import { packed, stream } from './make-pdf.ts'
import {
  blueForm,
  document,
  drawing,
  form,
  page,
  picture,
  pixels,
  redForm,
  square,
  usual,
  widget,
  words,
} from './odd-parts.ts'
import type { OddPdf } from './odd-pdf.ts'

/** Odd ways to draw: forms, patterns, pictures, fields and layers. */
export const oddDrawings: Record<string, OddPdf> = {
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
