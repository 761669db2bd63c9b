import { book, r, x } from '../../office/vectors/plain-packages.ts'
import { packageOf, relationsOf, type SampleRelation } from '../office-package.ts'
import { marker, type Places, placesOf } from './place.ts'

const text = (reference: string, words: string, style = 0) =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t>${words}</t></is></c>`
const rows = (inside: string, more = '', row = '') =>
  `${more}<sheetData><row r="1">${text('A1', 'Seen words')}</row><row r="2"${row}>${inside}</row></sheetData>`

/** Fonts, fills and formats, each with a style of cells: 1 is what the place is about. */
function stylesOf({ font = '', fill = '', format = '', more = '' }): string {
  return `<styleSheet ${x}>${format === '' ? '' : `<numFmts count="1"><numFmt numFmtId="170" formatCode="${format}"/></numFmts>`}<fonts count="2"><font><sz val="11"/></font><font>${font === '' ? '<sz val="11"/>' : font}</font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill>${fill === '' ? '<patternFill patternType="none"/>' : fill}</fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="${format === '' ? 0 : 170}" fontId="1" fillId="2" borderId="0" xfId="0"/></cellXfs>${more}</styleSheet>`
}

const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="a"><a:themeElements><a:clrScheme name="a"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="44546A"/></a:dk2><a:lt2><a:srgbClr val="E7E6E6"/></a:lt2><a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`

function styled(
  looks: Parameters<typeof stylesOf>[0],
  sheet: string,
  more: Record<string, string> = {},
  relations: SampleRelation[] = [],
): Uint8Array {
  return packageOf(
    book(sheet, {
      'xl/_rels/workbook.xml.rels': relationsOf([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'styles', 'styles.xml'],
        ['rId3', 'theme', 'theme/theme1.xml'],
        ...relations,
      ]),
      'xl/styles.xml': stylesOf(looks),
      'xl/theme/theme1.xml': theme,
      ...more,
    }),
  )
}
const cell = rows(text('A2', marker, 1))
const all = (entries: Record<string, Uint8Array>, sort: 'unseen' | 'unreached'): Places =>
  Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, { bytes, sort }]))
const colour = (value: string) => `<sz val="11"/><color ${value}/>`
const solid = (value: string) => `<patternFill patternType="solid"><fgColor ${value}/></patternFill>`

