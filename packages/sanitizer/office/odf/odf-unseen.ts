import { boxAt, isOutside } from '../../seen/boxes.ts'
import { white } from '../../seen/colours.ts'
import { type Look, mayBeUnseen, whyUnseen } from '../../seen/why-unseen.ts'
import type { Fate } from '../../xml/piece.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { pointsOf } from './lengths.ts'
import type { Odf, OdfContext } from './odf-context.ts'
import type { OdfRules } from './text-rules.ts'

/** Words where a reader does not see them go, wherever in a paragraph they are. */
function textOf(text: string, element: XmlElement, { context }: Odf): string {
  if (text.trim() === '') return text
  const look = lookOf(element, context)
  const isToldBefore = hasHidden(element)
  const why = isToldBefore ? undefined : whyUnseen(look)
  if (why !== undefined) {
    context.unseen.add(why, text)
    return context.document.dropsHidden ? '' : text
  }
  if (mayBeUnseen(look, white)) tellWhite(context)
  return text
}

function tellWhite({ document: file, where }: OdfContext): void {
  file.report.kept(
    'White text stays. Where the ground is white, readers do not see it, but they can search and copy it.',
    where,
  )
}

function hasHidden(element: XmlElement): boolean {
  for (let outer: XmlElement | undefined = element; outer !== undefined; outer = outer.parent)
    if (outer.notes.has('hidden')) return true
  return false
}

const blocks = new Set(['text:p', 'text:h'])

/** Worked out once for each element that holds words. */
function lookOf(element: XmlElement, context: OdfContext): Look {
  if (element.look !== undefined) return element.look
  const { parent } = element
  const isBlock = blocks.has(element.key) || parent === undefined
  const outer = isBlock ? lookWithin(parent, context) : lookOf(parent, context)
  const family = element.key === 'text:span' ? 'text' : isBlock ? 'paragraph' : undefined
  const style = family === undefined ? '' : (attributeOf(element, 'text:style-name') ?? '')
  element.look = family === undefined ? outer : context.looks.over(outer, family, style)
  return element.look
}

/** What is in one element is asked for paragraph by paragraph. */
function lookWithin(parent: XmlElement | undefined, context: OdfContext): Look {
  const known = context.within
  if (known !== undefined && known.parent === parent) return known.look
  const look = around(parent, context)
  context.within = { parent, look }
  return look
}

/** What a paragraph has from the cell or the shape that it is in; without one, the page is behind it. */
function around(parent: XmlElement | undefined, { looks, document }: OdfContext): Look {
  let ground: Look['ground']
  let ofCell: Look | undefined
  for (let outer = parent; outer !== undefined; outer = outer.parent) {
    if (outer.key === 'table:table-cell' || outer.key === 'table:covered-table-cell') {
      const name = outer.notes.after('style ') ?? ''
      // The letters of a sheet have the look of their cell; in a text a cell is a ground alone.
      if (!document.isText) ofCell ??= looks.lookOf('table-cell', name)
      ground ??= looks.lookOf('table-cell', name).ground
    } else if (outer.key.startsWith('draw:') && outer.key !== 'draw:page') {
      const style = attributeOf(outer, 'draw:style-name')
      if (style !== undefined) ground ??= looks.lookOf('graphic', style).ground
      if (outer.key !== 'draw:frame' && outer.key !== 'draw:text-box') ground ??= 'unsure'
    } else if (outer.key === 'table:table' || outer.key === 'table:table-row')
      ground ??= looks.lookOf(outer.key.slice(6), attributeOf(outer, 'table:style-name') ?? '').ground
  }
  return { ...ofCell, ground: ofCell?.ground ?? ground ?? (looks.hasPageColour ? 'unsure' : white) }
}

/** A page of A3, in points, where a file says nothing of its pages. */
const largestUsual = { width: 842, height: 1191 }

/** Whether a frame is wholly beside the page. From a paragraph, a place is counted from there, so a page more is allowed. */
function startFrame(element: XmlElement, { context }: Odf): Fate {
  const { page, document: file } = context
  if (element.parent?.key === 'draw:page') return startShape(element, context)
  const place = ['svg:x', 'svg:y', 'svg:width', 'svg:height'].map(
    (key) => pointsOf(attributeOf(element, key)) ?? 0,
  )
  const [x = 0, y = 0, width = 0, height = 0] = place
  if (!file.isText || element.key === 'draw:g' || element.parent?.key === 'draw:g') return 'keep'
  const { width: right, height: bottom } = page.width > 0 ? page : largestUsual
  const slack = attributeOf(element, 'text:anchor-type') === 'page' ? 0 : bottom
  const whole = boxAt(-slack, -slack, right + 2 * slack, bottom + 2 * slack)
  if (isOutside(boxAt(x, y, Math.max(width, 1), Math.max(height, 1)), whole))
    element.notes.add('why A frame beside the page')
  return 'keep'
}

