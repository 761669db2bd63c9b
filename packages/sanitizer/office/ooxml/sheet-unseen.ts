import { white } from '../../seen/colours.ts'
import { mayBeUnseen, whyUnseen } from '../../seen/why-unseen.ts'
import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { addLook, around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { hidesValue } from './cell-format.ts'
import { colourIn } from './cell-looks.ts'
import { dropsHidden, isOn, type PartContext, type PartRules, shorten } from './part-context.ts'
import { forEach } from './shared-rules.ts'

type Document = XmlDocument<PartContext>

/** In points and in letters: rows and columns that are narrower show nothing. */
const lowestRow = 1.5
const narrowestColumn = 0.3

export function isFlatRow(row: XmlElement): boolean {
  const height = attributeOf(row, 'ht')
  return height !== undefined && Number(height) <= lowestRow
}

export function isFlatColumn(column: XmlElement): boolean {
  const width = attributeOf(column, 'width')
  return width !== undefined && Number(width) <= narrowestColumn
}

/** Why readers do not see what a cell holds. @param value as it is stored, or the words of a string */
export function whyCellIsUnseen(
  cell: XmlElement,
  { row, column, value }: { row: number; column: number; value: string },
  { office, sheet }: PartContext,
): string | undefined {
  const style = Number(attributeOf(cell, 's') ?? 0)
  if (sheet?.isCovered(row, column)) return 'Values under merged cells'
  const format = office.book?.looks.formatOf(style)
  const isText = ['s', 'str', 'inlineStr'].includes(attributeOf(cell, 't') ?? 'n')
  if (format !== undefined && hidesValue(format, value, isText))
    return 'Cells whose number format shows nothing'
  const look = lookOfCell(style, { row, column }, { office, sheet })
  if (mayBeUnseen(look, white)) cell.notes.add('unsure')
  return whyUnseen(look)
}

function lookOfCell(
  style: number,
  at: { row: number; column: number },
  { office, sheet }: Pick<PartContext, 'office' | 'sheet'>,
) {
  const look = office.book?.looks.lookOf(style) ?? {}
  return sheet?.isColoured(at.row, at.column) ? { ...look, ground: 'unsure' as const } : look
}

/** What is written in several looks in one cell. */
function readPieceLook(element: XmlElement): Fate {
  const piece = element.parent?.key === 'x:rPr' ? element.parent.parent : undefined
  if (piece?.key !== 'x:r') return 'keep'
  const attributes = Object.fromEntries(element.attributes.map(({ key, value }) => [key, value]))
  if (element.key === 'x:sz') addLook(piece, { points: Number(attributes.val) })
  else addLook(piece, { colour: colourIn(attributes, [white]) })
  return 'keep'
}

/** Where a string is used in several cells, what is behind it is not known. */
function endPiece(element: XmlElement, document: Document): void {
  const { context } = document
  const cell = around(element, 'x:c')
  const style = Number((cell && attributeOf(cell, 's')) ?? 0)
  const { book } = context.office
  const ground = cell === undefined ? book?.groundOfString(book.passed) : book?.looks.lookOf(style).ground
  const look = { ...element.look, ground: ground ?? 'unsure' }
  const why = element.look === undefined ? undefined : whyUnseen(look)
  const text = document.textSince(element)
  if (why !== undefined) {
    context.unseen.add(why, text)
    if (dropsHidden(context)) document.drop(element)
  } else if (mayBeUnseen(look, white)) tellWhite(context)
}

export function tellWhite({ office, part }: PartContext): void {
  office.report.kept(
    'White text stays. Where the ground is white, readers do not see it, but they can search and copy it.',
    part.path,
  )
}

/** A rule for colours that can hide its cells goes, and the cells are seen. */
function keepsRule(element: XmlElement, { context }: Document): Fate {
  const rule = attributeOf(element, 'dxfId')
  if (rule === undefined || !context.office.book?.looks.hidesByRule(Number(rule))) return 'keep'
  context.office.report.removed(
    'hidden',
    (count) =>
      `${count} ${count === 1 ? 'rule that could hide cells' : 'rules that could hide cells'}, removed: what they hid is seen now.`,
    context.part.path,
  )
  return 'drop'
}

function showsValue(_value: string, _element: XmlElement, { context }: Document): undefined {
  context.office.report.removed(
    'hidden',
    'A rule that hid values behind bars or signs, changed: the values are seen now.',
    context.part.path,
  )
}

/** Tops and feet for first and even pages are shown when the sheet says that these differ. */
function keepsHeader(element: XmlElement, { context }: Document): Fate {
  const mark = element.key.includes('first') ? 'differentFirst' : 'differentOddEven'
  const value = element.parent === undefined ? undefined : attributeOf(element.parent, mark)
  if (value !== undefined && isOn(value)) return 'keep'
  context.office.report.removed(
    'hidden',
    'The top or foot of pages that no page shows, removed with its words.',
    context.part.path,
  )
  return 'drop'
}

function dropsHelp(value: string, _element: XmlElement, { context }: Document): undefined {
  if (value.trim() === '') return
  context.office.report.removed(
    'hidden',
    `A message that is shown only when a cell is filled in, “${shorten(value)}”, removed.`,
    context.part.path,
  )
}

function dropsFilter(_element: XmlElement, { context }: Document): Fate {
  context.office.report.removed(
    'hidden',
    'What a filter was set to, removed: it can name values that no row shows.',
    context.part.path,
  )
  return 'drop'
}

/** Words over a last row that the table does not have. */
function labelOfSums(value: string, element: XmlElement): string | undefined {
  const table = around(element, 'x:table')
  return table !== undefined && Number(attributeOf(table, 'totalsRowCount') ?? 0) > 0 ? value : undefined
}

/** A format that no cell uses may hold words. */
function keepsFormat(element: XmlElement, { context }: Document): Fate {
  if (element.parent?.key !== 'x:numFmts') return 'keep'
  return context.office.book?.usedFormats().has(attributeOf(element, 'numFmtId') ?? '') ? 'keep' : 'drop'
}

const firstOwnFormat = 164

function formatNumber(value: string, _element: XmlElement, { context }: Document): string | Piece {
  const isUsed = Number(value) < firstOwnFormat || context.office.book?.usedFormats().has(value)
  return isUsed ? value : '0'
}

export const sheetUnseenRules = {
  open: {
    'x:color': readPieceLook,
    'x:sz': readPieceLook,
    'x:cfRule': keepsRule,
    'x:firstHeader': keepsHeader,
    'x:firstFooter': keepsHeader,
    'x:evenHeader': keepsHeader,
    'x:evenFooter': keepsHeader,
    'x:filterColumn': dropsFilter,
    'x:numFmt': keepsFormat,
  },
  close: { 'x:r': endPiece },
  attributes: {
    ...forEach(['x:dataValidation', 'x14:dataValidation'], {
      prompt: dropsHelp,
      promptTitle: dropsHelp,
      error: dropsHelp,
      errorTitle: dropsHelp,
    }),
    ...forEach(['x:dataBar', 'x:iconSet', 'x14:dataBar', 'x14:iconSet'], { showValue: showsValue }),
    'x:tableColumn@totalsRowLabel': labelOfSums,
    'x:xf@numFmtId': formatNumber,
    'x:numFmts@count': 'drop',
  },
} satisfies Pick<PartRules, 'open' | 'close' | 'attributes'>
