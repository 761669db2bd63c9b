import { white } from '../../seen/colours.ts'
import { type Look, mayBeUnseen, whyUnseen } from '../../seen/why-unseen.ts'
import { joinPieces } from '../../xml/join-pieces.ts'
import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { addLook, around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import {
  dropsHidden,
  isOn,
  type PartContext,
  type PartRules,
  tellHidden,
  type WaitingRun,
} from './part-context.ts'
import { tellWhite } from './sheet-unseen.ts'
import { colourOf } from './slide-overview.ts'

type Document = XmlDocument<PartContext>

const shapes = ['p:sp', 'p:pic', 'p:graphicFrame', 'p:grpSp', 'p:cxnSp']

/** Counts the shapes of a slide, so that what was worked out before is found again. */
function startShape(element: XmlElement, { context }: Document): Fate {
  if (element.parent?.key !== 'p:spTree') return 'keep'
  const look = context.office.slideLooks.get(context.part.path)
  const place = context.shapes
  context.shapes += 1
  const why = look?.unseen.get(place)
  if (why !== undefined) element.notes.add('hidden')
  if (why !== undefined) element.notes.add(`why ${why}`)
  addLook(element, { ground: look?.grounds[place] })
  return 'keep'
}

function readColour(element: XmlElement, { context }: Document): Fate {
  const owner = element.parent?.key === 'a:solidFill' ? element.parent.parent : undefined
  if (owner?.key !== 'a:rPr' && owner?.key !== 'a:tcPr') return 'keep'
  const scheme = context.office.slideLooks.get(context.part.path)?.scheme ?? (() => undefined)
  const attributes = Object.fromEntries(element.attributes.map(({ key, value }) => [key, value]))
  const colour = colourOf(element.key.slice(2), attributes, scheme)
  if (owner.key === 'a:rPr') addLook(owner.parent, { colour })
  else addLook(owner.parent, { ground: colour ?? 'unsure' })
  return 'keep'
}

function readAlpha(element: XmlElement): Fate {
  const fill = element.parent?.parent
  const run = fill?.key === 'a:solidFill' && fill.parent?.key === 'a:rPr' ? fill.parent.parent : undefined
  if (run !== undefined && Number.parseFloat(attributeOf(element, 'val') ?? '100000') < 4000)
    addLook(run, { opacity: 0 })
  return 'keep'
}

/** A colour that is made lighter or darker is not the one that is named. */
function changeColour(element: XmlElement): Fate {
  const fill = element.parent?.parent
  if (fill?.key === 'a:solidFill' && fill.parent?.key === 'a:rPr')
    addLook(fill.parent.parent, { colour: undefined })
  if (fill?.key === 'a:solidFill' && fill.parent?.key === 'a:tcPr')
    addLook(fill.parent.parent, { ground: 'unsure' })
  return 'keep'
}

function readNothing(element: XmlElement): Fate {
  const properties = element.parent
  if (properties?.key === 'a:rPr' && !properties.notes.has('outline'))
    addLook(properties.parent, { opacity: 0 })
  return 'keep'
}

/** A line around letters is seen when they are filled with nothing. */
function readOutline(element: XmlElement): Fate {
  if (element.parent?.key === 'a:rPr') element.parent.notes.add('outline')
  return 'keep'
}

const usualPoints = 18

function readRun(element: XmlElement): Fate {
  const size = attributeOf(element, 'sz')
  if (size !== undefined) addLook(element.parent, { points: Number(size) / 100 })
  return 'keep'
}

function readFit(element: XmlElement): Fate {
  const scale = attributeOf(element, 'fontScale')
  const share = scale === undefined ? 1 : Number.parseFloat(scale) / (scale.endsWith('%') ? 100 : 100_000)
  if (share < 0.5) around(element, 'p:sp', 'xdr:sp')?.notes.add(`scale ${share}`)
  return 'keep'
}

function readCell(element: XmlElement): Fate {
  const isMerged = ['hMerge', 'vMerge'].some(
    (key) => attributeOf(element, key) !== undefined && isOn(attributeOf(element, key)),
  )
  if (isMerged) element.notes.add('covered')
  return 'keep'
}

function endRun(element: XmlElement, document: Document): void {
  const { context } = document
  const shape = around(element, ...shapes, 'xdr:sp')
  const cell = around(element, 'a:tc')
  const scale = Number(shape?.notes.after('scale ') ?? 1)
  const points = scale === 1 ? element.look?.points : (element.look?.points ?? usualPoints) * scale
  const look = { ...element.look, points, ground: shape?.look?.ground ?? 'unsure' } satisfies Look
  const text = document.textSince(element)
  if (cell?.notes.has('covered')) goAway('Text under merged cells', text, element, document)
  else if (
    cell !== undefined &&
    look.colour !== undefined &&
    whyUnseen({ ...look, colour: undefined }) === undefined
  )
    waitForCell(element, look, text, document)
  else {
    const why = whyUnseen(look)
    if (why !== undefined) goAway(why, text, element, document)
    else if (shape?.key.startsWith('p:') && text !== '' && mayBeUnseen(look, white)) tellWhite(context)
  }
}

function goAway(why: string, text: string, element: XmlElement, document: Document): void {
  document.context.unseen.add(why, text)
  if (dropsHidden(document.context) && text !== '') document.drop(element)
}

function waitForCell(element: XmlElement, look: Look, text: string, document: Document): void {
  const run: WaitingRun = { look, text, isGone: false }
  const pieces = [...document.since(element), '</a:r>']
  document.drop(element)
  const piece: Piece = { write: () => (run.isGone ? '' : joinPieces(pieces)), text: ` ${text} ` }
  document.put([piece])
  document.context.waitingRuns.push(run)
}

function endCell(element: XmlElement, { context }: Document): void {
  const ground = element.look?.ground ?? 'unsure'
  for (const run of context.waitingRuns) {
    const why = whyUnseen({ ...run.look, ground })
    if (why === undefined) {
      if (mayBeUnseen({ ...run.look, ground }, white)) tellWhite(context)
      continue
    }
    context.unseen.add(why, run.text)
    run.isGone = dropsHidden(context)
  }
  context.waitingRuns.length = 0
}

function tellAll(_element: XmlElement | undefined, { context }: Document): void {
  for (const line of context.unseen.take()) tellHidden(context, line)
}

/** What makes something vanish goes, and it is seen. */
function keepsTiming(_element: XmlElement, { context }: Document): Fate {
  if (!context.office.slideLooks.get(context.part.path)?.dropsTiming) return 'keep'
  context.office.report.removed(
    'hidden',
    'Movements that made something of a slide vanish, removed: it is seen now.',
    context.part.path,
  )
  return 'drop'
}

const models = new Set(['slideLayout', 'slideMaster', 'notesMaster', 'handoutMaster'])

function readPlaceholder(element: XmlElement): Fate {
  around(element, 'p:sp')?.notes.add('placeholder')
  return 'keep'
}

/** The words in the places of a layout are for who writes a slide, and never on it. */
function textOf(text: string, element: XmlElement, { context }: Document): string {
  if (!models.has(context.part.relation)) return text
  const isPrompt = around(element, 'p:sp')?.notes.has('placeholder') ?? false
  return isPrompt ? '' : text
}

export const slideUnseenRules = {
  open: {
    ...Object.fromEntries(shapes.map((name) => [name, startShape])),
    ...Object.fromEntries(
      ['srgbClr', 'schemeClr', 'sysClr', 'prstClr'].map((name) => [`a:${name}`, readColour]),
    ),
    ...Object.fromEntries(
      ['lumMod', 'lumOff', 'shade', 'tint', 'satMod'].map((name) => [`a:${name}`, changeColour]),
    ),
    'a:alpha': readAlpha,
    'a:noFill': readNothing,
    'a:ln': readOutline,
    'a:rPr': readRun,
    'a:normAutofit': readFit,
    'a:tc': readCell,
    'p:timing': keepsTiming,
    'p:ph': readPlaceholder,
  },
  close: { 'a:r': endRun, 'a:tc': endCell },
  leave: { 'p:spTree': tellAll, 'xdr:wsDr': tellAll },
  text: { 'a:t': textOf },
} satisfies Pick<PartRules, 'open' | 'close' | 'leave' | 'text'>
