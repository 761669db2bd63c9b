import { book, letter, letterBody, openText, slides } from '@fitila/sanitizer/office/vectors/plain-packages'
import { packageOf } from '@fitila/sanitizer/vectors/office-package'
import { chunk, joined, smallPng } from '@fitila/sanitizer/vectors/small-files'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import { smallRecordings } from '@fitila/sanitizer/vectors/small-recordings'
import { strToU8, zlibSync } from 'fflate'
import { growingOutlook } from './growing-outlook.ts'
import { growingPdfs, rows } from './growing-pdfs.ts'
import { growingSheets } from './growing-sheets.ts'

const svg = (inside: string, more = '') =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inside}</svg>`)
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`
const word = (content: string) => packageOf(letter({}, content))
const text = (content: string, styles = '') =>
  packageOf(
    openText(
      `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${content}</office:text></office:body>`,
    ),
  )
const sheet = (cells: string, more: Record<string, string> = {}) => packageOf(book(cells, more))

/** Bytes put behind the first ones of a file. */
const after = (bytes: Uint8Array, place: number, more: Uint8Array) =>
  joined(bytes.subarray(0, place), more, bytes.subarray(place))

const repeated = (piece: Uint8Array, count: number) => {
  const whole = new Uint8Array(piece.length * count)
  for (let at = 0; at < count; at += 1) whole.set(piece, at * piece.length)
  return whole
}

