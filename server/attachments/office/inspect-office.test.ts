import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  excelFormula,
  excelOf,
  officeRelation,
  oldOfficeOf,
  powerpointOf,
  relationsOf,
  wordContents,
  wordField,
  wordOf,
  wordRelations,
  wordText,
} from '#tests/support/documents/hurting-files.ts'
import { inspectWhole } from '../inspect.ts'
import { wholeFileOf } from '../whole-file.ts'

const link = (target: string) => officeRelation('hyperlink', target, 'External')

test.each([
  ['a link to a page', 'a.docx', wordRelations(link('https://example.org/x'), link('mailto:a@example.org'))],
  ['a picture inside', 'a.docx', wordRelations(officeRelation('image', 'media/one.png'))],
  ['a field for the page', 'a.docx', wordOf({ 'word/footer1.xml': wordText(wordField('PA', 'GE')) })],
  [
    'a table of contents',
    'a.docx',
    wordOf({ 'word/document.xml': wordText(wordField('TOC \\o "1-3" \\h')) }),
  ],
  [
    'a field in a field',
    'a.docx',
    wordOf({ 'word/document.xml': wordText(wordField('IF ', wordField('PAGE'), ' = 1')) }),
  ],
  ['a workbook behind a chart', 'a.docx', withInside(excelOf())],
  ['a formula', 'a.xlsx', excelFormula('SUM(A1:A9)&quot;a|b!c&quot;')],
  ['a slide', 'a.pptx', powerpointOf({ 'ppt/slides/slide1.xml': '<p:sld/>' })],
  ['a table with minus signs', 'a.csv', Buffer.from('day,sum\n2024,-5\n"=SUM(A1:A2)",+5|6\n')],
  ['an old letter', 'a.doc', oldOfficeOf('WordDocument', Buffer.from('\x13 PAGE \x14', 'latin1'))],
  ['an old workbook', 'a.xls', oldOfficeOf('Workbook', sheetRecord(0))],
])('%s is taken', async (_what, name, bytes) => {
  await expect(inspect(name, bytes)).resolves.toBeTypeOf('string')
})

test.each([
  [
    'a macro sheet by its folder',
    'a.xlsx',
    excelOf({ 'xl/macrosheets/sheet1.xml': '<x/>' }),
    'attachment-macro-sheets',
  ],
  [
    'a macro sheet by its relation',
    'a.xlsx',
    relatedExcel('xlMacrosheet', 'worksheets/sheet9.xml'),
    'attachment-macro-sheets',
  ],
  [
    'a macro sheet by its type',
    'a.docx',
    wordContents('application/vnd.ms-excel.macrosheet+xml'),
    'attachment-macro-sheets',
  ],
  ['a macro project', 'a.xlsx', excelOf({ 'xl/vbaProject.bin': 'x' }), 'attachment-macros'],
  [
    'macros by their type',
    'a.docx',
    wordContents('application/vnd.ms-word.document.macroEnabled.main+xml'),
    'attachment-macros',
  ],
  [
    'buttons that call macros',
    'a.docx',
    wordOf({ 'customUI/customUI.xml': '<customUI onLoad="x"/>' }),
    'attachment-macros',
  ],
  [
    'a template elsewhere',
    'a.docx',
    wordRelations(officeRelation('attachedTemplate', 'http://203.0.113.9/t.dotm', 'External')),
    'attachment-template',
  ],
  [
    'a workbook elsewhere',
    'a.xlsx',
    excelOf({ 'xl/externalLinks/externalLink1.xml': '<externalLink/>' }),
    'attachment-outside-links',
  ],
  ['a data source', 'a.xlsx', relatedExcel('connections', 'connections.xml'), 'attachment-outside-links'],
  [
    'a picture elsewhere',
    'a.docx',
    wordRelations(officeRelation('image', 'http://203.0.113.9/x.png', 'External')),
    'attachment-outside-links',
  ],
  [
    'a picture elsewhere in small letters',
    'a.docx',
    wordRelations(officeRelation('image', '\\\\203.0.113.9\\x')),
    'attachment-outside-links',
  ],
  [
    'a picture elsewhere in a drawing',
    'a.docx',
    wordOf({ 'word/document.xml': wordText('<v:imagedata src="https://203.0.113.9/x.png"/>') }),
    'attachment-outside-links',
  ],
  [
    'a link to a share',
    'a.docx',
    wordRelations(link('file://203.0.113.9/share/x')),
    'attachment-outside-links',
  ],
  ['a link to a tool of Windows', 'a.docx', wordRelations(link('ms-msdt:/id')), 'attachment-outside-links'],
  [
    'letters for many from a database',
    'a.docx',
    wordOf({ 'word/settings.xml': '<w:settings><w:mailMerge/></w:settings>' }),
    'attachment-outside-links',
  ],
  [
    'an object of another program',
    'a.docx',
    wordRelations(officeRelation('oleObject', 'embeddings/x.bin')),
    'attachment-embedded',
  ],
  [
    'an object by its path',
    'a.docx',
    wordOf({ 'word/embeddings/oleObject1.bin': 'x' }),
    'attachment-embedded',
  ],
  ['a control', 'a.docx', wordOf({ 'word/activeX/activeX1.xml': '<x/>' }), 'attachment-embedded'],
  [
    'a field that starts a program',
    'a.docx',
    wordOf({ 'word/document.xml': wordText(wordField('DDE', 'AUTO c:\\\\x.exe')) }),
    'attachment-fields',
  ],
  [
    'the same in one element',
    'a.docx',
    wordOf({ 'word/header1.xml': wordText('<w:fldSimple w:instr=" ddeauto x "/>') }),
    'attachment-fields',
  ],
  [
    'the same, named by another field',
    'a.docx',
    wordOf({ 'word/document.xml': wordText(wordField(wordField('QUOTE 68 68 69'), ' x')) }),
    'attachment-fields',
  ],
  [
    'a field that fetches a picture',
    'a.docx',
    wordOf({ 'word/document.xml': wordText(wordField('INCLUDEPICTURE "http://203.0.113.9/x" \\d')) }),
    'attachment-fields',
  ],
  [
    'a formula that starts a program',
    'a.xlsx',
    excelFormula('cmd|&apos;/c calc&apos;!A0'),
    'attachment-fields',
  ],
  [
    'a formula that fetches',
    'a.xlsx',
    excelFormula('_xlfn.WEBSERVICE(&quot;http://203.0.113.9&quot;)'),
    'attachment-fields',
  ],
  [
    'a button that starts a program',
    'a.pptx',
    powerpointOf({ 'ppt/slides/slide1.xml': '<a:hlinkClick action="ppaction://program"/>' }),
    'attachment-fields',
  ],
  ['a table that starts a program', 'a.csv', Buffer.from("a,b\n=cmd|'/c calc'!A0,1\n"), 'attachment-fields'],
  [
    'a declared entity',
    'a.docx',
    wordOf({ 'word/document.xml': '<!DOCTYPE w [<!ENTITY x "y">]><w/>' }),
    'attachment-damaged',
  ],
  [
    'a workbook inside that has macros',
    'a.docx',
    withInside(excelOf({ 'xl/vbaProject.bin': 'x' })),
    'attachment-macros',
  ],
  [
    'macros of an old letter',
    'a.doc',
    oldOfficeOf('WordDocument', Buffer.from('_VBA_PROJECT\0', 'utf16le')),
    'attachment-macros',
  ],
  [
    'an object in an old letter',
    'a.doc',
    oldOfficeOf('WordDocument', Buffer.from('ObjectPool\0', 'utf16le')),
    'attachment-embedded',
  ],
  [
    'a field of an old letter',
    'a.doc',
    oldOfficeOf('WordDocument', Buffer.from('\x13 DDEAUTO x', 'latin1')),
    'attachment-fields',
  ],
  [
    'the same in two bytes a letter',
    'a.doc',
    oldOfficeOf('WordDocument', Buffer.from('\x13 DDEAUTO x', 'utf16le')),
    'attachment-fields',
  ],
  [
    'a macro sheet of an old workbook',
    'a.xls',
    oldOfficeOf('Workbook', sheetRecord(1)),
    'attachment-macro-sheets',
  ],
])('%s is refused by name', async (_what, name, bytes, code) => {
  await expect(inspect(name, bytes)).rejects.toMatchObject({ code })
})