const looks = all(
  {
    'xlsx: format of three semicolons': styled({ format: ';;;' }, cell),
    'xlsx: format of empty words': styled(
      { format: '&quot;&quot;;&quot;&quot;;&quot;&quot;;&quot;&quot;' },
      cell,
    ),
    'xlsx: format without words': styled({ format: 'General;General;General;' }, cell),
    'xlsx: white letters': styled({ font: colour('rgb="FFFFFFFF"') }, cell),
    'xlsx: white letters of the theme': styled({ font: colour('theme="0"') }, cell),
    'xlsx: white letters by index': styled({ font: colour('indexed="9"') }, cell),
    'xlsx: letters in the colour of their cell': styled(
      { font: colour('rgb="FF4472C4"'), fill: solid('rgb="FF4472C4"') },
      cell,
    ),
    'xlsx: letters in the colour of the theme': styled(
      { font: colour('theme="4"'), fill: solid('theme="4"') },
      cell,
    ),
    'xlsx: black on black': styled({ fill: solid('rgb="FF000000"') }, cell),
    'xlsx: letters of one point': styled({ font: '<sz val="1"/>' }, cell),
    'xlsx: row of a tenth of a point': styled({}, rows(text('A2', marker), '', ' ht="0.1" customHeight="1"')),
    'xlsx: hidden row': styled({}, rows(text('A2', marker), '', ' hidden="1"')),
    'xlsx: row of no height': styled({}, rows(text('A2', marker), '', ' ht="0" customHeight="1"')),
    'xlsx: narrow column': styled(
      {},
      rows(text('B2', marker), '<cols><col min="2" max="2" width="0.05" customWidth="1"/></cols>'),
    ),
    'xlsx: column of no width': styled(
      {},
      rows(text('B2', marker), '<cols><col min="2" max="2" width="0" customWidth="1"/></cols>'),
    ),
    'xlsx: hidden column': styled(
      {},
      rows(text('B2', marker), '<cols><col min="2" max="2" hidden="1"/></cols>'),
    ),
    'xlsx: value under a merged cell': styled(
      {},
      `${rows(`${text('A2', 'Seen')}${text('B2', marker)}`)}<mergeCells><mergeCell ref="A2:C2"/></mergeCells>`,
    ),
    'xlsx: value under a merged column': styled(
      {},
      `<sheetData><row r="1">${text('A1', 'Seen')}</row><row r="2">${text('A2', marker)}</row></sheetData><mergeCells><mergeCell ref="A1:A3"/></mergeCells>`,
    ),
    'xlsx: rule that hides': styled(
      { more: '<dxfs count="1"><dxf><numFmt numFmtId="171" formatCode=";;;"/></dxf></dxfs>' },
      `${rows(text('A2', marker))}<conditionalFormatting sqref="A2"><cfRule type="expression" dxfId="0" priority="1"><formula>TRUE</formula></cfRule></conditionalFormatting>`,
    ),
    'xlsx: rule with white letters': styled(
      { more: '<dxfs count="1"><dxf><font><color rgb="FFFFFFFF"/></font></dxf></dxfs>' },
      `${rows(text('A2', marker))}<conditionalFormatting sqref="A2"><cfRule type="expression" dxfId="0" priority="1"><formula>TRUE</formula></cfRule></conditionalFormatting>`,
    ),
    'xlsx: words in N of a formula': styled({}, rows(`<c r="A2"><f>1+N("${marker}")</f><v>1</v></c>`)),
    'xlsx: dead branch of a formula': styled(
      {},
      rows(`<c r="A2"><f>IF(FALSE,"${marker}",5)</f><v>5</v></c>`),
    ),
    'xlsx: words of a formula that are not shown': styled(
      {},
      rows(`<c r="A2"><f>IF(A1="${marker}",1,2)</f><v>2</v></c>`),
    ),
    'xlsx: white letters in a piece of a cell': styled(
      {},
      rows(
        `<c r="A2" t="inlineStr"><is><r><t>Seen</t></r><r><rPr><color rgb="FFFFFFFF"/></rPr><t>${marker}</t></r></is></c>`,
      ),
    ),
    'xlsx: hidden sheet': packageOf(
      book(rows(''), {
        'xl/workbook.xml': `<workbook ${x} ${r}><sheets><sheet name="One" sheetId="1" r:id="rId1"/><sheet name="Two" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': relationsOf([
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
        ]),
        'xl/worksheets/sheet2.xml': `<worksheet ${x}>${rows(text('A2', marker))}</worksheet>`,
      }),
    ),
    'xlsx: sheet hidden more': packageOf(
      book(rows(''), {
        'xl/workbook.xml': `<workbook ${x} ${r}><sheets><sheet name="One" sheetId="1" r:id="rId1"/><sheet name="Two" sheetId="2" state="veryHidden" r:id="rId2"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': relationsOf([
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
        ]),
        'xl/worksheets/sheet2.xml': `<worksheet ${x}>${rows(text('A2', marker))}</worksheet>`,
      }),
    ),
  },
  'unseen',
)

const names = (inside: string) => ({
  'xl/workbook.xml': `<workbook ${x} ${r}><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets><definedNames>${inside}</definedNames></workbook>`,
})
const table = (inside: string, attributes = '') => ({
  'xl/worksheets/_rels/sheet1.xml.rels': relationsOf([['rId1', 'table', '../tables/table1.xml']]),
  'xl/tables/table1.xml': `<table ${x} id="1" name="T" displayName="T" ref="A1:A2" ${attributes}>${inside}</table>`,
})
const sheetEnd = (end: string) => styled({}, rows(text('A2', 'Seen')) + end)

const ends = placesOf('unreached', sheetEnd, {
  'xlsx: first header that is not shown': `<headerFooter><oddHeader>Seen</oddHeader><firstHeader>${marker}</firstHeader></headerFooter>`,
  'xlsx: even footer that is not shown': `<headerFooter><oddHeader>Seen</oddHeader><evenFooter>${marker}</evenFooter></headerFooter>`,
  'xlsx: prompt of a validation': `<dataValidations><dataValidation type="whole" sqref="A2" showInputMessage="1" prompt="${marker}"><formula1>1</formula1></dataValidation></dataValidations>`,
  'xlsx: title of a prompt': `<dataValidations><dataValidation type="whole" sqref="A2" promptTitle="${marker}"><formula1>1</formula1></dataValidation></dataValidations>`,
  'xlsx: error of a validation': `<dataValidations><dataValidation type="whole" sqref="A2" error="${marker}" errorTitle="a"><formula1>1</formula1></dataValidation></dataValidations>`,
  'xlsx: values of a filter': `<autoFilter ref="A1:A2"><filterColumn colId="0"><filters><filter val="${marker}"/></filters></filterColumn></autoFilter>`,
  'xlsx: condition of a filter': `<autoFilter ref="A1:A2"><filterColumn colId="0"><customFilters><customFilter val="${marker}"/></customFilters></filterColumn></autoFilter>`,
  'xlsx: scenario': `<scenarios><scenario name="${marker}"><inputCells r="A2" val="1"/></scenario></scenarios>`,
  'xlsx: tooltip of a link': `<hyperlinks><hyperlink ref="A2" location="A1" tooltip="${marker}"/></hyperlinks>`,
})

