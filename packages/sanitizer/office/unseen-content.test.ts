import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bookSample } from '../vectors/book-sample.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import { packageOf, relationsOf, typesOf } from '../vectors/office-package.ts'
import { blankPicture } from './blank-picture.ts'
import { cleanEpub } from './clean-epub.ts'
import { cleanOoxml } from './clean-ooxml.ts'
import { cleanAlone } from './vectors/try-cleaning.ts'

const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const officeType = 'application/vnd.openxmlformats-officedocument'

test('white text of a letter on its white page is told and goes', async () => {
  const letter = packageOf({
    '[Content_Types].xml': typesOf(`${officeType}.wordprocessingml.document.main+xml`, 'word/document.xml'),
    '_rels/.rels': relationsOf([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml':
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:rPr><w:color w:val="ffffff"/></w:rPr><w:t>white</w:t></w:r></w:p></w:body></w:document>',
  })
  const { told } = await cleanAlone(cleanOoxml, letter)
  expect(told.hidden.map(({ text }) => text)).toEqual(['Text in the colour of its ground: "white"'])
})

test.for([
  ['9500', true],
  ['100', false],
] as const)(
  'a shape at %s of a slide that is 9000 wide: told that it is beside the slide, %s',
  async ([x, isTold]) => {
    const names = `xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ${r}`
    const slides = packageOf({
      '[Content_Types].xml': typesOf(
        `${officeType}.presentationml.presentation.main+xml`,
        'ppt/presentation.xml',
      ),
      '_rels/.rels': relationsOf([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
      'ppt/presentation.xml': `<p:presentation ${names}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="9000" cy="6000"/></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': relationsOf([['rId1', 'slide', 'slides/slide1.xml']]),
      'ppt/slides/slide1.xml': `<p:sld ${names}><p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr><p:sp><p:spPr><a:xfrm><a:off x="${x}" y="10"/><a:ext cx="50" cy="50"/></a:xfrm></p:spPr></p:sp></p:spTree></p:cSld></p:sld>`,
    })
    const { told } = await cleanAlone(cleanOoxml, slides)
    expect(told.hidden.some(({ text }) => text.startsWith('A shape or picture beside the slide'))).toBe(
      isTold,
    )
  },
)

test('text that a class of the style sheet hides is told and goes, and what only print hides stays', async () => {
  const book = packageOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'a.opf':
      '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="p" href="p.xhtml" media-type="application/xhtml+xml"/><item id="s" href="s.css" media-type="text/css"/></manifest><spine><itemref idref="p"/></spine></package>',
    'p.xhtml':
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title><link rel="stylesheet" href="s.css"/></head><body><p class="a off">ZqUnseenWx</p><p class="paper">Seen</p></body></html>',
    's.css': 'p { color: red } .on, p.off { display: none } @media print { .paper { display: none } }',
  })
  const { bytes: cleaned, told } = await cleanAlone(cleanEpub, book)
  expect(findMarkers(cleaned, ['ZqUnseenWx', '>Seen<'])).toEqual(['>Seen<'])
  expect(told.hidden.map(({ text }) => text)).toEqual(['Hidden text: "ZqUnseenWx"'])
})

test('only the entries of a table of contents are words of it', async () => {
  const members = unzipSync(bookSample(blankPicture).bytes)
  const path = Object.keys(members).find((one) => one.endsWith('.ncx')) ?? ''
  const contents = new TextDecoder().decode(members[path])
  const torn = contents.replace('<content src', 'ycontent src')
  expect(torn).not.toBe(contents)
  const { bytes } = await cleanAlone(cleanEpub, packageOf({ ...members, [path]: torn }))
  const clean = unzipSync(bytes)
  const [, left] = Object.entries(clean).find(([one]) => one.endsWith('.ncx')) ?? []
  const text = new TextDecoder().decode(left)
  expect(text).toContain('Visible entry')
  expect(text).not.toContain('ycontent')
})
