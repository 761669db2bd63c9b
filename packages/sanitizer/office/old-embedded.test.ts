import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { relationsOf } from '../vectors/office-package.ts'
import { smallPng } from '../vectors/small-files.ts'
import { packed, slides } from './vectors/plain-packages.ts'
import { cleanAsUsual } from './vectors/try-cleaning.ts'

const frame =
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="7" name="Ngozi"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="685800" y="1143000"/><a:ext cx="5000000" cy="3000000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><p:oleObj spid="_x0000_s1026" name="Worksheet" r:id="rId3" progId="Excel.Sheet.8"><p:embed/></p:oleObj></a:graphicData></a:graphic></p:graphicFrame>'

const names = 'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'
const drawing = (shape: string) =>
  `<xml ${names}><v:shape id="Ngozi" o:spid="${shape}"><v:imagedata o:relid="rId1" o:title="Ngozi"/></v:shape></xml>`

const withDrawing = (vml: string) =>
  packed(
    slides(
      {
        beside: frame,
        relations: [
          ['rId2', 'vmlDrawing', '../drawings/vmlDrawing1.vml'],
          ['rId3', 'oleObject', '../embeddings/sheet.xls'],
        ],
      },
      {
        'ppt/drawings/vmlDrawing1.vml': vml,
        'ppt/drawings/_rels/vmlDrawing1.vml.rels': relationsOf([['rId1', 'image', '../media/image1.png']]),
        'ppt/media/image1.png': smallPng(),
        'ppt/embeddings/sheet.xls': 'QzkembeddedVxj',
      },
    ),
  )

async function cleaned(vml: string): Promise<{ slide: string; relations: string; paths: string[] }> {
  const { bytes } = await cleanAsUsual(withDrawing(vml))
  const members = unzipSync(bytes)
  const text = (path: string) => strFromU8(members[path] ?? new Uint8Array())
  return {
    slide: text('ppt/slides/slide1.xml'),
    relations: text('ppt/slides/_rels/slide1.xml.rels'),
    paths: Object.keys(members),
  }
}

test('the picture of an embedded file that an old drawing has stays at its place, and nothing else of it', async () => {
  const { slide, relations, paths } = await cleaned(drawing('_x0000_s1026'))
  const id = slide.match(/<a:blip r:embed="(rId\d+)"/)?.[1]
  expect(slide).toContain(
    '<a:xfrm><a:off x="685800" y="1143000"/><a:ext cx="5000000" cy="3000000"/></a:xfrm>',
  )
  expect(relations).toMatch(new RegExp(`Id="${id}"[^>]*/image"[^>]*media/`))
  expect(slide).not.toMatch(/graphicFrame|oleObj|Ngozi|spid/)
  expect(paths.filter((path) => /media/.test(path))).toHaveLength(1)
  expect(paths.filter((path) => /vml|embeddings/.test(path))).toEqual([])
})

test.for([
  ['of another shape', drawing('_x0000_s1099')],
  ['that cannot be read', '<xml><v:shape'],
])('without a picture, for a drawing %s, the frame goes', async ([, vml = '']) => {
  const { slide, paths } = await cleaned(vml)
  expect(slide).not.toMatch(/graphicFrame|oleObj|p:pic/)
  expect(paths.filter((path) => /media|vml|embeddings/.test(path))).toEqual([])
})
