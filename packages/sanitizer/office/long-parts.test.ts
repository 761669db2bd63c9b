import { expect, test } from 'vitest'
import { relationsOf } from '../vectors/office-package.ts'
import { cleanOoxml } from './clean-ooxml.ts'
import { book, letter, mc, packed, r, w, x } from './vectors/plain-packages.ts'
import { cleanAlone, partsOf } from './vectors/try-cleaning.ts'

const hiddenLevel =
  '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:lvlText w:val="ZqSecretWx %1"/><w:rPr><w:vanish/></w:rPr></w:lvl>'

test.for([0, 1, 2, 3, 4, 5, 6])(
  'words that a list hides go, wherever its part is written in two (moved by %i)',
  async (moved) => {
    const levels = '<w:lvl w:ilvl="0"/>'.repeat(moved) + hiddenLevel.repeat(3000)
    const bytes = packed(
      letter(
        {
          'word/_rels/document.xml.rels': relationsOf([['rId1', 'numbering', 'numbering.xml']]),
          'word/numbering.xml': `<w:numbering ${w}><w:abstractNum w:abstractNumId="1">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
        },
        '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Seen item</w:t></w:r></w:p>',
      ),
    )
    const { bytes: cleaned } = await cleanAlone(cleanOoxml, bytes)
    const numbering = partsOf(cleaned).get('word/numbering.xml') ?? ''
    expect([numbering.includes('w:lvlText'), numbering.includes('ZqSecretWx')]).toEqual([true, false])
  },
)

test.for([1 << 16, (1 << 16) + (1 << 20)])(
  'a name that a formula uses stays, though the sheet is read in two pieces there (%i)',
  async (cut) => {
    const start = '<sheetData><row r="1"><c r="A1"><f>2*'
    const before = `<worksheet ${x} ${r} ${mc}>${start}Ra`.length
    const given = packed(
      book(`${' '.repeat(cut - before)}${start}Rate</f><v>1</v></c></row></sheetData>`, {
        'xl/workbook.xml': `<workbook ${x} ${r}><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="Rate">One!$A$2</definedName></definedNames></workbook>`,
      }),
    )
    const { bytes } = await cleanAlone(cleanOoxml, given)
    expect(partsOf(bytes).get('xl/workbook.xml')).toContain('name="Rate"')
  },
)
