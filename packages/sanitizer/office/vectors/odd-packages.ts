import { crc32 } from '@fitila/formats/hashing/crc32'
import { deflateSync } from 'fflate'
import type { RefusalCode } from '../../refusals.ts'
import { packageOf, relationsOf, typesOf } from '../../vectors/office-package.ts'
import {
  letterBody as body,
  book,
  cell,
  letter,
  type Members,
  openText,
  r,
  said,
  w,
  wordType,
} from './plain-packages.ts'

/** A document of Office that is packed in an unusual way, as are many in the test sets of other readers. */
export type OddPackage = { bytes: Uint8Array; words: string; refused?: RefusalCode }

/** Each member with its sizes behind its data, and its sizes in the long form when `isLong`. */
function packedOddly(members: Members, isLong: boolean): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let length = 0
  const add = (bytes: Uint8Array) => {
    parts.push(bytes)
    length += bytes.length
  }
  for (const [path, content] of Object.entries(members)) {
    const name = new TextEncoder().encode(path)
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const data = deflateSync(bytes)
    const offset = length
    const sum = crc32(bytes)
    add(fields([0x04034b50, 4], [45, 2], [8, 2], [8, 2], [0, 4], [0, 12], [name.length, 2], [0, 2]))
    add(name)
    add(data)
    add(fields([0x08074b50, 4], [sum, 4], [data.length, 4], [bytes.length, 4]))
    const long = isLong
      ? fields([1, 2], [24, 2], [bytes.length, 8], [data.length, 8], [offset, 8])
      : new Uint8Array()
    const short = (value: number) => (isLong ? 0xffffffff : value)
    directory.push(
      fields([0x02014b50, 4], [45, 2], [45, 2], [8, 2], [8, 2], [0, 4], [sum, 4], [short(data.length), 4]),
      fields([short(bytes.length), 4], [name.length, 2], [long.length, 2], [0, 10], [short(offset), 4]),
      name,
      long,
    )
  }
  const start = length
  for (const part of directory) add(part)
  const size = length - start
  const count = Object.keys(members).length
  if (isLong) {
    const end = length
    add(
      fields(
        [0x06064b50, 4],
        [44, 8],
        [45, 2],
        [45, 2],
        [0, 8],
        [count, 8],
        [count, 8],
        [size, 8],
        [start, 8],
      ),
    )
    add(fields([0x07064b50, 4], [0, 4], [end, 8], [1, 4]))
  }
  const full = (value: number, width: number) => (isLong ? 256 ** width - 1 : value)
  add(
    fields(
      [0x06054b50, 4],
      [0, 4],
      [full(count, 2), 2],
      [full(count, 2), 2],
      [full(size, 4), 4],
      [full(start, 4), 4],
      [0, 2],
    ),
  )
  return joined(parts)
}

function fields(...given: readonly (readonly [value: number, width: number])[]): Uint8Array {
  return joined(
    given.map(([value, width]) =>
      Uint8Array.from({ length: width }, (_, at) => (at > 6 ? 0 : Math.floor(value / 256 ** at) & 255)),
    ),
  )
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

function wide(text: string, isBigEndian: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  const bytes = units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8]))
  return Uint8Array.from([...(isBigEndian ? [0xfe, 0xff] : [0xff, 0xfe]), ...bytes])
}

const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${shown}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

