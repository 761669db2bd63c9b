import { shapes as names, r, slides } from '../../office/vectors/plain-packages.ts'
import { packageOf, relationsOf } from '../office-package.ts'
import { marker, type Places, placesOf } from './place.ts'

const box = (x: number, y: number, cx: number, cy: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`
const solid = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`
const shape = (look: string, words: string, { run = '', body = '', hidden = '' } = {}) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="21" name="a"${hidden}/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${look}</p:spPr>${words === '' ? '' : `<p:txBody><a:bodyPr>${body}</a:bodyPr><a:p><a:r>${run === '' ? '' : run}<a:t>${words}</a:t></a:r></a:p></p:txBody>`}</p:sp>`
const place = box(4_000_000, 2_000_000, 2_000_000, 900_000)
const rPr = (inside: string, attributes = '') => `<a:rPr lang="en-NG"${attributes}>${inside}</a:rPr>`
const deck = (beside: string) => packageOf(slides({ beside }))
const pictureOf = (fill: string) =>
  `<a:tbl><a:tblGrid><a:gridCol w="100"/><a:gridCol w="100"/></a:tblGrid><a:tr h="100">${fill}</a:tr></a:tbl>`
const table = (cells: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="a"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="4000000" y="2000000"/><a:ext cx="900000" cy="900000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">${pictureOf(cells)}</a:graphicData></a:graphic></p:graphicFrame>`
const cell = (words: string, attributes = '', look = '', run = '') =>
  `<a:tc${attributes}><a:txBody><a:bodyPr/><a:p><a:r>${run}<a:t>${words}</a:t></a:r></a:p></a:txBody><a:tcPr>${look}</a:tcPr></a:tc>`

const unseen = placesOf('unseen', deck, {
  'pptx: white letters': shape(place, marker, { run: rPr(solid('FFFFFF')) }),
  'pptx: white letters of the theme': shape(place, marker, {
    run: rPr('<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>'),
  }),
  'pptx: letters in the colour of their shape': shape(place + solid('224466'), marker, {
    run: rPr(solid('224466')),
  }),
  'pptx: letters that let everything through': shape(place, marker, {
    run: rPr('<a:solidFill><a:srgbClr val="000000"><a:alpha val="0"/></a:srgbClr></a:solidFill>'),
  }),
  'pptx: letters filled with nothing': shape(place, marker, { run: rPr('<a:noFill/>') }),
  'pptx: letters of one point': shape(place, marker, { run: rPr('', ' sz="100"') }),
  'pptx: letters shrunk': shape(place, marker, { body: '<a:normAutofit fontScale="1000"/>' }),
  'pptx: hidden shape': shape(place, marker, { hidden: ' hidden="1"' }),
  'pptx: right of the slide': shape(box(9_500_000, 100, 900_000, 900_000), marker),
  'pptx: left of the slide': shape(box(-2_000_000, 100, 900_000, 900_000), marker),
  'pptx: below the slide': shape(box(100, 7_000_000, 900_000, 900_000), marker),
  'pptx: above the slide': shape(box(100, -2_000_000, 900_000, 900_000), marker),
  'pptx: group beside the slide': `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="8" name="a"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="9500000" y="0"/><a:ext cx="900000" cy="900000"/><a:chOff x="0" y="0"/><a:chExt cx="900000" cy="900000"/></a:xfrm></p:grpSpPr>${shape(box(0, 0, 900_000, 900_000), marker)}</p:grpSp>`,
  'pptx: covered by a box':
    shape(place, marker) + shape(box(3_900_000, 1_900_000, 2_300_000, 1_200_000) + solid('000000'), ''),
  'pptx: covered by a box with words':
    shape(place, marker) + shape(box(0, 0, 9_144_000, 6_858_000) + solid('FFFFFF'), 'Seen over it'),
  'pptx: table covered by a box':
    table(cell(marker)) + shape(box(3_900_000, 1_900_000, 2_300_000, 1_200_000) + solid('FFFFFF'), ''),
  'pptx: cell under a merged one': table(cell('Seen', ' gridSpan="2"') + cell(marker, ' hMerge="1"')),
  'pptx: cell merged downwards': table(cell('Seen') + cell(marker, ' vMerge="1"')),
  'pptx: letters in the colour of their cell': table(
    cell('Seen') + cell(marker, '', solid('4472C4'), rPr(solid('4472C4'))),
  ),
  'pptx: line of letters in white within others': `<p:sp><p:nvSpPr><p:cNvPr id="7" name="a"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${place}</p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:t>Seen</a:t></a:r><a:r>${rPr(solid('FFFFFF'))}<a:t>${marker}</a:t></a:r></a:p></p:txBody></p:sp>`,
})

const timing = `<p:timing><p:tnLst><p:par><p:cTn id="1" dur="indefinite" nodeType="tmRoot"><p:childTnLst><p:par><p:cTn id="2" presetID="1" presetClass="exit" presetSubtype="0" fill="hold" nodeType="withEffect"><p:childTnLst><p:set><p:cBhvr><p:cTn id="3" dur="1"/><p:tgtEl><p:spTgt spid="77"/></p:tgtEl></p:cBhvr></p:set></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`
const sld = (tree: string, end = '', attributes = '') =>
  `<p:sld ${names} ${r}${attributes}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${tree}</p:spTree></p:cSld>${end}</p:sld>`
const layout = (tree: string) => sld(tree).replaceAll('p:sld', 'p:sldLayout')
const all = (entries: Record<string, Uint8Array>, sort: 'unseen' | 'unreached'): Places =>
  Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, { bytes, sort }]))

