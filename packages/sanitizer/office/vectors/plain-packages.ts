import { packageOf, relationsOf, typesOf } from '../../vectors/office-package.ts'

export type Members = Record<string, string | Uint8Array>

/** The documents that others are made of by adding to them. All of them show "Seen words". */
export const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
export const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
export const x = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
export const shapes =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
export const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
export const microsoft = 'http://schemas.microsoft.com/office'

const office = 'application/vnd.openxmlformats-officedocument'
export const wordType = `${office}.wordprocessingml.document.main+xml`
export const bookType = `${office}.spreadsheetml.sheet.main+xml`
const slidesType = `${office}.presentationml.presentation.main+xml`

export const said = '<w:p><w:r><w:t>Seen words</w:t></w:r></w:p>'
export const cell =
  '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Seen words</t></is></c></row></sheetData>'

export function letterBody(content: string): string {
  return `<w:document ${w} ${r} ${mc}><w:body>${content}</w:body></w:document>`
}

export function letter(changes: Members = {}, content: string = said): Members {
  return {
    '[Content_Types].xml': typesOf(wordType, 'word/document.xml'),
    '_rels/.rels': relationsOf([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': letterBody(content),
    ...changes,
  }
}

export function book(sheet: string, changes: Members = {}): Members {
  return {
    '[Content_Types].xml': typesOf(bookType, 'xl/workbook.xml'),
    '_rels/.rels': relationsOf([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${x} ${r}><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf([['rId1', 'worksheet', 'worksheets/sheet1.xml']]),
    'xl/worksheets/sheet1.xml': `<worksheet ${x} ${r} ${mc}>${sheet}</worksheet>`,
    ...changes,
  }
}

const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>'
const box =
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Box"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:t>Seen words</a:t></a:r></a:p></p:txBody></p:sp>'
const map =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>'

/** @param beside shapes beside the box with the words; @param behind what is behind the shapes of the slide */
export function slides(
  {
    beside = '',
    behind = '',
    relations = [],
  }: { beside?: string; behind?: string; relations?: Parameters<typeof relationsOf>[0] },
  changes: Members = {},
): Members {
  const names = `${shapes} ${r} ${mc}`
  return {
    '[Content_Types].xml': typesOf(slidesType, 'ppt/presentation.xml'),
    '_rels/.rels': relationsOf([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `<p:presentation ${names}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationsOf([
      ['rId1', 'slideMaster', 'slideMasters/slideMaster1.xml'],
      ['rId2', 'slide', 'slides/slide1.xml'],
    ]),
    'ppt/slides/slide1.xml': `<p:sld ${names}><p:cSld><p:spTree>${group}${box}${beside}</p:spTree></p:cSld>${behind}</p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels': relationsOf([
      ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
      ...relations,
    ]),
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${names}><p:cSld><p:spTree>${group}</p:spTree></p:cSld>${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationsOf([
      ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': `<p:sldLayout ${names}><p:cSld><p:spTree>${group}</p:spTree></p:cSld></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationsOf([
      ['rId1', 'slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
    ...changes,
  }
}

/** A text of LibreOffice; `styles` is in its `styles.xml`. */
export function openText(content: string, styles = '', changes: Members = {}): Members {
  const kinds = ['office', 'style', 'text', 'table', 'form'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  const names = `${kinds.join(' ')} xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:script="urn:oasis:names:tc:opendocument:xmlns:script:1.0" xmlns:xforms="http://www.w3.org/2002/xforms" office:version="1.3"`
  return {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content ${names}>${content}</office:document-content>`,
    ...(styles === ''
      ? {}
      : { 'styles.xml': `<office:document-styles ${names}>${styles}</office:document-styles>` }),
    'META-INF/manifest.xml':
      '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry m:full-path="/" m:media-type="application/vnd.oasis.opendocument.text"/></m:manifest>',
    ...changes,
  }
}

export const packed = packageOf