function startShape(element: XmlElement, context: OdfContext): Fate {
  const why = context.unseenShapes[context.slide]?.get(context.shape)
  context.shape += 1
  if (why !== undefined) element.notes.add(`why ${why}`)
  return 'keep'
}

function endFrame(element: XmlElement, document: Odf): void {
  const why = element.notes.after('why ')
  if (why === undefined) return
  const { document: file, where } = document.context
  const text = document.textSince(element)
  file.tellHidden(text === '' ? why : `${why}: "${text.slice(0, 300)}"`, where)
  if (file.dropsHidden) document.drop(element)
}

export function startSlide(context: OdfContext): void {
  context.slide += 1
  context.shape = 0
}

export function tellUnseen({ document: file, where, unseen }: OdfContext): void {
  for (const line of unseen.take()) file.tellHidden(line, where)
}

const shapes =
  `draw:frame draw:custom-shape draw:rect draw:line draw:polyline draw:polygon draw:regular-polygon draw:path draw:circle
  draw:ellipse draw:g draw:connector draw:measure draw:caption draw:control draw:page-thumbnail`.split(/\s+/)

const headers = ['header', 'header-left', 'header-first', 'footer', 'footer-left', 'footer-first'].map(
  (name) => `style:${name}`,
)

const holdWords = [
  'text:p',
  'text:h',
  'text:span',
  'text:a',
  'text:ruby-base',
  'text:ruby-text',
  'text:sequence',
  'text:page-number',
]

/**
 * The top or foot of pages that says it is not shown. Without a word of it, sheets would have one, and all that is below would move: so it
 * stays, empty.
 */
function startHeader(element: XmlElement): Fate {
  if (attributeOf(element, 'style:display') === 'false') element.notes.add('not shown')
  return 'keep'
}

function endHeader(element: XmlElement, document: Odf): void {
  if (!element.notes.has('not shown')) return
  const [start = '', ...inside] = document.takeOut(element)
  document.put([start])
  if (inside.length === 0) return
  document.context.document.report.removed(
    'hidden',
    'The top or foot of pages that no page shows, removed with its words.',
    document.context.where,
  )
}

/** What models of pages hold that no page is made after. */
function keepsMaster(element: XmlElement, { context }: Odf): Fate {
  if (context.reach.reachesMaster(attributeOf(element, 'style:name') ?? '')) return 'keep'
  context.document.report.removed(
    'hidden',
    'A model of pages that no page is made after, removed with its words and pictures.',
    context.where,
  )
  return 'drop'
}

function dropsHelp(_element: XmlElement, { context }: Odf): Fate {
  context.document.report.removed(
    'hidden',
    'A message that is shown only when a cell is filled in, removed.',
    context.where,
  )
  return 'drop'
}

function dropsFilter(_element: XmlElement, { context }: Odf): Fate {
  context.document.report.removed(
    'hidden',
    'What a filter was set to, removed: it can name values that no row shows.',
    context.where,
  )
  return 'drop'
}

export const odfUnseenRules = {
  open: {
    ...Object.fromEntries(shapes.map((name) => [name, startFrame])),
    ...Object.fromEntries(headers.map((name) => [name, startHeader])),
    'style:master-page': keepsMaster,
    'style:handout-master': 'drop',
    'table:help-message': dropsHelp,
    'table:error-message': dropsHelp,
    'table:filter': dropsFilter,
  },
  close: {
    ...Object.fromEntries(shapes.map((name) => [name, endFrame])),
    ...Object.fromEntries(headers.map((name) => [name, endHeader])),
  },
  leave: {
    'office:text': (_element: XmlElement, { context }: Odf) => tellUnseen(context),
    'draw:page': (_element: XmlElement, { context }: Odf) => tellUnseen(context),
    'style:master-page': (_element: XmlElement, { context }: Odf) => tellUnseen(context),
    'office:spreadsheet': (_element: XmlElement, { context }: Odf) => tellUnseen(context),
  },
  text: Object.fromEntries(holdWords.map((name) => [name, textOf])),
} satisfies Pick<OdfRules, 'open' | 'close' | 'leave' | 'text'>
