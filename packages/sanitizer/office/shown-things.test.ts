import { expect, test } from 'vitest'
import { goneSheets } from './vectors/gone-sheets.ts'
import { type Members, openText, packed, slides } from './vectors/plain-packages.ts'
import { formWithButton, printedBook, unreadableSettings } from './vectors/telling-values.ts'
import { cleanAsUsual, partsOf } from './vectors/try-cleaning.ts'

async function cleanParts(members: Members): Promise<Map<string, string>> {
  return partsOf((await cleanAsUsual(packed(members))).bytes)
}

const text = (content: string) => openText(`<office:body><office:text>${content}</office:text></office:body>`)
const loext = 'xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"'
const chart = 'xmlns:chart="urn:oasis:names:tc:opendocument:xmlns:chart:1.0"'

test('a sheet keeps the paper, scale and direction of its pages, and not what the printer was told', async () => {
  const parts = await cleanParts(printedBook)
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain(
    '<pageSetup paperSize="9" scale="60" orientation="landscape"/>',
  )
  expect([...parts.keys()].filter((path) => path.includes('printer'))).toEqual([])
})

test('the class of a control has a prefix that is declared', async () => {
  const content = (await cleanParts(formWithButton)).get('content.xml')
  expect(content).toContain('form:control-implementation="ooo:com.sun.star.form.component.CommandButton"')
  expect(content).toContain('xmlns:ooo="http://openoffice.org/2004/office"')
})

test('a document whose settings cannot be read is cleaned without them', async () => {
  const parts = await cleanParts(unreadableSettings)
  expect(parts.get('content.xml')).toContain('Seen words')
  expect(parts.has('settings.xml')).toBe(false)
})

test('the top of the pages of a sheet that is not shown stays without its words, so that the cells stay in their place', async () => {
  const hidden = 'style:display="false"'
  const style = 'urn:oasis:names:tc:opendocument:xmlns:style:1.0'
  const { bytes, found } = await cleanAsUsual(
    packed({
      ...openText('<office:body><office:text><text:p>Seen</text:p></office:text></office:body>'),
      'styles.xml': `<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:s="${style}" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:master-styles><s:master-page s:name="Standard"><s:header s:display="false"/><s:header-left s:display="false"><text:p>Not shown</text:p></s:header-left><s:footer><text:p>Page</text:p></s:footer></s:master-page></office:master-styles></office:document-styles>`,
    }),
  )
  expect(partsOf(bytes).get('styles.xml')).toContain(
    `<style:header ${hidden}/><style:header-left ${hidden}/><style:footer><text:p>Page</text:p></style:footer>`,
  )
  expect(found.filter(({ text }) => text.includes('no page shows'))).toHaveLength(1)
  expect((await cleanAsUsual(bytes)).found.filter(({ sort }) => sort === 'hidden')).toEqual([])
})

test.for([
  ['', true],
  [' text:is-hidden="false"', true],
  [' text:is-hidden="true"', false],
] as const)('a section under a condition with "%s" stays: %s', async ([state, isSeen]) => {
  const section = `<text:section text:name="a" text:condition="ooow:book eq 1" text:display="condition"${state}><text:p>Under it</text:p></text:section><text:p>Seen</text:p>`
  const content = (await cleanParts(text(section))).get('content.xml') ?? ''
  expect(content.includes('Under it')).toBe(isSeen)
  expect(content).not.toContain('text:display')
})

test('the name of a slide that is on it, and the words of a label, stay', async () => {
  const content = (
    await cleanParts(
      text(
        `<text:p><loext:page-name ${loext}>Slide 1</loext:page-name></text:p><chart:data-point ${chart} ${loext} loext:custom-label-field="Most of it"/>`,
      ),
    )
  ).get('content.xml')
  expect(content).toContain('Slide 1</loext:page-name>')
  expect(content).toContain('loext:custom-label-field="Most of it"')
})

test('links to tables and sections lead where they led, under other names', async () => {
  const content = (
    await cleanParts(
      text(
        '<text:section text:name="Part A"><table:table table:name="Wages"><table:table-row><table:table-cell table:formula="ooow:&lt;Wages.A1&gt;"/></table:table-row></table:table></text:section><text:p><text:a xlink:href="#Wages|table">a</text:a><text:a xlink:href="#Part%20A%7Cregion">b</text:a><text:a xlink:href="#1.Heading|outline">c</text:a></text:p>',
      ),
    )
  ).get('content.xml')
  expect(content).toContain('table:name="Table1"')
  expect(content).toContain('table:formula="ooow:&lt;Table1.A1&gt;"')
  expect(content).toContain('xlink:href="#Table1|table"')
  expect(content).toContain('<text:section text:name="id1"')
  expect(content).toContain('xlink:href="#id1|region"')
  expect(content).toContain('xlink:href="#1.Heading|outline"')
})

test('the model of notes goes with the notes', async () => {
  const names =
    'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
  const parts = await cleanParts(
    slides(
      {},
      {
        'ppt/presentation.xml': `<p:presentation ${names} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><p:notesMasterIdLst><p:notesMasterId r:id="rId1"/></p:notesMasterIdLst></p:presentation>`,
        'ppt/_rels/presentation.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/notesMaster" Target="notesMasters/notesMaster1.xml"/></Relationships>`,
        'ppt/notesMasters/notesMaster1.xml': `<p:notesMaster ${names}><p:cSld><p:spTree/></p:cSld><p:notesStyle><a:lvl1pPr marL="0"/></p:notesStyle></p:notesMaster>`,
      },
    ),
  )
  expect([...parts.keys()].filter((path) => path.includes('notes'))).toEqual([])
})

const locked = (algorithm: string): Members => ({
  mimetype: 'application/epub+zip',
  'META-INF/container.xml':
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
  'META-INF/encryption.xml': `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="f.ttf"/></enc:CipherData></enc:EncryptedData></encryption>`,
  'a.opf':
    '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="p" href="p.xhtml" media-type="application/xhtml+xml"/><item id="f" href="f.ttf" media-type="font/ttf"/></manifest><spine><itemref idref="p"/></spine></package>',
  'p.xhtml':
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body><p>Seen</p></body></html>',
  'f.ttf': 'ZqMuddledWx',
})

test('a book with muddled fonts is cleaned without them, and one with locked files is refused', async () => {
  const parts = await cleanParts(locked('http://www.idpf.org/2008/embedding'))
  expect([...parts.values()].join('')).toContain('<p>Seen</p>')
  expect([...parts.values()].join('')).not.toContain('ZqMuddledWx')
  await expect(cleanParts(locked('http://www.w3.org/2001/04/xmlenc#aes128-cbc'))).rejects.toMatchObject({
    code: 'encrypted',
  })
})

test('rules that speak of nothing hidden stay beside those that go', async () => {
  const sheet = (await cleanParts(Object.values(goneSheets)[0] ?? {})).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet.match(/<cfRule/g)).toHaveLength(1)
  expect(sheet).toContain('<formula>A1=1</formula>')
  expect(sheet).toContain('<dataValidations><dataValidation type="list" sqref="B1">')
  expect(sheet).not.toContain('extLst')
})

test('a formula stays when a sheet goes that it does not speak of', async () => {
  const content = (await cleanParts(Object.values(goneSheets)[1] ?? {})).get('content.xml')
  expect(content).toContain('table:formula="of:=[.A1]"')
})
