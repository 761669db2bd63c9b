import { letter, r, said, w } from '../../office/vectors/plain-packages.ts'
import { packageOf, relationsOf, type SampleRelation } from '../office-package.ts'
import { marker, type Places, placesOf } from './place.ts'

const run = (look: string, text = marker) => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`
const p = (content: string, look = '') =>
  `<w:p>${look === '' ? '' : `<w:pPr>${look}</w:pPr>`}${content}</w:p>`
const words = `<w:r><w:t>${marker}</w:t></w:r>`
const cellWith = (look: string, content: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/>${look}</w:tcPr>${content}</w:tc>`
const table = (rows: string, look = '') =>
  `<w:tbl><w:tblPr>${look}</w:tblPr><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid>${rows}</w:tbl>`
const body = (content: string) => packageOf(letter({}, said + content))

/** A letter with styles; the content uses them. */
const styled = (
  styles: string,
  content: string,
  more: Record<string, string> = {},
  relations: SampleRelation[] = [],
) =>
  packageOf(
    letter(
      {
        'word/_rels/document.xml.rels': relationsOf([['rId8', 'styles', 'styles.xml'], ...relations]),
        'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>`,
        ...more,
      },
      said + content,
    ),
  )
const style = (id: string, inside: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${inside}</w:style>`
const hides = '<w:rPr><w:vanish/></w:rPr>'
const shows = '<w:rPr><w:vanish w:val="0"/></w:rPr>'
const based = (on: string) => `<w:basedOn w:val="${on}"/>`

const anchor = (x: number, y: number) =>
  `<w:p><w:r><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" behindDoc="0"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${y}</wp:posOffset></wp:positionV><wp:extent cx="900000" cy="900000"/><wp:wrapNone/><wp:docPr id="1" name="a"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:cNvSpPr/><wps:spPr/><wps:txbx><w:txbxContent>${p(words)}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`

const unseen = placesOf('unseen', body, {
  'docx: hidden run': p(run('<w:vanish/>')),
  'docx: hidden by special mark': p(run('<w:specVanish/><w:vanish/>')),
  'docx: white letters': p(run('<w:color w:val="FFFFFF"/>')),
  'docx: nearly white letters': p(run('<w:color w:val="FDFDFD"/>')),
  'docx: theme white letters': p(run('<w:color w:val="FFFFFF" w:themeColor="background1"/>')),
  'docx: letters of one point': p(run('<w:sz w:val="2"/>')),
  'docx: letters of one and a half points': p(run('<w:sz w:val="3"/>')),
  'docx: letters in the colour of a marker': p(run('<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>')),
  'docx: letters in the colour of their shade': p(
    run('<w:color w:val="203040"/><w:shd w:val="clear" w:color="auto" w:fill="203040"/>'),
  ),
  'docx: black on black paragraph': p(
    run('<w:color w:val="000000"/>'),
    '<w:shd w:val="clear" w:color="auto" w:fill="000000"/>',
  ),
  'docx: solid pattern': p(
    run('<w:color w:val="112233"/>'),
    '<w:shd w:val="solid" w:color="112233" w:fill="FFFFFF"/>',
  ),
  'docx: letters in the colour of their cell': table(
    `<w:tr>${cellWith('<w:shd w:val="clear" w:fill="4472C4"/>', p(run('<w:color w:val="4472C4"/>')))}</w:tr>`,
  ),
  'docx: white letters in a bare table': table(
    `<w:tr>${cellWith('', p(run('<w:color w:val="FFFFFF"/>')))}</w:tr>`,
  ),
  'docx: line of one twip': p(words, '<w:spacing w:line="1" w:lineRule="exact"/>'),
  'docx: line of one point': p(words, '<w:spacing w:line="20" w:lineRule="exact"/>'),
  'docx: row of one twip': table(
    `<w:tr><w:trPr><w:trHeight w:val="1" w:hRule="exact"/></w:trPr>${cellWith('', p(words))}</w:tr><w:tr>${cellWith('', p(''))}</w:tr>`,
  ),
  'docx: hidden row': table(
    `<w:tr><w:trPr><w:hidden/></w:trPr>${cellWith('', p(words))}</w:tr><w:tr>${cellWith('', p(''))}</w:tr>`,
  ),
  'docx: cell under a merged one': table(
    `<w:tr>${cellWith('<w:vMerge w:val="restart"/>', p(''))}</w:tr><w:tr>${cellWith('<w:vMerge/>', p(words))}</w:tr>`,
  ),
  'docx: frame beside the page': p(
    words,
    '<w:framePr w:w="2000" w:h="500" w:wrap="around" w:vAnchor="page" w:hAnchor="page" w:x="30000" w:y="200"/>',
  ),
  'docx: frame above the page': p(
    words,
    '<w:framePr w:w="2000" w:h="500" w:wrap="around" w:vAnchor="page" w:hAnchor="page" w:x="200" w:y="-30000"/>',
  ),
  'docx: table beside the page': table(
    `<w:tr>${cellWith('', p(words))}</w:tr>`,
    '<w:tblpPr w:horzAnchor="page" w:vertAnchor="page" w:tblpX="30000" w:tblpY="200"/>',
  ),
  'docx: shape beside the page': anchor(20_000_000, 100_000),
  'docx: shape above the page': anchor(100_000, -9_000_000),
  'docx: old shape that is hidden': `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="position:absolute;width:90pt;height:90pt;visibility:hidden"><v:textbox><w:txbxContent>${p(words)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`,
  'docx: letters filled with nothing': p(
    run(
      '<w14:textFill xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:noFill/></w14:textFill>',
    ),
  ),
  'docx: letters filled with full transparency': p(
    run(
      '<w14:textFill xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:solidFill><w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr></w14:solidFill></w14:textFill>',
    ),
  ),
  'docx: phantom of a formula': `<w:p><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e><m:r><m:t>${marker}</m:t></m:r></m:e></m:phant></m:oMath></w:p>`,
  'docx: hidden run of a formula': `<w:p><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><w:rPr><w:vanish/></w:rPr><m:t>${marker}</m:t></m:r></m:oMath></w:p>`,
  'docx: field that stores': `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>SET a "${marker}"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  'docx: white letters in a text box': `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:90pt;height:90pt"><v:textbox><w:txbxContent>${p(run('<w:color w:val="FFFFFF"/>'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`,
})

const byStyle: Places = Object.fromEntries(
  Object.entries({
    'docx: hidden by style': styled(style('A', hides), p(words, '<w:pStyle w:val="A"/>')),
    'docx: hidden by a style below the style': styled(
      style('A', hides) + style('B', based('A')),
      p(words, '<w:pStyle w:val="B"/>'),
    ),
    'docx: hidden by a style three below': styled(
      style('A', hides) + style('B', based('A')) + style('C', based('B')) + style('D', based('C')),
      p(words, '<w:pStyle w:val="D"/>'),
    ),
    'docx: hidden by a style of letters': styled(
      style('A', hides, 'character') + style('B', based('A'), 'character'),
      p(`<w:r><w:rPr><w:rStyle w:val="B"/></w:rPr><w:t>${marker}</w:t></w:r>`),
    ),
    'docx: hidden by a style of the table': styled(
      style('A', hides, 'table'),
      table(`<w:tr>${cellWith('', p(words))}</w:tr>`, '<w:tblStyle w:val="A"/>'),
    ),
    'docx: hidden by a style below that of the table': styled(
      style('A', hides, 'table') + style('B', based('A'), 'table'),
      table(`<w:tr>${cellWith('', p(words))}</w:tr>`, '<w:tblStyle w:val="B"/>'),
    ),
    'docx: hidden by the usual style': styled(
      `<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/>${hides}</w:style>${style('S', shows)}`,
      p(words) + p('<w:r><w:t>Seen</w:t></w:r>', '<w:pStyle w:val="S"/>'),
    ),
    'docx: hidden by what holds everywhere': styled(
      `<w:docDefaults><w:rPrDefault>${hides}</w:rPrDefault></w:docDefaults>${style('S', shows)}`,
      p(words) + p('<w:r><w:t>Seen</w:t></w:r>', '<w:pStyle w:val="S"/>'),
    ),
    'docx: white by style': styled(
      style('A', '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>'),
      p(words, '<w:pStyle w:val="A"/>'),
    ),
    'docx: white by a style below': styled(
      style('A', '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>') + style('B', based('A')),
      p(words, '<w:pStyle w:val="B"/>'),
    ),
    'docx: tiny by style': styled(
      style('A', '<w:rPr><w:sz w:val="2"/></w:rPr>'),
      p(words, '<w:pStyle w:val="A"/>'),
    ),
    'docx: shade by style, colour by run': styled(
      style('A', '<w:pPr><w:shd w:val="clear" w:fill="336699"/></w:pPr>'),
      p(run('<w:color w:val="336699"/>'), '<w:pStyle w:val="A"/>'),
    ),
    'docx: flat line by style': styled(
      style('A', '<w:pPr><w:spacing w:line="2" w:lineRule="exact"/></w:pPr>'),
      p(words, '<w:pStyle w:val="A"/>'),
    ),
  }).map(([name, bytes]) => [name, { bytes, sort: 'unseen' }]),
)

const part = (name: string, root: string, content: string) => ({
  [`word/${name}.xml`]: `<w:${root} ${w} ${r}>${content}</w:${root}>`,
})
const section = (references: string, more = '') => `<w:sectPr>${references}${more}</w:sectPr>`
const reference = (kind: string, type: string, id: string) =>
  `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`
const lists = (inside: string, used: string) =>
  styled(
    '',
    p('<w:r><w:t>Seen item</w:t></w:r>', `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${used}"/></w:numPr>`),
    part('numbering', 'numbering', inside),
    [['rId1', 'numbering', 'numbering.xml']],
  )
const level = (text: string, look = '') =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="${text}"/>${look}</w:lvl>`

const unreached: Places = Object.fromEntries(
  Object.entries({
    'docx: first header that no section shows': styled(
      '',
      section(reference('header', 'first', 'rId1')),
      part('header1', 'hdr', p(words)),
      [['rId1', 'header', 'header1.xml']],
    ),
    'docx: even header that no page shows': styled(
      '',
      section(reference('header', 'even', 'rId1')),
      part('header1', 'hdr', p(words)),
      [['rId1', 'header', 'header1.xml']],
    ),
    'docx: first footer that is turned off': styled(
      '',
      section(reference('footer', 'first', 'rId1'), '<w:titlePg w:val="0"/>'),
      part('footer1', 'ftr', p(words)),
      [['rId1', 'footer', 'footer1.xml']],
    ),
    'docx: even footer': styled(
      '',
      section(reference('footer', 'even', 'rId1')),
      part('footer1', 'ftr', p(words)),
      [['rId1', 'footer', 'footer1.xml']],
    ),
    'docx: header that nothing names': styled('', '', part('header1', 'hdr', p(words)), [
      ['rId1', 'header', 'header1.xml'],
    ]),
    'docx: footnote without a place': styled(
      '',
      '',
      part('footnotes', 'footnotes', `<w:footnote w:id="5">${p(words)}</w:footnote>`),
      [['rId1', 'footnotes', 'footnotes.xml']],
    ),
    'docx: endnote without a place': styled(
      '',
      '',
      part('endnotes', 'endnotes', `<w:endnote w:id="5">${p(words)}</w:endnote>`),
      [['rId1', 'endnotes', 'endnotes.xml']],
    ),
    'docx: list that no line is in': lists(
      `<w:abstractNum w:abstractNumId="1">${level('%1.')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level(`${marker} %1`)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>`,
      '1',
    ),
    'docx: hidden words of a list': lists(
      `<w:abstractNum w:abstractNumId="1">${level(`${marker} %1`, hides)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
      '1',
    ),
    'docx: style that nothing uses': styled(style('A', `<w:rPr><w:rFonts w:ascii="${marker}"/></w:rPr>`), ''),
    'docx: name of a style': styled(
      style(marker, '<w:rPr><w:b/></w:rPr>'),
      p('<w:r><w:t>Seen</w:t></w:r>', `<w:pStyle w:val="${marker}"/>`),
    ),
    'docx: variable': styled(
      '',
      '',
      part('settings', 'settings', `<w:docVars><w:docVar w:name="a" w:val="${marker}"/></w:docVars>`),
      [['rId1', 'settings', 'settings.xml']],
    ),
    'docx: data of other programs': styled('', '', { 'customXml/item1.xml': `<a>${marker}</a>` }, [
      ['rId1', 'customXml', '../customXml/item1.xml'],
    ]),
    'docx: picture that nothing shows': styled(
      '',
      '',
      { 'word/media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><text>${marker}</text></svg>` },
      [['rId1', 'image', 'media/a.svg']],
    ),
    'docx: part that nothing leads to': styled('', '', { 'word/other.xml': `<a>${marker}</a>` }),
    'docx: relation that nothing uses': styled('', '', {}, [
      ['rId1', 'hyperlink', `https://example.org/${marker}`, 'External'],
    ]),
    'docx: deleted words': body(
      p(`<w:del w:id="1" w:author="a"><w:r><w:delText>${marker}</w:delText></w:r></w:del>`),
    ),
    'docx: default of a form': body(
      `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="a"/><w:textInput><w:default w:val="${marker}"/></w:textInput></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ),
  }).map(([name, bytes]) => [name, { bytes, sort: 'unreached' }]),
)

export const wordPlaces: Places = { ...unseen, ...byStyle, ...unreached }
