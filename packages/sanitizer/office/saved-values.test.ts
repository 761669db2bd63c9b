import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { book, letter, type Members, packed } from './vectors/plain-packages.ts'
import { cleanAsUsual } from './vectors/try-cleaning.ts'

const notes = (program: string) => ({
  'docProps/app.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Template>C:\\Users\\Ngozi</Template><Company>QzkcompanyVxj</Company><Application>${program}</Application><AppVersion>16.0300</AppVersion></Properties>`,
})
const sheet = (result: string, type = ' t="str"') =>
  `<sheetData><row r="1"><c r="A1"${type}><f>IF(B1="x","a","")</f>${result}</c><c r="B1" t="inlineStr"><is><t>Seen words</t></is></c></row></sheetData>`

const appOf = (bytes: Uint8Array) => {
  const members = unzipSync(bytes)
  const app = members['docProps/app.xml']
  return app === undefined ? undefined : strFromU8(app)
}

test.for([
  ['Microsoft Excel', '<v></v>'],
  ['Microsoft Macintosh Excel', '<v/>'],
  ['LibreOffice/24.2.0.3$Linux_X86_64 LibreOffice_project/da48', '<v/>'],
  ['Microsoft Excel', '<v>11-10-52</v>'],
] as const)(
  'a workbook of %s with the text result %s goes on naming Excel, and nothing else',
  async ([program, value]) => {
    const { bytes, kept, found } = await cleanAsUsual(packed(book(sheet(value), notes(program))))
    expect(appOf(bytes)?.replace(/<\?.*\?>\s*/, '')).toBe(
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Microsoft Excel</Application></Properties>',
    )
    expect(kept.map(({ text }) => text)).toContainEqual(expect.stringContaining('names Excel'))
    expect(found.some(({ text }) => text.includes('Program "Microsoft Excel"'))).toBe(false)
    expect((await cleanAsUsual(bytes)).bytes).toEqual(bytes)
    const members = unzipSync(bytes)
    expect(strFromU8(members['_rels/.rels'] ?? new Uint8Array())).toContain('Target="docProps/app.xml"')
    expect(strFromU8(members['[Content_Types].xml'] ?? new Uint8Array())).toContain('/docProps/app.xml')
  },
)

test.for<[string, Members]>([
  ['whose results are numbers', book(sheet('<v>5</v>', ''), notes('Microsoft Excel'))],
  ['whose results are yes or no', book(sheet('<v>1</v>', ' t="b"'), notes('Microsoft Excel'))],
  ['of a program that LibreOffice does not trust', book(sheet('<v/>'), notes('Tables 3'))],
  ['that names no program', book(sheet('<v/>'))],
  ['that is a letter', letter(notes('Microsoft Excel'))],
])('a document %s names no program', async ([, members]) => {
  expect(appOf((await cleanAsUsual(packed(members))).bytes)).toBeUndefined()
})
