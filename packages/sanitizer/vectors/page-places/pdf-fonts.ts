import { dirtyFont } from '../../pdf/vectors/dirty-parts.ts'
import { joined, latin, packed } from '../../pdf/vectors/make-pdf.ts'
import type { PageParts } from './pdf-page.ts'

type Make = (mark: string) => PageParts

const wide = (more: string, map: string, program: Uint8Array = dirtyFont(() => '')): PageParts => ({
  content: 'BT /W 9 Tf 20 60 Td <0001> Tj ET',
  fonts:
    '/W<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+W/Encoding/Identity-H/DescendantFonts[8 0 R]/ToUnicode 9 0 R>>',
  objects: [
    [
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+W/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 10 0 R${more}>>`,
    ],
    packed('', `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${map} endcmap`),
    [
      '<</Type/FontDescriptor/FontName/AAAAAA+W/Flags 4/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 9/FontFile2 11 0 R>>',
    ],
    packed('', program),
  ],
})
const hexOf = (mark: string) => Array.from(latin(mark), (code) => `00${code.toString(16)}`).join('')

/** Words in fonts, where no letter of a page comes to them. */
export const wordsInFonts: Readonly<Record<string, Make>> = {
  'in the meaning of a code that is not used': (mark) =>
    wide('', `2 beginbfchar <0001> <0041> <0002> <${hexOf(mark)}> endbfchar`),
  'in a row of meanings of codes that are not used': (mark) =>
    wide(
      '',
      `1 beginbfchar <0001> <0041> endbfchar 1 beginbfrange <0020> <0020> [<${hexOf(mark)}>] endbfrange`,
    ),
  'in many meanings of codes that are not used': (mark) =>
    wide(
      '',
      `1 beginbfchar <0001> <0041> endbfchar 1 beginbfrange <0020> <002f> [${Array.from(mark, (letter) => `<${hexOf(letter)}>`).join('')}] endbfrange`,
    ),
  'in a remark of the meanings': (mark) => wide('', `% ${mark}\n 1 beginbfchar <0001> <0041> endbfchar`),
  'in places of letters that are not used': (mark) => ({
    ...wide('/CIDToGIDMap 12 0 R', '1 beginbfchar <0001> <0041> endbfchar'),
    objects: [
      ...(wide('/CIDToGIDMap 12 0 R', '1 beginbfchar <0001> <0041> endbfchar').objects ?? []),
      packed('', joined([Uint8Array.of(0, 0, 0, 0), latin(mark)])),
    ],
  }),
  'in the tables of a font': (mark) =>
    wide(
      '',
      '',
      dirtyFont(() => mark),
    ),
  'in a table of a font that no one knows': (mark) =>
    wide(
      '',
      '',
      dirtyFont((place) => (place === 'font-table' ? mark : '')),
    ),
  'in a letter that is not used': (mark) => ({
    content: 'BT /T 10 Tf 20 60 Td (a) Tj ET',
    fonts: '/T 8 0 R',
    objects: [
      [
        '<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 98/Widths[750 750]/Encoding<</Differences[97/a/b]>>/CharProcs<</a 9 0 R/b 10 0 R>>/Resources<</Font<</F 5 0 R>>>>>>',
      ],
      packed('', '750 0 0 0 750 750 d1 0 0 500 500 re f'),
      packed('', `750 0 0 0 750 750 d1 BT /F 1 Tf (${mark}) Tj ET`),
    ],
  }),
  'in a letter without a code': (mark) => ({
    content: 'BT /T 10 Tf 20 60 Td (a) Tj ET',
    fonts: '/T 8 0 R',
    objects: [
      [
        '<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[750]/Encoding<</Differences[97/a]>>/CharProcs<</a 9 0 R/b 10 0 R>>/Resources<</Font<</F 5 0 R>>>>>>',
      ],
      packed('', '750 0 0 0 750 750 d1 0 0 500 500 re f'),
      packed('', `750 0 0 0 750 750 d1 BT /F 1 Tf (${mark}) Tj ET`),
    ],
  }),
  'in the name of a letter': (mark) => ({
    content: 'BT /T 10 Tf 20 60 Td (a) Tj ET',
    fonts: '/T 8 0 R',
    objects: [
      [
        `<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[750]/Encoding<</Differences[97/${mark}]>>/CharProcs<</${mark} 9 0 R>>>>`,
      ],
      packed('', '750 0 0 0 750 750 d1 0 0 500 500 re f'),
    ],
  }),
  'in the name of a letter that is not used': (mark) => ({
    content: 'BT /N 10 Tf 20 60 Td (a) Tj ET',
    fonts: `/N<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[97/a 200/${mark}]>>>>`,
  }),
  'in widths of letters that are not used': (mark) => ({
    content: 'BT /N 10 Tf 20 60 Td (a) Tj ET',
    fonts: `/N<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 97/LastChar 130/Widths[556 ${Array.from(latin(mark)).join(' ')}]>>`,
  }),
  'in the letters that a font has': (mark) => ({
    content: 'BT /N 10 Tf 20 60 Td (a) Tj ET',
    fonts: `/N<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FontDescriptor<</Type/FontDescriptor/FontName/Helvetica/Flags 32/CharSet(/a/${mark})>>>>`,
  }),
  'in a font that is not used': (mark) => ({
    content: '',
    fonts: `/N<</Type/Font/Subtype/Type1/BaseFont/${mark}>>`,
  }),
}

/** A marker as numbers in a row, as widths are written. */
export const asNumbers = (mark: string) => Array.from(latin(mark)).join(' ')
