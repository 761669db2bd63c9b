import { strToU8 } from 'fflate'
import { book, letter, openText, r, said, slides, w, x } from '../../office/vectors/plain-packages.ts'
import { packageOf, relationsOf } from '../office-package.ts'

const word = (content: string) => packageOf(letter({}, said + content))
const run = (look: string) => `<w:r><w:rPr>${look}</w:rPr><w:t>Seen here</w:t></w:r>`
const p = (content: string, look = '') =>
  `<w:p>${look === '' ? '' : `<w:pPr>${look}</w:pPr>`}${content}</w:p>`
const table = (look: string, content: string) =>
  `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc><w:tcPr>${look}</w:tcPr>${content}</w:tc></w:tr></w:tbl>`
const withParts = (
  content: string,
  parts: Record<string, string>,
  relations: Parameters<typeof relationsOf>[0],
) => packageOf(letter({ 'word/_rels/document.xml.rels': relationsOf(relations), ...parts }, said + content))
const styles = (inside: string) => ({ 'word/styles.xml': `<w:styles ${w}>${inside}</w:styles>` })
const cells = (inside: string, more = '') =>
  `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Seen words</t></is></c></row>${inside}</sheetData>${more}`
const look = (fonts: string, fills: string) =>
  `<styleSheet ${x}><fonts count="2"><font><sz val="11"/></font><font>${fonts}</font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill>${fills}</fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0"/></cellXfs></styleSheet>`
const sheet = (inside: string, styleSheet = '') =>
  packageOf(
    book(
      inside,
      styleSheet === ''
        ? {}
        : {
            'xl/_rels/workbook.xml.rels': relationsOf([
              ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
              ['rId2', 'styles', 'styles.xml'],
            ]),
            'xl/styles.xml': styleSheet,
          },
    ),
  )
const box = (place: string, fill: string, runLook = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="9" name="a"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${place}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}</p:spPr><p:txBody><a:bodyPr/><a:p><a:r>${runLook}<a:t>Seen here</a:t></a:r></a:p></p:txBody></p:sp>`
const dark = '<a:solidFill><a:srgbClr val="203040"/></a:solidFill>'
const pale = '<a:rPr lang="en-NG"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:rPr>'
const at = (left: number, top: number) => `<a:off x="${left}" y="${top}"/><a:ext cx="900000" cy="900000"/>`
const open = (content: string, automatic = '') =>
  packageOf(
    openText(
      `<office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text><text:p>Seen words</text:p>${content}</office:text></office:body>`,
    ),
  )
const svg = (inside: string) =>
  strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100">${inside}</svg>`,
  )
const html = (inside: string) =>
  strToU8(`<!DOCTYPE html><html><body><p>Seen words</p>${inside}</body></html>`)

