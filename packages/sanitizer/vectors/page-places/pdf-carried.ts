import { latin, packed, stream } from '../../pdf/vectors/make-pdf.ts'
import { form, type PageParts, picture, words } from './pdf-page.ts'

type Make = (mark: string) => PageParts

const inCatalog =
  (entry: (mark: string) => string, objects: PageParts['objects'] = []): Make =>
  (mark) => ({ content: '', catalog: entry(mark), objects })
const inPage =
  (entry: (mark: string) => string): Make =>
  (mark) => ({ content: '', page: entry(mark) })
const unused =
  (object: (mark: string) => NonNullable<PageParts['objects']>[number]): Make =>
  (mark) => ({ content: '', objects: [object(mark)] })

/** Words that a document carries along and no page shows. */
export const carriedWords: Readonly<Record<string, Make>> = {
  'in an object of no page': unused((mark) => [`(${mark})`]),
  'in a stream of no page': unused((mark) => packed('', mark)),
  'on a page that is in no tree': unused((mark) => [`<</Type/Page/MediaBox[0 0 9 9]/Contents(${mark})>>`]),
  'in a form that is not drawn': (mark) => ({
    content: '',
    drawn: '/X 8 0 R',
    objects: [form('', words(mark))],
  }),
  'in a pattern that is not used': (mark) => ({
    content: '',
    others: '/Pattern<</T 8 0 R>>',
    objects: [
      stream(
        '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>',
        words(mark),
      ),
    ],
  }),
  'in a picture that is not drawn': (mark) => ({
    content: '',
    drawn: '/X 8 0 R',
    objects: [picture('', latin(mark))],
  }),
  'in a state that is not used': (mark) => ({ content: '', states: `/${mark}<</ca .5>>` }),
  'in the name of a state': (mark) => ({ content: `/${mark} gs`, states: `/${mark}<</ca .5>>` }),
  'in a remark of a page': (mark) => ({ content: `% ${mark}\n` }),
  'in an instruction that no one knows': (mark) => ({ content: `(${mark}) Zz` }),
  'in surplus operands': (mark) => ({ content: `(${mark}) 0 g` }),
  'in a mark of a place': (mark) => ({ content: `/Span<</Note(${mark})>> DP` }),
  'in what is to be read aloud': (mark) => ({ content: `/Span<</Alt(${mark})>> BDC 0 0 9 9 re f EMC` }),
  'in what is copied in place of a box': (mark) => ({
    content: `/Span<</ActualText(${mark})>> BDC 0 0 9 9 re f EMC`,
  }),
  'in what is copied in place of a letter': (mark) => ({
    content: `/Span<</ActualText(${mark})>> BDC BT /F 9 Tf 20 60 Td (a) Tj ET EMC`,
  }),
  'in what is copied in place of other words': (mark) => ({
    content: `/Span<</ActualText(${mark})>> BDC BT /F 9 Tf 20 60 Td (${'other words '.repeat(2)}) Tj ET EMC`,
  }),
  'in the properties': (mark) => ({
    content: '',
    trailer: '/Info 8 0 R',
    objects: [[`<</Author(${mark})>>`]],
  }),
  'in the trailer': (mark) => ({ content: '', trailer: `/Note(${mark})` }),
  'in the identifier': (mark) => ({ content: '', trailer: `/ID[(${mark})(${mark})]` }),
  'in the notes of the document': inCatalog(
    () => '/Metadata 8 0 R',
    [stream('/Type/Metadata/Subtype/XML', '<x/>')],
  ),
  'in private data': inCatalog((mark) => `/PieceInfo<</App<</Private(${mark})>>>>`),
  'in a key of the catalogue': inCatalog((mark) => `/${mark} 1`),
  'in names of pages': inCatalog((mark) => `/PageLabels<</Nums[0<</P(${mark})>>]>>`),
  'in threads of reading': inCatalog((mark) => `/Threads[<</I<</Author(${mark})>>>>]`),
  'in the structure': inCatalog(
    (mark) => `/StructTreeRoot<</K<</S/Span/Alt(${mark})/ActualText(${mark})>>>>`,
  ),
  'in the names of places': inCatalog((mark) => `/Names<</Dests<</Names[(${mark})[3 0 R/Fit]]>>>>`),
  'in the old names of places': inCatalog((mark) => `/Dests<</${mark}[3 0 R/Fit]>>`),
  'in a script': inCatalog((mark) => `/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(${mark})>>]>>>>`),
  'in what runs at the opening': inCatalog((mark) => `/OpenAction<</S/JavaScript/JS(${mark})>>`),
  'in an attached file': inCatalog(
    (mark) => `/Names<</EmbeddedFiles<</Names[(${mark})<</F(${mark})/EF<</F 8 0 R>>>>]>>>>`,
    [packed('/Type/EmbeddedFile', 'words')],
  ),
  'in a form of XML': inCatalog((mark) => `/AcroForm<</Fields[]/XFA[(a)(${mark})]>>`),
  'in the fonts of a form': inCatalog((mark) => `/AcroForm<</Fields[]/DR<</Font<</${mark} 5 0 R>>>>>>`),
  'in a field without a page': inCatalog((mark) => `/AcroForm<</Fields[<</FT/Tx/T(a)/V(${mark})>>]>>`),
  'in the wishes of a printer': inCatalog((mark) => `/OutputIntents[<</S/GTS_PDFX/Info(${mark})>>]`),
  'in the language': inCatalog((mark) => `/Lang(x-${mark})`),
  'in the web addresses it came from': inCatalog((mark) => `/URI<</Base(http://${mark}.example/)>>`),
  'in the list of signatures': inCatalog((mark) => `/DSS<</VRI<</${mark}<<>>>>>>`),
  'in rights of use': inCatalog((mark) => `/Perms<</UR3<</Contents(${mark})>>>>`),
  'in wishes of how to show it': inCatalog((mark) => `/ViewerPreferences<</Note(${mark})>>`),
  'in a thumbnail': (mark) => ({ content: '', page: '/Thumb 8 0 R', objects: [picture('', latin(mark))] }),
  'in a key of the page': inPage((mark) => `/${mark} 1`),
  'in private data of the page': inPage((mark) => `/PieceInfo<</App<</Private(${mark})>>>>`),
  'in what the page runs': inPage((mark) => `/AA<</O<</S/JavaScript/JS(${mark})>>>>`),
  'in the map of the page': inPage((mark) => `/VP[<</Name(${mark})/BBox[0 0 9 9]>>]`),
  'in the group of the page': inPage((mark) => `/Group<</S/Transparency/Note(${mark})>>`),
  'in a note without a drawing': inPage(
    (mark) => `/Annots[<</Subtype/Text/Rect[0 0 9 9]/Contents(${mark})>>]`,
  ),
  'in a hidden note': inPage(
    (mark) => `/Annots[<</Subtype/FreeText/F 2/Rect[0 0 90 90]/DA(/Helv 9 Tf)/Contents(${mark})>>]`,
  ),
  'in the window of a note': inPage((mark) => `/Annots[<</Subtype/Popup/Rect[0 0 9 9]/Contents(${mark})>>]`),
  'in the words behind a drawn note': (mark) => ({
    content: '',
    page: `/Annots[<</Subtype/Stamp/Rect[0 0 9 9]/Contents(${mark})/T(${mark})/AP<</N 8 0 R>>>>]`,
    objects: [form('', '0 0 9 9 re f')],
  }),
  'in another state of a note': (mark) => ({
    content: '',
    page: '/Annots[<</Subtype/Widget/FT/Btn/AS/Off/Rect[0 0 9 9]/AP<</N<</On 8 0 R>>>>>>]',
    objects: [form('', words(mark))],
  }),
  'in the drawing of a pressed note': (mark) => ({
    content: '',
    page: '/Annots[<</Subtype/Stamp/Rect[0 0 9 9]/AP<</D 8 0 R/R 8 0 R>>>>]',
    objects: [form('', words(mark))],
  }),
  'in a hidden field': inPage(
    (mark) => `/Annots[<</Subtype/Widget/FT/Tx/T(a)/V(${mark})/F 2/Rect[0 0 90 9]>>]`,
  ),
  'in the help of a field': inPage(
    (mark) => `/Annots[<</Subtype/Widget/FT/Tx/T(${mark})/TU(${mark})/Rect[0 0 90 9]>>]`,
  ),
  'in what a field offers': inPage(
    (mark) =>
      `/Annots[<</Subtype/Widget/FT/Ch/Ff 131072/T(a)/Opt[(${mark})(b)]/V(b)/DA(/F 9 Tf)/Rect[0 0 90 9]>>]`,
  ),
  'in the words of a link': inPage(
    (mark) => `/Annots[<</Subtype/Link/Rect[0 0 9 9]/Contents(${mark})/A<</S/GoTo/D[3 0 R/Fit]>>>>]`,
  ),
  'in a link to a file': inPage(
    (mark) => `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/GoToR/F(${mark}.pdf)/D[0/Fit]>>>>]`,
  ),
  'in a key of a form': (mark) => ({
    content: '/X Do',
    drawn: '/X 8 0 R',
    objects: [form(`/Name/${mark}`, '0 0 9 9 re f')],
  }),
  'in a key of a picture': (mark) => ({
    content: 'q 9 0 0 9 9 9 cm /X Do Q',
    drawn: '/X 8 0 R',
    objects: [picture(`/Title(${mark})`, Uint8Array.of(7))],
  }),
  'in the name of an ink': (mark) => ({
    content: '/S cs 1 scn 0 0 9 9 re f',
    others: `/ColorSpace<</S[/Separation/${mark}/DeviceGray<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>]>>`,
  }),
}
