import { common, letters, make, masters, p, said, span, style } from './open-parts.ts'
import { marker, type Places } from './place.ts'

const spans: Record<string, string> = {
  'odt: hidden letters': 'text:display="none"',
  'odt: white letters': 'fo:color="#ffffff"',
  'odt: nearly white letters': 'fo:color="#fefefe"',
  'odt: letters of one point': 'fo:font-size="1pt"',
  'odt: letters of a tenth of a millimetre': 'fo:font-size="0.1mm"',
  'odt: letters in the colour of their marker': 'fo:color="#336699" fo:background-color="#336699"',
  'odt: transparent letters': 'loext:opacity="0%"',
}

const texts: Record<string, readonly [string, string, string?]> = {
  ...Object.fromEntries(Object.entries(spans).map(([name, look]) => [name, span(look)])),
  'odt: hidden by the style of a paragraph': [
    style('P1', 'paragraph', letters('text:display="none"')),
    said + p('P1'),
  ],
  'odt: hidden by a style below': [
    style('P1', 'paragraph', '', 'Hide'),
    said + p('P1'),
    common(style('Hide', 'paragraph', letters('text:display="none"'))),
  ],
  'odt: hidden by a style two below': [
    '',
    said + p('Sub'),
    common(
      style('Hide', 'paragraph', letters('text:display="none"')) +
        style('Mid', 'paragraph', '', 'Hide') +
        style('Sub', 'paragraph', '', 'Mid'),
    ),
  ],
  'odt: white by a style below': [
    style('P1', 'paragraph', '', 'Pale'),
    said + p('P1'),
    common(style('Pale', 'paragraph', letters('fo:color="#ffffff"'))),
  ],
  'odt: tiny by a style below': [
    style('P1', 'paragraph', '', 'Pale'),
    said + p('P1'),
    common(style('Pale', 'paragraph', letters('fo:font-size="1pt"'))),
  ],
  'odt: hidden by what holds everywhere': [
    '',
    `${said.replace('<text:p>', '<text:p text:style-name="Show">')}<text:p>${marker}</text:p>`,
    common(
      `<style:default-style style:family="paragraph">${letters('text:display="none"')}</style:default-style>${style('Show', 'paragraph', letters('text:display="true"'))}`,
    ),
  ],
  'odt: letters in the colour of their paragraph': [
    style(
      'P1',
      'paragraph',
      '<style:paragraph-properties fo:background-color="#112233"/><style:text-properties fo:color="#112233"/>',
    ),
    said + p('P1'),
  ],
  'odt: line of one twip': [
    style('P1', 'paragraph', '<style:paragraph-properties fo:line-height="0.002cm"/>'),
    said + p('P1'),
  ],
  'odt: hidden section': [
    '',
    `${said}<text:section text:name="a" text:display="none"><text:p>${marker}</text:p></text:section>`,
  ],
  'odt: text that a condition hides': [
    '',
    `${said}<text:p><text:hidden-text text:condition="1" text:string-value="${marker}" text:is-hidden="true"/></text:p>`,
  ],
  'odt: white letters in a table': [
    `${style('T1', 'text', letters('fo:color="#ffffff"'))}`,
    `${said}<table:table table:name="a"><table:table-column/><table:table-row><table:table-cell><text:p><text:span text:style-name="T1">${marker}</text:span></text:p></table:table-cell></table:table-row></table:table>`,
  ],
  'odt: letters in the colour of their cell': [
    style('T1', 'text', letters('fo:color="#4472c4"')) +
      style('ce1', 'table-cell', '<style:table-cell-properties fo:background-color="#4472c4"/>'),
    `${said}<table:table table:name="a"><table:table-column/><table:table-row><table:table-cell table:style-name="ce1"><text:p><text:span text:style-name="T1">${marker}</text:span></text:p></table:table-cell></table:table-row></table:table>`,
  ],
  'odt: cell under a merged one': [
    '',
    `${said}<table:table table:name="a"><table:table-column/><table:table-column/><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>Seen</text:p></table:table-cell><table:covered-table-cell><text:p>${marker}</text:p></table:covered-table-cell></table:table-row></table:table>`,
  ],
  'odt: row of one twip': [
    style('ro1', 'table-row', '<style:table-row-properties style:row-height="0.001cm"/>'),
    `${said}<table:table table:name="a"><table:table-column/><table:table-row table:style-name="ro1"><table:table-cell><text:p>${marker}</text:p></table:table-cell></table:table-row></table:table>`,
  ],
  'odt: frame beside the page': [
    '',
    `${said}<text:p><draw:frame svg:x="60cm" svg:y="1cm" svg:width="3cm" svg:height="1cm" text:anchor-type="page"><draw:text-box><text:p>${marker}</text:p></draw:text-box></draw:frame></text:p>`,
  ],
  'odt: frame above the page': [
    '',
    `${said}<text:p><draw:frame svg:x="1cm" svg:y="-50cm" svg:width="3cm" svg:height="1cm" text:anchor-type="page"><draw:text-box><text:p>${marker}</text:p></draw:text-box></draw:frame></text:p>`,
  ],
}

const header = (inside: string, more = '') =>
  masters('').replace(
    '<style:master-page style:name="Default" style:page-layout-name="pm1"/>',
    `<style:master-page style:name="Standard" style:page-layout-name="pm1">${inside}</style:master-page>${more}`,
  )
const unreached: Record<string, readonly [string, string, string?]> = {
  'odt: header that is turned off': [
    '',
    said,
    header(`<style:header style:display="false"><text:p>${marker}</text:p></style:header>`),
  ],
  'odt: left header that is turned off': [
    '',
    said,
    header(
      `<style:header><text:p>Seen</text:p></style:header><style:header-left style:display="false"><text:p>${marker}</text:p></style:header-left>`,
    ),
  ],
  'odt: page master that nothing uses': [
    '',
    said,
    header(
      '',
      `<style:master-page style:name="Other" style:page-layout-name="pm1"><style:header><text:p>${marker}</text:p></style:header></style:master-page>`,
    ),
  ],
  'odt: style that nothing uses': [
    '',
    said,
    common(style('Own', 'paragraph', `<style:text-properties style:font-name="${marker}"/>`)),
  ],
  'odt: name of a style': [
    '',
    said + p(marker, 'Seen'),
    common(style(marker, 'paragraph', letters('fo:font-weight="bold"'))),
  ],
  'odt: list that nothing uses': [
    '',
    said,
    common(
      `<text:list-style style:name="Own"><text:list-level-style-number text:level="1" style:num-prefix="${marker}" style:num-format="1"/></text:list-style>`,
    ),
  ],
  'odt: change that was deleted': [
    '',
    `<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><text:p>${marker}</text:p></text:deletion></text:changed-region></text:tracked-changes>${said}`,
  ],
  'odt: comment': [
    '',
    `<text:p>Seen<office:annotation><text:p>${marker}</text:p></office:annotation></text:p>`,
  ],
  'odt: variable': [
    '',
    `<text:user-field-decls><text:user-field-decl text:name="a" office:string-value="${marker}" office:value-type="string"/></text:user-field-decls>${said}`,
  ],
  'odt: title of a picture': [
    '',
    `<text:p>Seen<draw:frame svg:width="1cm" svg:height="1cm"><draw:text-box><text:p>Seen</text:p></draw:text-box><svg:title>${marker}</svg:title></draw:frame></text:p>`,
  ],
}

export const openPlaces: Places = {
  ...make('text', 'unseen', texts),
  ...make('text', 'unreached', unreached),
}