const image =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"'
const drawing = (id: string) =>
  `<w:p><w:r><w:drawing><wp:inline ${image}><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="One"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="One"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

function strictLetter(): Members {
  const strict = (text: string | Uint8Array) =>
    String(text)
      .replaceAll('schemas.openxmlformats.org/wordprocessingml/2006', 'purl.oclc.org/ooxml/wordprocessingml')
      .replaceAll('schemas.openxmlformats.org/officeDocument/2006', 'purl.oclc.org/ooxml/officeDocument')
  return Object.fromEntries(Object.entries(letter()).map(([path, text]) => [path, strict(text)]))
}

function of(members: Members, words = 'Seen words'): OddPackage {
  return { bytes: packageOf(members), words }
}

function movedTo(path: string, asWritten: string): Members {
  const { 'word/document.xml': main = '', ...rest } = letter()
  return {
    ...rest,
    '[Content_Types].xml': typesOf(wordType, path),
    '_rels/.rels': relationsOf([['rId1', 'officeDocument', asWritten]]),
    [path]: main,
  }
}

/** Every one is opened by LibreOffice or Word, or refused for the reason beside it. */
export const oddPackages: Record<string, OddPackage> = {
  'sizes behind the data': { bytes: packedOddly(letter(), false), words: 'Seen words' },
  'sizes in the long form': { bytes: packedOddly(letter(), true), words: 'Seen words' },
  'a target from the root': of(movedTo('word/document.xml', '/word/document.xml')),
  'a target with backslashes': of(movedTo('word/document.xml', 'word\\document.xml')),
  'a target with dots': of(movedTo('word/document.xml', './x/../word/document.xml')),
  'a main part with another name': of(movedTo('other/main.xml', 'other/main.xml')),
  'a part with a letter in percent': of(movedTo('word/do%63ument.xml', 'word/do%63ument.xml')),
  'a target with a letter in percent': of(movedTo('word/my document.xml', 'word/my%20document.xml')),
  'parts in capitals': of(movedTo('WORD/DOCUMENT.XML', 'word/document.xml')),
  'types by ending only': of(
    letter({
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${wordType}"/></Types>`,
    }),
  ),
  'relations in a circle': of(
    letter({
      'word/_rels/document.xml.rels': relationsOf([
        ['rId1', 'header', 'document.xml'],
        ['rId2', 'footnotes', 'footnotes.xml'],
      ]),
      'word/footnotes.xml': `<w:footnotes ${w} ${r}/>`,
      'word/_rels/footnotes.xml.rels': relationsOf([['rId1', 'footnotes', 'footnotes.xml']]),
    }),
  ),
  'relations that lead nowhere': of(
    letter(
      {
        'word/_rels/document.xml.rels': relationsOf([
          ['rId1', 'image', 'media/gone.png'],
          ['rId2', 'styles', 'gone.xml'],
        ]),
      },
      said + drawing('rId1'),
    ),
  ),
  'a picture of nothing': of(
    letter(
      {
        'word/_rels/document.xml.rels': relationsOf([['rId1', 'image', 'media/a.png']]),
        'word/media/a.png': new Uint8Array(),
      },
      said + drawing('rId1'),
    ),
  ),
  'alternatives without a way back': of(
    letter(
      {},
      `${said}<w:p><w:r><mc:AlternateContent><mc:Choice Requires="zz"><w:t>ZqSecretHiddenWx</w:t></mc:Choice></mc:AlternateContent></w:r></w:p>`.replace(
        '<mc:Choice',
        '<mc:Choice xmlns:zz="urn:zz"',
      ),
    ),
  ),
  'a mark at the start of its text': of(
    letter({
      'word/document.xml': `\ufeff<?xml version="1.0" encoding="utf-8" standalone="no"?>${body(said)}`,
    }),
  ),
  'text of two bytes a letter': of(
    letter({ 'word/document.xml': wide(`<?xml version="1.0" encoding="UTF-16"?>${body(said)}`, false) }),
  ),
  'text of two bytes a letter, turned round': of(
    letter({ 'word/document.xml': wide(`<?xml version="1.0" encoding="UTF-16"?>${body(said)}`, true) }),
  ),
  'an entity that nobody declared': {
    ...of(letter({}, '<w:p><w:r><w:t>&unknown;</w:t></w:r></w:p>')),
    refused: 'broken',
  },
  'the same id twice': of(
    letter(
      {},
      `<w:p><w:bookmarkStart w:id="0" w:name="ZqSecretOneWx"/><w:bookmarkEnd w:id="0"/><w:bookmarkStart w:id="0" w:name="ZqSecretOneWx"/><w:bookmarkEnd w:id="0"/></w:p>${said}`,
    ),
  ),
  'places and styles with names': of(
    letter(
      {
        'word/_rels/document.xml.rels': relationsOf([
          ['rId1', 'styles', 'styles.xml'],
          ['rId2', 'hyperlink', '#ZqSecretPlaceWx', 'External'],
        ]),
        'word/styles.xml': `<w:styles ${w}><w:latentStyles><w:lsdException w:name="heading 1"/><w:lsdException w:name="ZqSecretLatentWx"/></w:latentStyles><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:next w:val="ZqSecretStyleWx"/><w:rPr><w:b/></w:rPr></w:style><w:style w:type="paragraph" w:customStyle="1" w:styleId="ZqSecretStyleWx"><w:name w:val="ZqSecretNameWx"/><w:aliases w:val="ZqSecretAliasWx"/><w:basedOn w:val="berschrift1"/></w:style></w:styles>`,
      },
      `<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr><w:bookmarkStart w:id="1" w:name="_Toc4711"/><w:bookmarkStart w:id="2" w:name="ZqSecretPlaceWx"/><w:r><w:t>Seen heading</w:t></w:r><w:bookmarkEnd w:id="1"/><w:bookmarkEnd w:id="2"/></w:p>
<w:p><w:pPr><w:pStyle w:val="ZqSecretStyleWx"/></w:pPr>${field('PAGEREF _Toc4711 \\h', '1')}${field('REF zqsecretplacewx \\h', 'Seen words')}${field('STYLEREF "ZqSecretNameWx"', 'Styled')}${field('TOC \\o "1-3" \\t "ZqSecretNameWx,2" \\b ZqSecretPlaceWx', 'List')}${field('HYPERLINK \\l "ZqSecretPlaceWx" \\o "ZqSecretTipWx"', 'Link')}${field('= ZqSecretSumWx + 1', '2')}<w:hyperlink w:anchor="ZqSecretPlaceWx"><w:r><w:t>Seen link</w:t></w:r></w:hyperlink><w:hyperlink r:id="rId2"><w:r><w:t>Also seen</w:t></w:r></w:hyperlink></w:p>${said}`,
    ),
  ),
  'an instruction cut in the middle of a name': of(
    letter(
      {},
      `<w:p><w:bookmarkStart w:id="1" w:name="ZqSecretPlaceWx"/><w:r><w:t>Seen words</w:t></w:r><w:bookmarkEnd w:id="1"/><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF ZqSecretPl</w:instrText></w:r><w:r><w:instrText>aceWx \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Seen words</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ),
  ),
  'a sheet with nothing on it': of(book('<sheetData/>'), ''),
  'a sheet that is protected': of(
    book(`${cell}<sheetProtection sheet="1" password="CC1A" algorithmName="ZqSecretHashWx"/>`),
  ),
  'nothing but styles': of(
    Object.fromEntries(
      Object.entries(
        openText(
          '',
          '<office:styles><style:style style:name="ZqSecretStyleWx" style:family="paragraph"/></office:styles>',
        ),
      ).filter(([path]) => path !== 'content.xml'),
    ),
    '',
  ),
  'a drawing in the head of a sheet': of(
    book(`${cell}<legacyDrawingHF r:id="rId1"/>`, {
      'xl/worksheets/_rels/sheet1.xml.rels': relationsOf([
        ['rId1', 'vmlDrawing', '../drawings/vmlDrawing1.vml'],
      ]),
      'xl/drawings/vmlDrawing1.vml':
        '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><v:shape id="LH" alt="ZqSecretAltWx" style="width:50pt;height:50pt"/></xml>',
    }),
  ),
  'a declaration of XML 1.1': of(
    letter({ 'word/document.xml': `<?xml version="1.1" encoding="UTF-8"?>${body(said)}` }),
  ),
  'the names of the strict standard': of(strictLetter()),
  'types and relations in other letters': of({
    '[CONTENT_TYPES].XML': typesOf(wordType, 'Word/Document.xml'),
    '_RELS/.RELS': relationsOf([['rId1', 'officeDocument', 'Word/Document.xml']]),
    'Word/Document.xml': body(said),
  }),
  'a binary workbook': {
    ...of({
      '[Content_Types].xml': typesOf(
        'application/vnd.ms-excel.sheet.binary.macroEnabled.main',
        'xl/workbook.bin',
      ),
      '_rels/.rels': relationsOf([['rId1', 'officeDocument', 'xl/workbook.bin']]),
      'xl/workbook.bin': new Uint8Array(9),
    }),
    refused: 'unsupported',
  },
}