/** Files in which everything is seen, in ways that look like hiding. Nothing may be asked or removed, and no one told of hidden things. */
export const seenFiles: Record<string, Uint8Array> = {
  'docx: white on a dark cell': word(
    table('<w:shd w:val="clear" w:fill="203040"/>', p(run('<w:color w:val="FFFFFF"/>'))),
  ),
  'docx: white on a dark paragraph': word(
    p(run('<w:color w:val="FFFFFF"/>'), '<w:shd w:val="clear" w:fill="203040"/>'),
  ),
  'docx: pale grey': word(p(run('<w:color w:val="BFBFBF"/>'))),
  'docx: small print': word(p(run('<w:sz w:val="8"/>'))),
  'docx: line of a fixed height': word(p(run(''), '<w:spacing w:line="240" w:lineRule="exact"/>')),
  'docx: first cell of merged ones': word(table('<w:vMerge w:val="restart"/>', p(run('')))),
  'docx: hiding turned off': word(p(run('<w:vanish w:val="0"/>'))),
  'docx: hiding style turned off by the run': withParts(
    p('<w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>Seen here</w:t></w:r>', '<w:pStyle w:val="A"/>'),
    styles(
      '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="A"/><w:rPr><w:vanish/></w:rPr></w:style>',
    ),
    [['rId1', 'styles', 'styles.xml']],
  ),
  'docx: first header of a title page': withParts(
    '<w:sectPr><w:headerReference w:type="first" r:id="rId1"/><w:titlePg/></w:sectPr>',
    { 'word/header1.xml': `<w:hdr ${w} ${r}>${p(run(''))}</w:hdr>` },
    [['rId1', 'header', 'header1.xml']],
  ),
  'docx: header that a later section shows': withParts(
    `<w:p><w:pPr><w:sectPr><w:headerReference w:type="first" r:id="rId1"/></w:sectPr></w:pPr></w:p><w:sectPr><w:titlePg/></w:sectPr>`,
    { 'word/header1.xml': `<w:hdr ${w} ${r}>${p(run(''))}</w:hdr>` },
    [['rId1', 'header', 'header1.xml']],
  ),
  'docx: footnote with a place': withParts(
    '<w:p><w:r><w:footnoteReference w:id="5"/></w:r></w:p>',
    {
      'word/footnotes.xml': `<w:footnotes ${w}><w:footnote w:id="5">${p(run(''))}</w:footnote></w:footnotes>`,
    },
    [['rId1', 'footnotes', 'footnotes.xml']],
  ),
  'docx: list in use': withParts(
    p(run(''), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    {
      'word/numbering.xml': `<w:numbering ${w}><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="Seen article %1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    },
    [['rId1', 'numbering', 'numbering.xml']],
  ),
  'xlsx: white on a dark cell': sheet(
    cells('<row r="2"><c r="A2" s="1" t="inlineStr"><is><t>Seen here</t></is></c></row>'),
    look(
      '<sz val="11"/><color rgb="FFFFFFFF"/>',
      '<patternFill patternType="solid"><fgColor rgb="FF203040"/></patternFill>',
    ),
  ),
  'xlsx: first of merged cells': sheet(
    cells(
      '<row r="2"><c r="A2" t="inlineStr"><is><t>Seen here</t></is></c></row>',
      '<mergeCells><mergeCell ref="A2:C4"/></mergeCells>',
    ),
  ),
  'xlsx: low row': sheet(
    cells('<row r="2" ht="6" customHeight="1"><c r="A2" t="inlineStr"><is><t>Seen here</t></is></c></row>'),
  ),
  'xlsx: first header that is shown': sheet(
    `${cells('')}<headerFooter differentFirst="1"><firstHeader>Seen here</firstHeader></headerFooter>`,
  ),
  'pptx: white on a dark shape': packageOf(slides({ beside: box(at(4_000_000, 0), dark, pale) })),
  'pptx: half beside the slide': packageOf(slides({ beside: box(at(8_500_000, 0), '') })),
  'pptx: half covered': packageOf(
    slides({ beside: box(at(4_000_000, 0), '') + box(at(4_500_000, 0), dark) }),
  ),
  'pptx: behind something without a fill': packageOf(
    slides({ beside: box(at(4_000_000, 0), '') + box(at(4_000_000, 0), '<a:noFill/>') }),
  ),
  'pptx: the list of shapes has no size': packageOf(slides({})),
  'odt: white on a dark cell': open(
    '<table:table table:name="a"><table:table-column/><table:table-row><table:table-cell table:style-name="ce1"><text:p><text:span text:style-name="T1">Seen here</text:span></text:p></table:table-cell></table:table-row></table:table>',
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style><style:style style:name="ce1" style:family="table-cell"><style:table-cell-properties fo:background-color="#102030"/></style:style>',
  ),
  'odt: in the colour of the window, which LibreOffice 7 calls transparent': open(
    '<text:p><text:span text:style-name="T1">Seen here</text:span></text:p>',
    '<style:style style:name="T1" style:family="text"><style:text-properties xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0" style:use-window-font-color="true" loext:opacity="0%"/></style:style>',
  ),
  'odt: small print': open(
    '<text:p><text:span text:style-name="T1">Seen here</text:span></text:p>',
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-size="4pt"/></style:style>',
  ),
  'svg: white on a dark box': svg(
    '<rect width="200" height="100" fill="#203040"/><text x="10" y="50" fill="#fff">Seen words</text>',
  ),
  'svg: box below the words': svg(
    '<rect width="200" height="100" fill="#fff"/><text x="10" y="50">Seen words</text>',
  ),
  'svg: words of a definition in use': svg(
    '<defs><text id="a">Seen words</text></defs><use href="#a" x="9" y="50"/>',
  ),
  'svg: see-through box over words': svg(
    '<text x="10" y="50">Seen words</text><rect width="200" height="100" fill="#000" fill-opacity="0.3"/>',
  ),
  'html: white on a dark ground': html(
    '<div style="background:#203040"><p style="color:#fff">Seen here</p></div>',
  ),
  'html: rule for paper alone': html(
    '<style>@media print{.a{display:none}}</style><p class="a">Seen here</p>',
  ),
  'html: shown again': html(
    '<div style="visibility:hidden"><p style="visibility:visible">Seen here</p></div>',
  ),
  'html: small print': html('<p style="font-size:7px">Seen here</p>'),
}
