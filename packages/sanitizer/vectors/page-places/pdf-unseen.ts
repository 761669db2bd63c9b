import { latin } from '../../pdf/vectors/make-pdf.ts'
import { box, form, type PageParts, picture, words } from './pdf-page.ts'

type Make = (mark: string) => PageParts

const drawnAs =
  (content: (text: string, mark: string) => string): Make =>
  (mark) => ({ content: content(words(mark), mark) })
const placed =
  (place: string, more: Partial<PageParts> = {}): Make =>
  (mark) => ({ ...more, content: words(mark, place) })
const sized =
  (size: string): Make =>
  (mark) => ({ content: words(mark, '20 100 Td', size) })
const inForm =
  (around: string, more = '', size?: string, inside = (mark: string) => words(mark)): Make =>
  (mark) => ({ content: around, drawn: '/X 8 0 R', objects: [form(more, inside(mark), size)] })
const note =
  (keys: string, more: Make = () => ({ content: '' })): Make =>
  (mark) => ({
    ...more(mark),
    content: words(mark),
    page: `/Annots[<</Type/Annot/Rect[10 90 210 114]${keys}>>]`,
  })
const blackForm = form('', '0 g 0 0 300 200 re f')

/** Words that a page draws and no one sees. */
export const unseenWords: Readonly<Record<string, Make>> = {
  'drawn with nothing': drawnAs((text) => `q 3 Tr ${text} Q`),
  'drawn as a clip': drawnAs((text) => `q 7 Tr ${text} Q`),
  'of size 0': sized('0'),
  'of a hundredth of a point': sized('.01'),
  'made small by a matrix': drawnAs((text) => `q .001 0 0 .001 50 50 cm ${text} Q`),
  'without width': drawnAs((_, mark) => `BT /F 10 Tf 0 Tz 20 100 Td (${mark}) Tj ET`),
  'wholly transparent': drawnAs((text) => `q /None gs ${text} Q`),
  'in a transparent form': inForm('q /None gs /X Do Q'),
  'in a transparent group': inForm('q /None gs /X Do Q', '/Group<</S/Transparency>>'),
  'white, by gray': drawnAs((text) => `q 1 g ${text} Q`),
  'white, by three colours': drawnAs((text) => `q 1 1 1 rg ${text} Q`),
  'white, by four inks': drawnAs((text) => `q 0 0 0 0 k ${text} Q`),
  'white, by a named space': drawnAs((text) => `q /DeviceRGB cs 1 1 1 scn ${text} Q`),
  'white, by a named gray': drawnAs((text) => `q /DeviceGray cs 1 sc ${text} Q`),
  'nearly white': drawnAs((text) => `q .995 .995 .995 rg ${text} Q`),
  'white, with white edges': drawnAs((text) => `q 1 g 1 G 2 Tr ${text} Q`),
  'white edges alone': drawnAs((text) => `q 1 G 1 Tr ${text} Q`),
  'white, in a form': inForm('1 g /X Do'),
  'black on black': drawnAs((text) => `${box}${text}`),
  'blue on blue': drawnAs((text) => `0 0 1 rg 10 90 200 24 re f ${text}`),
  'white on a white box over colour': drawnAs(
    (text) => `1 0 0 rg 0 0 300 120 re f 1 g 10 90 200 24 re f ${text}`,
  ),
  'under a black box': drawnAs((text) => `${text}${box}`),
  'under a white box': drawnAs((text) => `${text}1 g 10 90 200 24 re f`),
  'under a box of four inks': drawnAs((text) => `${text}0 0 0 1 k 10 90 200 24 re f`),
  'under a picture': drawnAs((text) => `${text}q 200 0 0 24 10 90 cm /P Do Q`),
  'under a picture between the instructions': drawnAs(
    (text) => `${text}q 200 0 0 24 10 90 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \0 EI Q`,
  ),
  'under two boxes side by side': drawnAs((text) => `${text}0 g 10 90 50 24 re f 60 90 150 24 re f`),
  'under a turned box': drawnAs(
    (text) => `${text}q .7071 .7071 -.7071 .7071 60 -40 cm 0 g 0 0 200 200 re f Q`,
  ),
  'under a thick line': drawnAs((text) => `${text}0 G 24 w 10 102 m 210 102 l S`),
  'under a thick line of a form': (mark) => ({
    content: `${words(mark)}/X Do`,
    drawn: '/X 8 0 R',
    objects: [form('', '0 G 24 w 10 102 m 210 102 l S')],
  }),
  'under a box in a form': (mark) => ({
    content: `${words(mark)}q 1 0 0 1 0 0 cm /X Do Q`,
    drawn: '/X 8 0 R',
    objects: [form('', box)],
  }),
  'in a form under a box': inForm(`/X Do ${box}`),
  'in a form under a form': (mark) => ({
    content: '/X Do /Y Do',
    drawn: '/X 8 0 R/Y 9 0 R',
    objects: [form('', words(mark)), form('', box)],
  }),
  'in a form in a form, under a box': (mark) => ({
    content: `/X Do ${box}`,
    drawn: '/X 9 0 R',
    objects: [form('', words(mark)), form('/Resources<</XObject<</Y 8 0 R>>>>', '/Y Do')],
  }),
  'in a form of two places, covered at both': inForm(`/X Do ${box}q 1 0 0 1 0 -60 cm /X Do ${box}Q`),
  'under a box of the next part of the page': (mark) => ({
    content: words(mark),
    page: '/Contents[4 0 R 8 0 R]',
    objects: [[`<</Length ${box.length}>>\nstream\n`, box, '\nendstream']],
  }),
  'under a note that is a black square': note('/Subtype/Square/IC[0 0 0]'),
  'under a note with its own drawing': note('/Subtype/Square/IC[0 0 0]/AP<</N 8 0 R>>', () => ({
    content: '',
    objects: [blackForm],
  })),
  'under a stamp': note('/Subtype/Stamp/AP<</N 8 0 R>>', () => ({ content: '', objects: [blackForm] })),
  'under a mark to be blacked out': note('/Subtype/Redact/IC[0 0 0]/QuadPoints[10 114 210 114 10 90 210 90]'),
  'under a black mark': note('/Subtype/Highlight/C[0 0 0]/QuadPoints[10 114 210 114 10 90 210 90]'),
  'under a field': note('/Subtype/Widget/FT/Tx/T(a)/V(b)/MK<</BG[0 0 0]>>/DA(/F 9 Tf 1 g)'),
  'under a box, in letters of unknown width': (mark) => ({
    content: `BT /H 10 Tf 20 100 Td (${mark}) Tj ET ${box}`,
    fonts: '/H<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  }),
  'right of the page': placed('400 100 Td'),
  'below the page': placed('20 -50 Td'),
  'far left by a shift': drawnAs((_, mark) => `BT /F 10 Tf 20 100 Td [90000 (${mark})] TJ ET`),
  'turned, beside the page': placed('0 1 -1 0 400 20 Tm'),
  'aslant, beside the page': placed('.7 .7 -.7 .7 500 20 Tm'),
  'beside the page, in letters of unknown width': (mark) => ({
    content: `BT /H 10 Tf 400 100 Td (${mark}) Tj ET`,
    fonts: '/H<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  }),
  'outside the part that is shown': placed('20 100 Td', { page: '/CropBox[0 120 300 200]' }),
  'outside an inherited part': placed('20 100 Td', {
    page: '/CropBox 8 0 R',
    objects: [['[0 120 300 200]']],
  }),
  'in a form beside the page': inForm('q 1 0 0 1 400 0 cm /X Do Q'),
  'outside the box of a form': inForm('/X Do', '', '0 120 300 200'),
  'in a form without size': inForm('q 0 0 0 0 0 0 cm /X Do Q'),
  'clipped by a box elsewhere': drawnAs((text) => `q 100 150 50 50 re W n ${text} Q`),
  'clipped by nothing': drawnAs((text) => `q 0 0 0 0 re W n ${text} Q`),
  'clipped by a curve elsewhere': drawnAs((text) => `q 200 150 m 220 190 260 190 280 150 c h W n ${text} Q`),
  'clipped by two boxes apart': drawnAs((text) => `q 0 0 10 10 re W n 20 20 9 9 re W n ${text} Q`),
  'of a pattern beside its cell': (mark) => ({
    content: '/Pattern cs /T scn 10 10 50 50 re f',
    others: '/Pattern<</T 8 0 R>>',
    objects: [
      [
        `<</Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Font<</F 5 0 R>>>>/Length ${words(mark).length + 12}>>\nstream\n`,
        `0 0 5 5 re f ${words(mark)}`,
        '\nendstream',
      ],
    ],
  }),
  'of a letter that is drawn, beside its box': (mark) => ({
    content: 'BT /T 10 Tf 20 60 Td (a) Tj ET',
    fonts: '/T 8 0 R',
    objects: [
      [
        '<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97/Widths[750]/Encoding<</Differences[97/a]>>/CharProcs<</a 9 0 R>>/Resources<</Font<</F 5 0 R>>>>>>',
      ],
      form('', `750 0 0 0 750 750 d1 0 0 500 500 re f BT /F 1 Tf 9e5 0 Td (${mark}) Tj ET`),
    ],
  }),
}

const layer = (config: string, more: string, groups = '8 0 R'): Partial<PageParts> => ({
  catalog: `/OCProperties<</OCGs[${groups}]/D<<${config}>>>>`,
  others: `/Properties<</L ${more}>>`,
  objects: [['<</Type/OCG/Name(a)>>'], ['<</Type/OCG/Name(b)>>']],
})
const layered =
  (parts: Partial<PageParts>): Make =>
  (mark) => ({ ...parts, content: `/OC /L BDC ${words(mark)} EMC` })

/** Words in layers that are not shown. */
export const hiddenLayers: Readonly<Record<string, Make>> = {
  'in a layer that is off': layered(layer('/OFF[8 0 R]', '8 0 R')),
  'in a layer that begins off': layered(layer('/BaseState/OFF', '8 0 R')),
  'in layers of which all have to be on': layered(
    layer('/OFF[9 0 R]', '<</Type/OCMD/OCGs[8 0 R 9 0 R]/P/AllOn>>', '8 0 R 9 0 R'),
  ),
  'in a layer that is shown when all are off': layered(layer('', '<</Type/OCMD/OCGs[8 0 R]/P/AllOff>>')),
  'in what is not a layer that is on': layered(layer('', '<</Type/OCMD/VE[/Not 8 0 R]>>')),
  'in two layers of which one is off': layered(
    layer('/OFF[9 0 R]', '<</Type/OCMD/OCGs[8 0 R]/VE[/And 8 0 R 9 0 R]>>', '8 0 R 9 0 R'),
  ),
  'in a choice of layers that are off': layered(
    layer('/OFF[8 0 R 9 0 R]', '<</Type/OCMD/VE[/Or 8 0 R[/Not[/Not 9 0 R]]]>>', '8 0 R 9 0 R'),
  ),
  'in a layer that viewers switch off': layered({
    ...layer('/AS[<</Event/View/OCGs[8 0 R]/Category[/View]>>]', '8 0 R'),
    objects: [['<</Type/OCG/Name(a)/Usage<</View<</ViewState/OFF>>>>>>']],
  }),
  'in a form of a hidden layer': (mark) => ({
    ...layer('/OFF[8 0 R]', '8 0 R'),
    content: '/X Do',
    drawn: '/X 9 0 R',
    objects: [['<</Type/OCG/Name(a)>>'], form('/OC 8 0 R', words(mark))],
  }),
  'in a form of a layer by a rule': (mark) => ({
    ...layer('', '8 0 R'),
    content: '/X Do',
    drawn: '/X 9 0 R',
    objects: [['<</Type/OCG/Name(a)>>'], form('/OC<</Type/OCMD/VE[/Not 8 0 R]>>', words(mark))],
  }),
  'in the points of a picture of a hidden layer': (mark) => ({
    ...layer('/OFF[8 0 R]', '8 0 R'),
    content: 'q 90 0 0 9 20 20 cm /X Do Q',
    drawn: '/X 9 0 R',
    objects: [['<</Type/OCG/Name(a)>>'], picture('/OC 8 0 R', latin(mark))],
  }),
  'in a note of a hidden layer': (mark) => ({
    ...layer('/OFF[8 0 R]', '8 0 R'),
    content: '',
    page: '/Annots[<</Type/Annot/Subtype/Stamp/Rect[0 0 300 200]/OC 8 0 R/AP<</N 9 0 R>>>>]',
    objects: [['<</Type/OCG/Name(a)>>'], form('', words(mark))],
  }),
}

const shown =
  (content: string, more = '', parts: Partial<PageParts> = {}): Make =>
  (mark) => ({
    ...parts,
    content,
    drawn: '/X 8 0 R',
    objects: [picture(more, latin(mark)), ...(parts.objects ?? [])],
  })

/** Pictures that a page draws and no one sees. */
export const unseenPictures: Readonly<Record<string, Make>> = {
  'beside the page': shown('q 90 0 0 9 400 20 cm /X Do Q'),
  'outside the part that is shown': shown('q 90 0 0 9 20 20 cm /X Do Q', '', {
    page: '/CropBox[0 120 300 200]',
  }),
  'under a box': shown(`q 90 0 0 9 20 95 cm /X Do Q ${box}`),
  'under a picture': shown('q 90 0 0 9 20 95 cm /X Do Q q 200 0 0 24 10 90 cm /P Do Q'),
  'under a note with its own drawing': shown('q 90 0 0 9 20 95 cm /X Do Q', '', {
    page: '/Annots[<</Type/Annot/Subtype/Stamp/Rect[10 90 210 114]/AP<</N 9 0 R>>>>]',
    objects: [blackForm],
  }),
  'clipped away': shown('q 200 150 50 50 re W n 90 0 0 9 20 20 cm /X Do Q'),
  'wholly transparent': shown('q /None gs 90 0 0 9 20 20 cm /X Do Q'),
  'without size': shown('q 0 0 0 0 20 20 cm /X Do Q'),
  'under an empty mask': shown('q 90 0 0 9 20 20 cm /X Do Q', '/SMask 7 0 R'),
  'between the instructions, beside the page': (mark) => ({
    content: `q 90 0 0 9 400 20 cm BI /W ${mark.length} /H 1 /CS /G /BPC 8 ID ${mark} EI Q`,
  }),
  'of a form beside the page': (mark) => ({
    content: 'q 1 0 0 1 400 0 cm /Y Do Q',
    drawn: '/Y 9 0 R',
    objects: [
      picture('', latin(mark)),
      form('/Resources<</XObject<</X 8 0 R>>>>', 'q 90 0 0 9 20 20 cm /X Do Q'),
    ],
  }),
}