/** Files of which one part grows with the count, each in the way that costs a careless reader the most. */
export const growingFiles: Record<string, (count: number) => Uint8Array> = {
  'text: spaces in one row': (n) => strToU8(`a${' '.repeat(n * 40)}b`),
  'text: lines with a space': (n) => strToU8('word \n'.repeat(n * 4)),
  'text: unseen letters': (n) => strToU8('a\u200b\u200d'.repeat(n * 4)),
  'text: tags': (n) => strToU8(`a${'\u{e0041}'.repeat(n)}`),
  'docx: attributes of one tag': (n) => word(`<w:p ${rows(n, (at) => `w:a${at}="" `)}/>`),
  'docx: one long attribute': (n) => word(`<w:p w:rsidR="${'0'.repeat(n * 40)}"/>`),
  'docx: names of vocabularies': (n) =>
    packageOf(
      letter({
        'word/document.xml': letterBody(paragraph('a')).replace(
          '<w:body',
          `${rows(n, (at) => `<w:body xmlns:q${at}="urn:${at}"/>`)}<w:body`,
        ),
      }),
    ),
  'docx: vocabularies of one tag, tags with their own': (n) =>
    word(
      `<w:p ${rows(n, (at) => `xmlns:q${at}="urn:q" `)}>${rows(n, (at) => `<w:r xmlns:z="urn:${at}"><w:t>a</w:t></w:r>`)}</w:p>`,
    ),
  'docx: paragraphs': (n) => word(rows(n, (at) => paragraph(`words ${at}`))),
  'docx: runs of one paragraph': (n) => word(`<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(n)}</w:p>`),
  'docx: hidden runs': (n) =>
    word(`<w:p>${'<w:r><w:rPr><w:vanish/></w:rPr><w:t>a</w:t></w:r>'.repeat(n)}</w:p>`),
  'docx: deletions': (n) =>
    word(`<w:p>${'<w:del><w:r><w:delText>a</w:delText></w:r></w:del>'.repeat(n)}</w:p>`),
  'docx: fields in one another': (n) =>
    word(
      `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>IF </w:instrText></w:r>'.repeat(n)}${'<w:r><w:fldChar w:fldCharType="end"/></w:r>'.repeat(n)}</w:p>`,
    ),
  'docx: styles': (n) =>
    packageOf(
      letter(
        {
          'word/_rels/document.xml.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
          'word/styles.xml': `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${rows(n, (at) => `<w:style w:type="paragraph" w:styleId="S${at}"><w:name w:val="S${at}"/><w:basedOn w:val="S${at - 1}"/></w:style>`)}</w:styles>`,
        },
        rows(n, (at) => `<w:p><w:pPr><w:pStyle w:val="S${at}"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>`),
      ),
    ),
  'xlsx: cells': (n) =>
    sheet(
      `<sheetData><row r="1">${rows(n, (at) => `<c r="A${at}" t="str"><f>A${at}+1</f><v>${at}</v></c>`)}</row></sheetData>`,
    ),
  'xlsx: merged cells': (n) =>
    sheet(
      `<sheetData>${rows(n, (at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`)}</sheetData><mergeCells>${rows(n, (at) => `<mergeCell ref="A${at + 1}:B${at + 1}"/>`)}</mergeCells>`,
    ),
  'xlsx: one formula': (n) =>
    sheet(
      `<sheetData><row r="1"><c r="A1"><f>${"'a[".repeat(n)}${'b.'.repeat(n)}</f><v>1</v></c></row></sheetData>`,
    ),
  'pptx: shapes': (n) =>
    packageOf(
      slides({
        beside: rows(
          n,
          (at) =>
            `<p:sp><p:nvSpPr><p:cNvPr id="${at + 9}" name="a"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${at}" y="0"/><a:ext cx="9" cy="9"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:t>a</a:t></a:r></a:p></p:txBody></p:sp>`,
        ),
      }),
    ),
  'odt: paragraphs': (n) => text(rows(n, (at) => `<text:p>words ${at}</text:p>`)),
  'odt: styles': (n) =>
    text(
      rows(n, (at) => `<text:p text:style-name="P${at}">a</text:p>`),
      rows(
        n,
        (at) =>
          `<style:style style:name="P${at}" style:family="paragraph" style:parent-style-name="P${at - 1}"/>`,
      ),
    ),
  'docx: notes without a place': (n) =>
    packageOf(
      letter(
        {
          'word/_rels/document.xml.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes" Target="footnotes.xml"/></Relationships>',
          'word/footnotes.xml': `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${rows(n, (at) => `<w:footnote w:id="${at}">${paragraph('a')}</w:footnote>`)}</w:footnotes>`,
        },
        paragraph('a'),
      ),
    ),
  'docx: sections': (n) =>
    word(rows(n, () => `<w:p><w:pPr><w:sectPr><w:titlePg/></w:sectPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p>`)),
  'docx: tables in tables': (n) =>
    word(
      `${'<w:tbl><w:tr><w:tc>'.repeat(Math.min(n >> 3, 80))}${paragraph('a')}${'</w:tc></w:tr></w:tbl>'.repeat(Math.min(n >> 3, 80))}`,
    ),
  'docx: white runs': (n) =>
    word(`<w:p>${'<w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>a</w:t></w:r>'.repeat(n)}</w:p>`),
  'xlsx: large merged cells': (n) =>
    sheet(
      `<sheetData>${rows(n, (at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`)}</sheetData><mergeCells>${rows(n, (at) => `<mergeCell ref="A${at + 1}:ZZ${at + 1}"/>`)}</mergeCells>`,
    ),
  'xlsx: names of cells': (n) =>
    sheet('<sheetData/>', {
      'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets><definedNames>${rows(n, (at) => `<definedName name="n${at}">n${at + 1}</definedName>`)}</definedNames></workbook>`,
    }),
  'pptx: covers': (n) =>
    packageOf(
      slides({
        beside: rows(
          n,
          (at) =>
            `<p:sp><p:nvSpPr><p:cNvPr id="${at + 9}" name="a"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${at * 9}" y="0"/><a:ext cx="9" cy="9"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="000000"/></a:solidFill></p:spPr></p:sp>`,
        ),
      }),
    ),
  'svg: words and covers': (n) =>
    svg(rows(n, (at) => `<text x="${at}" y="5">a</text><rect x="${at}" width="1" height="1"/>`)),
  'svg: definitions that lead to one another': (n) =>
    svg(`<defs>${rows(n, (at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`)}</defs>`),
  'html: elements in elements': (n) => strToU8(`<html><body>${'<div>'.repeat(n)}a${'</div>'.repeat(n)}`),
  'html: paragraphs left open': (n) => strToU8(`<html><body>${'<p>a<table><td>b'.repeat(n)}`),
  'html: rules and elements': (n) =>
    strToU8(
      `<html><style>${rows(n, (at) => `.a${at} p.b{color:red}p{x:${at}}`)}</style>${rows(n, (at) => `<p class="a${at} b">a</p>`)}`,
    ),
  'html: rules in one another': (n) => strToU8(`<html><style>${'.a{'.repeat(n)}</style><p class="a">b`),
  'html: rules within rules with both names': (n) =>
    strToU8(`<html><style>${rows(n, () => '.a,.b{&,p&{& & {color:red}}}')}</style><p class="a">b`),
  'html: rules that ask for what is within': (n) =>
    strToU8(`<html><style>div:has(i b){color:red}</style>${'<div><p>a<div>'.repeat(n >> 2)}`),
  'html: rules that ask for what is behind': (n) =>
    strToU8(`<html><style>p:has(~ i),p:last-of-type{color:red}</style>${'<p>a</p>'.repeat(n)}`),
  'html: conditions of one rule': (n) =>
    strToU8(`<html><style>@media ${'(a:b) and '.repeat(n)}(c){p{color:red}}</style><p>a`),
  'html: brackets of a condition': (n) =>
    strToU8(`<html><style>@media ${'('.repeat(n)}a${')'.repeat(n)}{p{color:red}}</style><p>a`),
  'html: quotes of a sheet that stay open': (n) =>
    strToU8(`<html><style>${'p{content:"a} '.repeat(n)}</style><p>a`),
  'html: attributes of one tag': (n) => strToU8(`<html><p ${rows(n, (at) => `a${at}="" `)}>a`),
  'html: signs that are no tags': (n) => strToU8(`<html>${'<'.repeat(n * 4)}${'&'.repeat(n * 4)}`),
  'html: ends without a start': (n) => strToU8(`<html>${'<b>'.repeat(150)}${'</i>'.repeat(n)}`),
  'html: comments': (n) => strToU8(`<html>${'<!-- a'.repeat(n)}`),
  'eml: lines of the head': (n) => strToU8(`Message-ID: <a@b>\n${rows(n, (at) => `X-A${at}: b\n`)}\nwords\n`),
  'eml: one folded line': (n) =>
    strToU8(`Message-ID: <a@b>\nReferences: a\n${' <a@b>\n'.repeat(n)}\nwords\n`),
  'eml: parts': (n) =>
    strToU8(
      `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=q\n\n${'--q\nContent-Type: text/plain\n\na\n'.repeat(n)}--q--\n`,
    ),
  'eml: lines that look like the end of a part': (n) =>
    strToU8(
      `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=q\n\n--q\n\n${'--qq\n-- q\n'.repeat(n)}--q--\n`,
    ),
  'eml: spaces of a coded text': (n) =>
    strToU8(`MIME-Version: 1.0\nContent-Transfer-Encoding: quoted-printable\n\n${' '.repeat(n * 40)}=\n`),
  'mbox: mails': (n) =>
    strToU8('From a Mon Nov  2 10:11:12 2026\nMessage-ID: <a@b>\n\nwords\n\n'.repeat(n >> 3)),
  'ods: cells': (n) =>
    text(
      `<table:table table:name="a">${rows(n, (at) => `<table:table-row><table:table-cell><text:p>${at}</text:p></table:table-cell><table:covered-table-cell><text:p>b</text:p></table:covered-table-cell></table:table-row>`)}</table:table>`,
    ),
  'odt: frames': (n) =>
    text(
      rows(
        n,
        () =>
          '<text:p><draw:frame svg:x="1cm" svg:y="1cm" svg:width="1cm" svg:height="1cm"><draw:text-box><text:p>a</text:p></draw:text-box></draw:frame></text:p>',
      ),
    ),
  'svg: shapes': (n) => svg(rows(n, (at) => `<rect id="a${at}" x="${at % 9}" width="1" height="1"/>`)),
  'svg: attributes of one tag': (n) => svg(`<rect ${rows(n, (at) => `a${at}="" `)}/>`),
  'svg: uses': (n) => svg(`<g id="a"/>${rows(n, () => '<use href="#a"/>')}`),
  'svg: one style': (n) => svg(`<style>${rows(n, (at) => `.a${at}{fill:url(#b}`)}</style><text>a</text>`),
  'svg: comments': (n) => svg('<!-- a -->'.repeat(n)),
  'svg: one long path': (n) => svg(`<path d="M0 0${'L1 1'.repeat(n)}"/>`),
  'zip: members': (n) =>
    packageOf(Object.fromEntries(Array.from({ length: n }, (_, at) => [`a${at}.txt`, 'a']))),
  'png: texts': (n) => after(smallPng(), 33, repeated(chunk('tEXt', strToU8('Author\0Ngozi')), n)),
  'jpeg: segments': (n) => after(smallPictures.jpeg, 2, repeated(Uint8Array.of(0xff, 0xfe, 0, 4, 65, 66), n)),
  'jpeg: tables': (n) =>
    after(
      smallPictures.jpeg,
      20,
      repeated(joined(Uint8Array.of(0xff, 0xdb, 0, 67, 3), new Uint8Array(64).fill(1)), n),
    ),
  'jpeg: bytes behind the end': (n) =>
    joined(smallPictures.jpeg, repeated(Uint8Array.of(0xff, 0xd9, 0xff, 0xd8), n)),
  'png: rows of few colours': (n) =>
    joined(
      smallPng().subarray(0, 8),
      chunk('IHDR', Uint8Array.of(0, 0, 0, 9, 0, 0, n >> 8, n & 255, 8, 3, 0, 0, 0)),
      chunk('PLTE', new Uint8Array(768)),
      chunk('IDAT', zlibSync(repeated(Uint8Array.of(4, 1, 2, 3, 4, 5, 6, 7, 8, 9), n))),
      chunk('IEND', new Uint8Array()),
    ),
  'gif: comments': (n) =>
    after(smallPictures.gif, smallPictures.gif.length - 1, repeated(Uint8Array.of(0x21, 0xfe, 1, 65, 0), n)),
  'gif: frames': (n) => {
    const { gif } = smallPictures
    const frame = gif.subarray(gif.indexOf(0x2c, 13), gif.lastIndexOf(0x2c) - 8)
    return after(gif, gif.length - 1, repeated(frame, n))
  },
  'mp3: frames': (n) => joined(...Array.from({ length: n >> 4 }, () => smallRecordings.mp3)),
  'mp3: bytes behind': (n) => joined(smallRecordings.mp3, repeated(Uint8Array.of(0xff, 0xfb, 0, 0), n)),
  'ogg: starts of pages': (n) => joined(smallRecordings.vorbis, repeated(strToU8('OggS'), n)),
  'wav: pieces': (n) =>
    joined(smallRecordings.wav, repeated(joined(strToU8('junk'), Uint8Array.of(2, 0, 0, 0, 1, 1)), n)),
  ...growingOutlook,
  ...growingPdfs,
  ...growingSheets,
}
