import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { relationsOf } from '../vectors/office-package.ts'
import { letter, packed, r, said } from './vectors/plain-packages.ts'
import { cleanAsUsual } from './vectors/try-cleaning.ts'

const uri = 'http://schemas.openxmlformats.org/drawingml/2006/chart'
const frame = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><wp:extent cx="5000000" cy="3000000"/><wp:docPr id="1" name="Chart"/><a:graphic><a:graphicData uri="${uri}"><c:chart xmlns:c="${uri}" ${r} r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

const plot =
  '<c:plotArea><c:lineChart><c:grouping val="standard"/><c:ser><c:idx val="0"/><c:order val="0"/><c:dLbls><c:dLbl><c:idx val="2"/><c:delete val="1"/></c:dLbl><c:showVal val="1"/><c:separator>, </c:separator></c:dLbls></c:ser><c:ser><c:idx val="1"/><c:order val="1"/><c:smooth val="1"/></c:ser><c:axId val="2"/><c:axId val="3"/></c:lineChart><c:valAx><c:axId val="3"/><c:axPos val="l"/><c:crossAx val="2"/></c:valAx></c:plotArea>'

const withChart = (version: string) =>
  packed(
    letter(
      {
        'word/_rels/document.xml.rels': relationsOf([['rId1', 'chart', 'charts/chart1.xml']]),
        'word/charts/chart1.xml': `<c:chartSpace xmlns:c="${uri}"><c:chart>${plot}</c:chart></c:chartSpace>`,
        'docProps/app.xml': `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Microsoft Office Word</Application><AppVersion>${version}</AppVersion></Properties>`,
      },
      said + frame,
    ),
  )

async function chartIn(bytes: Uint8Array): Promise<string> {
  const cleaned = await cleanAsUsual(bytes)
  expect((await cleanAsUsual(cleaned.bytes)).bytes).toEqual(cleaned.bytes)
  const found = Object.entries(unzipSync(cleaned.bytes)).find(([path]) => path.includes('charts/chart'))
  return strFromU8(found?.[1] ?? new Uint8Array())
}

test('a chart of Office 2007 says "no" where it said nothing, at the place that the format has for it', async () => {
  const no = (...names: string[]) => names.map((name) => `<c:${name} val="0"/>`).join('')
  const chart = await chartIn(withChart('12.0000'))
  expect(chart.slice(chart.indexOf('<c:chart>'), chart.indexOf('</c:chartSpace>'))).toBe(
    `<c:chart>${no('autoTitleDeleted')}${plot}${no('plotVisOnly')}<c:dispBlanksAs val="gap"/></c:chart>`
      .replace('<c:ser>', `${no('varyColors')}<c:ser>`)
      .replace('<c:showVal', `${no('showLegendKey')}<c:showVal`)
      .replace(
        '<c:separator>',
        `${no('showCatName', 'showSerName', 'showPercent', 'showBubbleSize')}<c:separator>`,
      )
      .replace('</c:dLbls></c:ser>', `</c:dLbls>${no('smooth')}</c:ser>`)
      .replace('</c:ser><c:axId', `</c:ser>${no('marker', 'smooth')}<c:axId`)
      .replace('<c:axPos', `${no('delete')}<c:axPos`)
      .replace('<c:crossAx', '<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:crossAx'),
  )
  expect(chart).toContain(no('roundedCorners'))
})

test('a chart of another program stays as it is', async () => {
  const chart = await chartIn(withChart('16.0300'))
  expect(chart).toContain(`<c:chart>${plot}</c:chart>`)
})
