import type { XmlDocument } from '../xml/rules.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import type { PartContext } from './ooxml/part-context.ts'

type Document = XmlDocument<PartContext>

const labels = '+showLegendKey +showVal +showCatName +showSerName +showPercent +showBubbleSize separator'
const start = 'idx order tx spPr'
const groups = 'ser dLbls'
const axis =
  'axId scaling +delete axPos majorGridlines minorGridlines title numFmt +majorTickMark=out +minorTickMark=none tickLblPos spPr txPr crossAx crosses crossesAt'

/**
 * What each element of a chart holds, in the order of ISO/IEC 29500-1, 21.2. Office 2007 leaves out what has a plus where it is "no", or what
 * is said here. A series is named with its chart.
 */
const orders: Readonly<Record<string, string>> = {
  'c:chartSpace': 'date1904 lang +roundedCorners style clrMapOvr chart spPr txPr userShapes extLst',
  'c:chart':
    'title +autoTitleDeleted pivotFmts view3D floor sideWall backWall plotArea legend +plotVisOnly +dispBlanksAs=gap showDLblsOverMax extLst',
  'c:title': 'tx layout +overlay spPr txPr extLst',
  'c:legend': 'legendPos legendEntry layout +overlay spPr txPr extLst',
  'c:dLbls': `dLbl delete numFmt spPr txPr dLblPos ${labels} showLeaderLines leaderLines extLst`,
  'c:dLbl': `idx delete layout tx numFmt spPr txPr dLblPos ${labels} extLst`,
  'c:trendline':
    'name spPr trendlineType order period forward backward intercept +dispRSqr +dispEq trendlineLbl extLst',
  'c:errBars': 'errDir errBarType errValType +noEndCap plus minus val spPr extLst',
  'c:view3D': 'rotX hPercent rotY depthPercent +rAngAx perspective extLst',
  'c:barChart': `barDir grouping +varyColors ${groups} gapWidth overlap serLines axId extLst`,
  'c:bar3DChart': `barDir grouping +varyColors ${groups} gapWidth gapDepth shape axId extLst`,
  'c:lineChart': `grouping +varyColors ${groups} dropLines hiLowLines upDownBars +marker +smooth axId extLst`,
  'c:line3DChart': `grouping +varyColors ${groups} dropLines gapDepth axId extLst`,
  'c:areaChart': `grouping +varyColors ${groups} dropLines axId extLst`,
  'c:area3DChart': `grouping +varyColors ${groups} dropLines gapDepth axId extLst`,
  'c:pieChart': `+varyColors ${groups} firstSliceAng extLst`,
  'c:pie3DChart': `+varyColors ${groups} extLst`,
  'c:doughnutChart': `+varyColors ${groups} firstSliceAng holeSize extLst`,
  'c:radarChart': `radarStyle +varyColors ${groups} axId extLst`,
  'c:scatterChart': `scatterStyle +varyColors ${groups} axId extLst`,
  'c:bubbleChart': `+varyColors ${groups} +bubble3D bubbleScale +showNegBubbles sizeRepresents axId extLst`,
  'c:catAx': `${axis} +auto lblAlgn lblOffset tickLblSkip tickMarkSkip +noMultiLvlLbl extLst`,
  'c:valAx': `${axis} crossBetween majorUnit minorUnit dispUnits extLst`,
  'c:serAx': `${axis} tickLblSkip tickMarkSkip extLst`,
  'c:barChart c:ser': `${start} +invertIfNegative pictureOptions dPt dLbls trendline errBars cat val shape extLst`,
  'c:bar3DChart c:ser': `${start} +invertIfNegative pictureOptions dPt dLbls trendline errBars cat val shape extLst`,
  'c:lineChart c:ser': `${start} marker dPt dLbls trendline errBars cat val +smooth extLst`,
  'c:scatterChart c:ser': `${start} marker dPt dLbls trendline errBars xVal yVal +smooth extLst`,
  'c:bubbleChart c:ser': `${start} +invertIfNegative dPt dLbls trendline errBars xVal yVal bubbleSize +bubble3D extLst`,
}

type Child = { name: string; leftOut: string | null }

const read = new Map(
  Object.entries(orders).map(([key, text]): [string, readonly Child[]] => [
    key,
    text.split(' ').map(childOf),
  ]),
)

function childOf(word: string): Child {
  const [name = '', value = '0'] = word.replace('+', '').split('=')
  return { name, leftOut: word.startsWith('+') ? value : null }
}

/** How far the children of an element were looked at, as a place in its order. */
const reached = new WeakMap<XmlElement, number>()

/**
 * LibreOffice takes what a chart leaves out for "no" in a file of Office 2007, and for "yes" in all others. A copy does not say which
 * program made it, so it says "no" itself. Called before a child of a chart's element is written.
 */
export function fillBefore(element: XmlElement, document: Document): void {
  const { parent } = element
  const order = parent && orderOf(parent)
  if (parent === undefined || order === undefined) return
  // Labels that are deleted say nothing more.
  if (element.key === 'c:delete' && parent.key.startsWith('c:dLbl')) reached.set(parent, order.length)
  else
    fillTo(
      parent,
      order,
      order.findIndex(({ name }) => `c:${name}` === element.key),
      document,
    )
}

function fillAtEnd(element: XmlElement, document: Document): void {
  const order = document.context.office.isOf2007 ? orderOf(element) : undefined
  if (order !== undefined) fillTo(element, order, order.length, document)
}

function orderOf({ key, parent }: XmlElement): readonly Child[] | undefined {
  return read.get(key === 'c:ser' && parent ? `${parent.key} ${key}` : key)
}

function fillTo(element: XmlElement, order: readonly Child[], place: number, document: Document): void {
  const from = reached.get(element) ?? 0
  if (place < from) return
  for (const { name, leftOut } of order.slice(from, place))
    if (leftOut !== null) document.put([`<c:${name} val="${leftOut}"/>`])
  reached.set(element, place + 1)
}

export const chartLeave = Object.fromEntries(
  Object.keys(orders).map((key) => [key.split(' ').at(-1) ?? key, fillAtEnd]),
)
