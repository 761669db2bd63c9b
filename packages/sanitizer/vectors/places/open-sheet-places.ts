import { common, letters, make, masters, style } from './open-parts.ts'
import { marker, type Places } from './place.ts'

const cell = (words: string, name = '', more = '') =>
  `<table:table-cell${name === '' ? '' : ` table:style-name="${name}"`} office:value-type="string"${more}><text:p>${words}</text:p></table:table-cell>`
const sheet = (rows: string, columns = '<table:table-column/>') =>
  `<table:table table:name="One">${columns}<table:table-row>${cell('Seen words')}</table:table-row>${rows}</table:table>`
const row = (inside: string, more = '') => `<table:table-row${more}>${inside}</table:table-row>`

const sheets: Record<string, readonly [string, string, string?]> = {
  'ods: white letters': [
    style('ce1', 'table-cell', letters('fo:color="#ffffff"')),
    sheet(row(cell(marker, 'ce1'))),
  ],
  'ods: letters in the colour of their cell': [
    style(
      'ce1',
      'table-cell',
      '<style:table-cell-properties fo:background-color="#102030"/><style:text-properties fo:color="#102030"/>',
    ),
    sheet(row(cell(marker, 'ce1'))),
  ],
  'ods: letters of one point': [
    style('ce1', 'table-cell', letters('fo:font-size="1pt"')),
    sheet(row(cell(marker, 'ce1'))),
  ],
  'ods: format that shows nothing': [
    `<number:text-style style:name="N1"><number:text></number:text></number:text-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>`,
    sheet(row(cell(marker, 'ce1'))),
  ],
  'ods: white by a style below': [
    style('ce1', 'table-cell', '', 'Pale'),
    sheet(row(cell(marker, 'ce1'))),
    common(style('Pale', 'table-cell', letters('fo:color="#ffffff"'))),
  ],
  'ods: hidden row': ['', sheet(row(cell(marker), ' table:visibility="collapse"'))],
  'ods: filtered row': ['', sheet(row(cell(marker), ' table:visibility="filter"'))],
  'ods: row of no height': [
    style('ro1', 'table-row', '<style:table-row-properties style:row-height="0.01mm"/>'),
    sheet(row(cell(marker), ' table:style-name="ro1"')),
  ],
  'ods: narrow column': [
    style('co1', 'table-column', '<style:table-column-properties style:column-width="0.01mm"/>'),
    sheet(
      row(cell('Seen') + cell(marker)),
      '<table:table-column/><table:table-column table:style-name="co1"/>',
    ),
  ],
  'ods: hidden column': [
    '',
    sheet(
      row(cell('Seen') + cell(marker)),
      '<table:table-column/><table:table-column table:visibility="collapse"/>',
    ),
  ],
  'ods: cell under a merged one': [
    '',
    sheet(
      row(
        `<table:table-cell table:number-columns-spanned="2"><text:p>Seen</text:p></table:table-cell><table:covered-table-cell><text:p>${marker}</text:p></table:covered-table-cell>`,
      ),
    ),
  ],
  'ods: hidden sheet': [
    style('ta1', 'table', '<style:table-properties table:display="false"/>'),
    `${sheet('')}<table:table table:name="Two" table:style-name="ta1"><table:table-column/>${row(cell(marker))}</table:table>`,
  ],
  'ods: value that differs from what is shown': [
    '',
    sheet(row(cell('Seen', '', ` office:string-value="${marker}"`))),
  ],
  'ods: help of a validation': [
    '',
    `<table:content-validations><table:content-validation table:name="v1"><table:help-message table:display="true"><text:p>${marker}</text:p></table:help-message></table:content-validation></table:content-validations>${sheet('')}`,
  ],
  'ods: error of a validation': [
    '',
    `<table:content-validations><table:content-validation table:name="v1"><table:error-message><text:p>${marker}</text:p></table:error-message></table:content-validation></table:content-validations>${sheet('')}`,
  ],
  'ods: name that nothing uses': [
    '',
    `${sheet('')}<table:named-expressions><table:named-expression table:name="${marker}" table:expression="1"/></table:named-expressions>`,
  ],
  'ods: condition of a filter': [
    '',
    `${sheet('')}<table:database-ranges><table:database-range table:name="a" table:target-range-address="One.A1:One.A2"><table:filter><table:filter-condition table:field-number="0" table:operator="=" table:value="${marker}"/></table:filter></table:database-range></table:database-ranges>`,
  ],
  'ods: words in N of a formula': [
    '',
    sheet(
      row(
        `<table:table-cell table:formula="of:=1+N(&quot;${marker}&quot;)" office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell>`,
      ),
    ),
  ],
}

const slide = (inside: string, more = '') =>
  `<draw:page draw:name="page1" draw:master-page-name="Default"${more}>${inside}</draw:page>`
const box = (x: string, y: string, words: string, name = '', size = 'svg:width="5cm" svg:height="2cm"') =>
  `<draw:custom-shape${name === '' ? '' : ` draw:style-name="${name}"`} svg:x="${x}" svg:y="${y}" ${size}>${words === '' ? '' : `<text:p>${words}</text:p>`}<draw:enhanced-geometry draw:type="rectangle"/></draw:custom-shape>`
const seen = box('1cm', '1cm', 'Seen words')

const decks: Record<string, readonly [string, string, string?]> = {
  'odp: right of the slide': ['', slide(seen + box('40cm', '1cm', marker)), masters('')],
  'odp: above the slide': ['', slide(seen + box('1cm', '-20cm', marker)), masters('')],
  'odp: covered by a box': [
    style('gr1', 'graphic', '<style:graphic-properties draw:fill="solid" draw:fill-color="#000000"/>'),
    slide(
      seen + box('5cm', '5cm', marker) + box('4cm', '4cm', '', 'gr1', 'svg:width="9cm" svg:height="6cm"'),
    ),
    masters(''),
  ],
  'odp: white letters': [
    style('T1', 'text', letters('fo:color="#ffffff"')),
    slide(seen + box('5cm', '5cm', `<text:span text:style-name="T1">${marker}</text:span>`)),
    masters(''),
  ],
  'odp: tiny letters': [
    style('T1', 'text', letters('fo:font-size="1pt"')),
    slide(seen + box('5cm', '5cm', `<text:span text:style-name="T1">${marker}</text:span>`)),
    masters(''),
  ],
  'odp: hidden slide': [
    style('dp1', 'drawing-page', '<style:drawing-page-properties presentation:visibility="hidden"/>'),
    slide(seen) + slide(box('1cm', '1cm', marker), ' draw:style-name="dp1"').replace('page1', 'page2'),
    masters(''),
  ],
  'odp: notes of the speaker': [
    '',
    slide(
      `${seen}<presentation:notes><draw:frame svg:width="5cm" svg:height="2cm"><draw:text-box><text:p>${marker}</text:p></draw:text-box></draw:frame></presentation:notes>`,
    ),
    masters(''),
  ],
  'odp: master that no slide uses': [
    '',
    slide(seen),
    masters(
      `<style:master-page style:name="Other" style:page-layout-name="pm1">${box('1cm', '1cm', marker)}</style:master-page>`,
    ),
  ],
}

export const openSheetPlaces: Places = {
  ...make('spreadsheet', 'unseen', sheets),
  ...make('presentation', 'unseen', decks),
}