test('only relations of known types pass, and only links among those may lead out', async () => {
  const unheardOf = officeRelation('somethingNew', 'x.xml')
  const foreign = unheardOf.replace('schemas.openxmlformats.org', 'schemas.example.org')
  const known = officeRelation('styles', 'styles.xml')
  await expect(inspect('a.docx', wordRelations(known))).resolves.toBe('word')
  for (const relation of [unheardOf, foreign, known.replace('schemas.', 'other.')])
    await expect(inspect('a.docx', wordRelations(relation))).rejects.toMatchObject({
      code: 'attachment-part-unknown',
    })
  await expect(
    inspect('a.docx', wordRelations(officeRelation('styles', 'http://x/', 'External'))),
  ).rejects.toMatchObject({ code: 'attachment-outside-links' })
})

test('only parts and content types that we know pass', async () => {
  for (const path of ['word/thing.exe', 'word/thing', 'other/document.xml', 'word/media/page.html'])
    await expect(inspect('a.docx', wordOf({ [path]: 'x' }))).rejects.toMatchObject({
      code: 'attachment-part-unknown',
    })
  for (const type of ['application/x-msdownload', 'application/vnd.example+xml', 'message/rfc822'])
    await expect(inspect('a.docx', wordContents(type))).rejects.toMatchObject({
      code: 'attachment-part-unknown',
    })
})

function inspect(name: string, bytes: Buffer) {
  return inspectWhole(wholeFileOf(name, bytes))
}

function relatedExcel(name: string, target: string): Buffer {
  return excelOf({ 'xl/_rels/workbook.xml.rels': relationsOf(officeRelation(name, target)) })
}

function withInside(workbook: Buffer): Buffer {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'word/document.xml': Buffer.from(wordText('')),
      'word/embeddings/Workbook1.xlsx': workbook,
    }),
  )
}

/** Excel's record of a sheet called One. @param kind 0 a sheet, 1 a macro sheet */
function sheetRecord(kind: 0 | 1): Buffer {
  return Buffer.concat([Buffer.of(0x85, 0, 11, 0, 0, 0, 0, 0, 0, kind, 3, 0), Buffer.from('One', 'latin1')])
}
