import { white } from '../../seen/colours.ts'
import { type Look, mayBeUnseen, whyUnseen } from '../../seen/why-unseen.ts'
import type { Fate } from '../../xml/piece.ts'
import type { CloseRule, OpenRule, XmlDocument } from '../../xml/rules.ts'
import { addLook, around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { dropsHidden, isOn, type PartContext, shorten, tellHidden } from './part-context.ts'
import { flattest, lookOf, overlay } from './word-look.ts'

type Document = XmlDocument<PartContext>

/** Says how something is drawn: of a run, a paragraph, a cell or a table, by what it is in. */
function readLook(element: XmlElement): Fate {
  const owner = ownerOf(element.parent)
  const name = element.key.slice(2)
  if (owner !== undefined) addLook(owner, lookOf(name, (key) => attributeOf(element, `w:${key}`)) ?? {})
  return 'keep'
}

const owners: Readonly<Record<string, string>> = { 'w:pPr': 'w:p', 'w:tcPr': 'w:tc', 'w:tblPr': 'w:tbl' }

function ownerOf(properties: XmlElement | undefined): XmlElement | undefined {
  if (properties?.key === 'w:rPr') {
    const run = properties.parent
    return run?.key === 'w:r' || run?.key === 'm:r' ? run : undefined
  }
  const wanted = owners[properties?.key ?? '']
  return wanted !== undefined && properties?.parent?.key === wanted ? properties.parent : undefined
}

function readLine(element: XmlElement): Fate {
  const isFlat =
    attributeOf(element, 'w:lineRule') === 'exact' &&
    Math.abs(Number(attributeOf(element, 'w:line') ?? 'NaN')) <= flattest
  if (isFlat && element.parent?.key === 'w:pPr') addLook(element.parent.parent, { points: 0.1 })
  return 'keep'
}

function readHeight(element: XmlElement): Fate {
  const isFlat =
    attributeOf(element, 'w:hRule') === 'exact' && Number(attributeOf(element, 'w:val') ?? 'NaN') <= flattest
  if (isFlat) around(element, 'w:tr')?.notes.add('hidden')
  return 'keep'
}

/** A cell that goes on with the one above it shows that one’s words, and none of its own. */
function readMerge(element: XmlElement): Fate {
  if (attributeOf(element, 'w:val') !== 'restart' && element.parent?.key === 'w:tcPr')
    element.parent.parent?.notes.add('away')
  return 'keep'
}

/** Frames and tables that float, in twentieths of a point from the page, its margin or a column. */
function readPlace(element: XmlElement, { context }: Document): Fate {
  const isTable = element.key === 'w:tblpPr'
  const at = (key: string) => Number(attributeOf(element, `w:${key}`) ?? 0)
  const { width, height } = context.office.wordReach?.page ?? { width: Infinity, height: Infinity }
  const [x, y] = isTable ? [at('tblpX'), at('tblpY')] : [at('x'), at('y')]
  const owner = around(element, isTable ? 'w:tbl' : 'w:p')
  // With a margin of two inches more, a place on the page is never taken for one beside it.
  if (x > width || y > height || x + at('w') < -2880 - width || y + at('h') < -2880 - height)
    owner?.notes.add('away')
  return 'keep'
}

/** Half a millimetre is the narrowest that is still drawn; a frame of a letter is placed in English metric units. */
const perTwentieth = 635

function readOffset(text: string, element: XmlElement): string {
  const anchor = around(element, 'wp:anchor')
  anchor?.notes.add(`${element.parent?.key === 'wp:positionV' ? 'y' : 'x'} ${Number(text) || 0}`)
  return text
}

function readExtent(element: XmlElement, { context }: Document): Fate {
  const anchor = element.parent
  const page = context.office.wordReach?.page
  if (anchor?.key !== 'wp:anchor' || page === undefined) return 'keep'
  const offset = (side: string) => Number(anchor.notes.after(`${side} `) ?? 0)
  const size = (side: string) => Number(attributeOf(element, side) ?? 0)
  const slack = 1440 * perTwentieth
  const isAway =
    offset('x') > page.width * perTwentieth ||
    offset('y') > page.height * perTwentieth ||
    offset('x') + size('cx') < -slack ||
    offset('y') + size('cy') < -slack
  if (isAway) around(element, 'w:drawing')?.notes.add('hidden')
  return 'keep'
}

/** Letters that are filled with nothing, or with what lets everything through. */
function readFill(element: XmlElement): Fate {
  const run = around(element, 'w:r')
  const isOfText =
    element.key === 'w14:noFill'
      ? element.parent?.key === 'w14:textFill'
      : around(element, 'w14:textFill') !== undefined
  const isThrough = element.key === 'w14:noFill' || Number(attributeOf(element, 'w14:val')) >= 97_000
  if (isOfText && isThrough && around(element, 'w:style', 'w:docDefaults') === undefined)
    addLook(run, { opacity: 0 })
  return 'keep'
}

function noteDrawing(element: XmlElement): Fate {
  around(element, 'w:r')?.notes.add('drawing')
  return 'keep'
}

/** Something of a formula that only takes its place. */
function readPhantom(element: XmlElement): Fate {
  if (!isOn(attributeOf(element, 'm:val'))) around(element, 'm:phant')?.notes.add('hidden')
  return 'keep'
}

function endPhantom(element: XmlElement, document: Document): void {
  if (!element.notes.has('hidden')) return
  const text = document.textSince(element)
  if (text !== '') tellHidden(document.context, `Hidden text of a formula: "${shorten(text)}"`)
  if (dropsHidden(document.context)) document.drop(element)
}

/** Why readers do not see the words of a run; its own look counts before that of what it is in. */
export function whyRunIsUnseen(run: XmlElement, { context }: Document): string | undefined {
  const paragraph = around(run, 'w:p')
  const cell = around(run, 'w:tc')
  const table = cell === undefined ? undefined : around(cell, 'w:tbl')
  const isAway = [paragraph, cell, table].some((box) => box?.notes.has('away'))
  const look = lookOfRun(run, { paragraph, cell, table }, context)
  const why = whyUnseen(look)
  if (why !== undefined) return why
  if (isAway) return 'Text beside the page or covered by another cell'
  if (mayBeUnseen(look, white)) run.notes.add('unsure')
  return undefined
}

type Boxes = Record<'paragraph' | 'cell' | 'table', XmlElement | undefined>

function lookOfRun(run: XmlElement, { paragraph, cell, table }: Boxes, { office }: PartContext): Look {
  const { wordStyles } = office
  const styleOf = (element: XmlElement | undefined) => element?.notes.after('style ')
  const isInTable = table !== undefined
  const ofTable = isInTable ? wordStyles.lookOf('table', styleOf(table)) : {}
  const ofParagraph = wordStyles.lookOf('paragraph', styleOf(paragraph))
  const style = styleOf(run)
  const ofStyle = style === undefined ? {} : wordStyles.lookOf('character', style)
  const levels = [wordStyles.everywhere, ofTable, ofParagraph, paragraph?.look, ofStyle, run.look]
  const look = levels.reduce<Look>((under, over) => overlay(under, over), {})
  // A style that hides is not undone by another style, only by the run itself.
  const hides = [ofTable, ofParagraph, ofStyle].some(({ isHidden }) => isHidden)
  const isHidden = run.look?.isHidden ?? (hides || look.isHidden)
  return { ...look, isHidden, ground: look.ground ?? groundOf({ cell, table }, run, office) }
}

function groundOf(
  { cell, table }: Pick<Boxes, 'cell' | 'table'>,
  run: XmlElement,
  office: PartContext['office'],
): Look['ground'] {
  if (cell?.look?.ground !== undefined) return cell.look.ground
  if (table?.look?.ground !== undefined) return table.look.ground
  const isColoured = table !== undefined && office.wordStyles.coloursTable(table.notes.after('style '))
  const isInShape = around(run, 'w:txbxContent') !== undefined
  return isColoured || isInShape || office.hasPageColour ? 'unsure' : white
}

const looks = ['color', 'sz', 'shd', 'highlight', 'vanish', 'specVanish']

export const wordUnseenRules = {
  open: {
    ...Object.fromEntries(looks.map((name) => [`w:${name}`, readLook])),
    'w:spacing': readLine,
    'w:trHeight': readHeight,
    'w:vMerge': readMerge,
    'w:hMerge': readMerge,
    'w:framePr': readPlace,
    'w:tblpPr': readPlace,
    'wp:extent': readExtent,
    ...Object.fromEntries(['w:drawing', 'w:pict', 'w:object'].map((name) => [name, noteDrawing])),
    'w14:noFill': readFill,
    'w14:alpha': readFill,
    'm:show': readPhantom,
  } as Record<string, OpenRule<PartContext>>,
  close: { 'm:phant': endPhantom } as Record<string, CloseRule<PartContext>>,
  text: { 'wp:posOffset': readOffset },
}