const more = all(
  {
    'pptx: animated away at once': packageOf(
      slides({ beside: shape(place, marker).replace(/id="\d+"/, 'id="77"'), behind: timing }),
    ),
    'pptx: hidden slide': packageOf(
      slides(
        {},
        {
          'ppt/presentation.xml': `<p:presentation ${names} ${r}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="257" r:id="rId3"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
          'ppt/_rels/presentation.xml.rels': relationsOf([
            ['rId1', 'slideMaster', 'slideMasters/slideMaster1.xml'],
            ['rId2', 'slide', 'slides/slide1.xml'],
            ['rId3', 'slide', 'slides/slide2.xml'],
          ]),
          'ppt/slides/slide2.xml': sld(shape(place, marker), '', ' show="0"'),
          'ppt/slides/_rels/slide2.xml.rels': relationsOf([
            ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
          ]),
        },
      ),
    ),
    'pptx: notes of the speaker': packageOf(
      slides(
        { relations: [['rId2', 'notesSlide', '../notesSlides/notesSlide1.xml']] },
        {
          'ppt/notesSlides/notesSlide1.xml': sld(shape(place, marker)).replaceAll('p:sld', 'p:notes'),
          'ppt/notesSlides/_rels/notesSlide1.xml.rels': relationsOf([
            ['rId1', 'slide', '../slides/slide1.xml'],
          ]),
        },
      ),
    ),
    'pptx: white background said, white letters': packageOf(
      slides(
        {},
        {
          'ppt/slides/slide1.xml': sld(
            shape(box(0, 0, 900_000, 900_000), 'Seen') + shape(place, marker, { run: rPr(solid('336699')) }),
          ).replace('<p:cSld>', `<p:cSld><p:bg><p:bgPr>${solid('336699')}<a:effectLst/></p:bgPr></p:bg>`),
        },
      ),
    ),
  },
  'unseen',
)

const master = (layouts: string) =>
  sld('')
    .replaceAll('p:sld', 'p:sldMaster')
    .replace(
      '</p:cSld>',
      `</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst>${layouts}</p:sldLayoutIdLst>`,
    )
const placeholder = (words: string, type: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="5" name="a"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`

const unreached = all(
  {
    'pptx: layout that no slide uses': packageOf(
      slides(
        {},
        {
          'ppt/slideMasters/slideMaster1.xml': master(
            '<p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/>',
          ),
          'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationsOf([
            ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
            ['rId2', 'slideLayout', '../slideLayouts/slideLayout2.xml'],
          ]),
          'ppt/slideLayouts/slideLayout2.xml': layout(shape(place, marker)),
          'ppt/slideLayouts/_rels/slideLayout2.xml.rels': relationsOf([
            ['rId1', 'slideMaster', '../slideMasters/slideMaster1.xml'],
          ]),
        },
      ),
    ),
    'pptx: master that no slide uses': packageOf(
      slides(
        {},
        {
          'ppt/presentation.xml': `<p:presentation ${names} ${r}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/><p:sldMasterId id="2147483660" r:id="rId3"/></p:sldMasterIdLst><p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
          'ppt/_rels/presentation.xml.rels': relationsOf([
            ['rId1', 'slideMaster', 'slideMasters/slideMaster1.xml'],
            ['rId2', 'slide', 'slides/slide1.xml'],
            ['rId3', 'slideMaster', 'slideMasters/slideMaster2.xml'],
          ]),
          'ppt/slideMasters/slideMaster2.xml': sld(shape(place, marker)).replaceAll('p:sld', 'p:sldMaster'),
          'ppt/slideMasters/_rels/slideMaster2.xml.rels': relationsOf([]),
        },
      ),
    ),
    'pptx: prompt of a layout': packageOf(
      slides({}, { 'ppt/slideLayouts/slideLayout1.xml': layout(placeholder(marker, 'body')) }),
    ),
    'pptx: foot of a layout': packageOf(
      slides({}, { 'ppt/slideLayouts/slideLayout1.xml': layout(placeholder(marker, 'ftr')) }),
    ),
    'pptx: name of a layout': packageOf(
      slides(
        {},
        { 'ppt/slideLayouts/slideLayout1.xml': layout('').replace('<p:cSld>', `<p:cSld name="${marker}">`) },
      ),
    ),
    'pptx: master for notes': packageOf(
      slides(
        {},
        {
          'ppt/_rels/presentation.xml.rels': relationsOf([
            ['rId1', 'slideMaster', 'slideMasters/slideMaster1.xml'],
            ['rId2', 'slide', 'slides/slide1.xml'],
            ['rId3', 'notesMaster', 'notesMasters/notesMaster1.xml'],
          ]),
          'ppt/notesMasters/notesMaster1.xml': sld(shape(place, marker)).replaceAll('p:sld', 'p:notesMaster'),
          'ppt/notesMasters/_rels/notesMaster1.xml.rels': relationsOf([]),
        },
      ),
    ),
    'pptx: tags': packageOf(
      slides(
        { relations: [['rId5', 'tags', '../tags/tag1.xml']] },
        { 'ppt/tags/tag1.xml': `<p:tagLst ${names}><p:tag name="a" val="${marker}"/></p:tagLst>` },
      ),
    ),
    'pptx: slide that nothing names': packageOf(
      slides({}, { 'ppt/slides/slide7.xml': sld(shape(place, marker)) }),
    ),
    'pptx: comment': packageOf(
      slides(
        { relations: [['rId5', 'comments', '../comments/comment1.xml']] },
        {
          'ppt/comments/comment1.xml': `<p:cmLst ${names}><p:cm authorId="0"><p:text>${marker}</p:text></p:cm></p:cmLst>`,
        },
      ),
    ),
    'pptx: description of a shape': deck(
      shape(place, 'Seen').replace('name="a"', `name="a" descr="${marker}"`),
    ),
    'pptx: name of a shape': deck(shape(place, 'Seen').replace('name="a"', `name="${marker}"`)),
    'pptx: picture that nothing shows': packageOf(
      slides(
        { relations: [['rId5', 'image', '../media/a.svg']] },
        { 'ppt/media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg"><text>${marker}</text></svg>` },
      ),
    ),
  },
  'unreached',
)

export const slidePlaces: Places = { ...unseen, ...more, ...unreached }