const unreached = all(
  {
    'xlsx: name that nothing uses': packageOf(
      book(rows(text('A2', 'Seen')), names(`<definedName name="${marker}">One!$A$1</definedName>`)),
    ),
    'xlsx: words of a name': packageOf(
      book(rows(text('A2', 'Seen')), names(`<definedName name="a">"${marker}"</definedName>`)),
    ),
    'xlsx: hidden name': packageOf(
      book(rows(text('A2', 'Seen')), names(`<definedName name="a" hidden="1">"${marker}"</definedName>`)),
    ),
    'xlsx: comment of a name': packageOf(
      book(
        rows('<c r="A2"><f>aa</f><v>1</v></c>'),
        names(`<definedName name="aa" comment="${marker}">One!$A$1</definedName>`),
      ),
    ),
    'xlsx: format that no cell uses': styled(
      { more: '', format: `0&quot;${marker}&quot;` },
      rows(text('A2', 'Seen')),
    ),
    'xlsx: name of a look': styled(
      { more: `<cellStyles><cellStyle name="${marker}" xfId="0"/></cellStyles>` },
      rows(text('A2', 'Seen')),
    ),
    'xlsx: string that no cell uses': styled(
      {},
      rows(text('A2', 'Seen')),
      { 'xl/sharedStrings.xml': `<sst ${x}><si><t>${marker}</t></si></sst>` },
      [['rId9', 'sharedStrings', 'sharedStrings.xml']],
    ),
    'xlsx: sums of a table without a last row': styled(
      {},
      `${rows(text('A2', 'Seen'))}<tableParts><tablePart r:id="rId1"/></tableParts>`,
      table(
        `<tableColumns count="1"><tableColumn id="1" name="Seen words" totalsRowLabel="${marker}"/></tableColumns>`,
      ),
    ),
    'xlsx: comment of a table': styled(
      {},
      `${rows(text('A2', 'Seen'))}<tableParts><tablePart r:id="rId1"/></tableParts>`,
      table(
        '<tableColumns count="1"><tableColumn id="1" name="Seen words"/></tableColumns>',
        `comment="${marker}"`,
      ),
    ),
    'xlsx: filter of a table': styled(
      {},
      `${rows(text('A2', 'Seen'))}<tableParts><tablePart r:id="rId1"/></tableParts>`,
      table(
        `<autoFilter ref="A1:A2"><filterColumn colId="0"><filters><filter val="${marker}"/></filters></filterColumn></autoFilter><tableColumns count="1"><tableColumn id="1" name="Seen words"/></tableColumns>`,
      ),
    ),
    'xlsx: spelling aid': styled(
      {},
      rows(`<c r="A2" t="inlineStr"><is><t>Seen</t><rPh sb="0" eb="1"><t>${marker}</t></rPh></is></c>`),
    ),
    'xlsx: sheet that nothing names': styled(
      {},
      rows(''),
      { 'xl/worksheets/sheet9.xml': `<worksheet ${x}>${rows(text('A2', marker))}</worksheet>` },
      [['rId9', 'worksheet', 'worksheets/sheet9.xml']],
    ),
    'xlsx: chain of calculation': styled(
      {},
      rows(''),
      { 'xl/calcChain.xml': `<calcChain ${x}><c r="${marker}"/></calcChain>` },
      [['rId9', 'calcChain', 'calcChain.xml']],
    ),
    'xlsx: revision': styled({}, rows(''), { 'xl/revisions/userNames.xml': `<users>${marker}</users>` }, [
      ['rId9', 'usernames', 'revisions/userNames.xml'],
    ]),
  },
  'unreached',
)

export const sheetPlaces: Places = { ...looks, ...ends, ...unreached }
