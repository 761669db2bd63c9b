import { escapeText } from '../../xml/escape.ts'
import type { Fate } from '../../xml/piece.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { holdsDeadWords, wordsOfFormula } from '../formula-words.ts'
import type { Odf } from './odf-context.ts'
import { tellUnseen } from './odf-unseen.ts'
import { hides } from './open-document.ts'
import type { OdfRules } from './text-rules.ts'

function startTable(element: XmlElement, { context }: Odf): Fate {
  const { document: file, hiding } = context
  context.hiddenColumns = []
  context.columnStyles = []
  context.column = 0
  const name = attributeOf(element, 'table:name') ?? ''
  // What another file last held is kept as a table named after that file.
  if (/^'?file:|#\$/.test(name)) {
    file.report.removed(
      'path',
      `A copy of a table of another file, ${name.slice(0, 200)}, removed.`,
      context.where,
    )
    return 'drop'
  }
  if (hides(hiding, 'tables', attributeOf(element, 'table:style-name') ?? '')) element.notes.add('hidden')
  return 'keep'
}

function endTable(element: XmlElement, document: Odf): void {
  if (!element.notes.has('hidden')) return
  const { document: file, where } = document.context
  const name = attributeOf(element, 'table:name') ?? ''
  file.tellHidden(`Hidden sheet "${name}": ${document.textSince(element).slice(0, 300)}`, where)
  if (file.dropsHidden) document.drop(element)
}

function repeatOf(element: XmlElement): number {
  const repeat = Number(attributeOf(element, 'table:number-columns-repeated') ?? '1')
  return Number.isFinite(repeat) && repeat > 0 ? repeat : 1
}

function isCollapsed(element: XmlElement): boolean {
  return (attributeOf(element, 'table:visibility') ?? 'visible') !== 'visible'
}

function readColumn(element: XmlElement, { context }: Odf): Fate {
  const next = context.column + repeatOf(element)
  const isFlat = context.looks.isFlat('table-column', attributeOf(element, 'table:style-name') ?? '')
  if (isCollapsed(element) || isFlat) context.hiddenColumns.push([context.column, next - 1])
  const style = attributeOf(element, 'table:default-cell-style-name')
  if (style !== undefined) context.columnStyles.push([context.column, next - 1, style])
  context.column = next
  return 'keep'
}

function startRow(element: XmlElement, { context }: Odf): Fate {
  context.column = 0
  const isFlat = context.looks.isFlat('table-row', attributeOf(element, 'table:style-name') ?? '')
  if (isCollapsed(element) || isFlat) element.notes.add('hidden')
  return 'keep'
}

/** Whether a cell is in a hidden row or column is known at its start; how wide it is then moves the next one. */
function startCell(element: XmlElement, { context }: Odf): Fate {
  const column = context.column
  context.column += repeatOf(element)
  const isHidden =
    element.parent?.notes.has('hidden') ||
    context.hiddenColumns.some(([first, last]) => column >= first && column <= last)
  if (isHidden || element.key === 'table:covered-table-cell') element.notes.add('hidden')
  const style =
    attributeOf(element, 'table:style-name') ??
    (element.parent && attributeOf(element.parent, 'table:default-cell-style-name')) ??
    context.columnStyles.find(([first, last]) => column >= first && column <= last)?.[2]
  if (style !== undefined) element.notes.add(`style ${style}`)
  if (style !== undefined && context.looks.showsNothing(style)) element.notes.add('hidden')
  return 'keep'
}

function endCell(element: XmlElement, document: Odf): void {
  putWords(element, document)
  if (!element.notes.has('hidden')) return
  const { context } = document
  const text = document.textSince(element)
  const isEmpty = text === '' && attributeOf(element, 'office:value') === undefined
  if (text !== '') context.hidden.push(text)
  if (isEmpty || !context.document.dropsHidden) return
  document.drop(element)
  const repeat = repeatOf(element)
  const tag = element.key
  document.put([repeat === 1 ? `<${tag}/>` : `<${tag} table:number-columns-repeated="${repeat}"/>`])
}

/** The words of a cell are what it shows; where it shows none, they are what is stored. */
function putWords(element: XmlElement, document: Odf): void {
  const stored = attributeOf(element, 'office:string-value')
  if (stored === undefined || stored === '' || document.textSince(element) !== '') return
  if (document.context.unseen.isEmpty) document.put([`<text:p>${escapeText(stored)}</text:p>`])
}

function tellCells(_element: XmlElement, { context }: Odf): void {
  tellUnseen(context)
  const { document: file, where, hidden } = context
  if (hidden.length > 0) file.tellHidden(`Hidden rows or columns: ${hidden.join(', ').slice(0, 300)}`, where)
  hidden.length = 0
}

export function leansOnOthers(value: string, { context: { document: file } }: Odf): boolean {
  return /file:|\\\\|WEBSERVICE|DDE\(/i.test(value) || file.speaksOfGone(value)
}

/** A formula that leans on another file or on a sheet that goes becomes the value that it last had. */
export function keepsFormula(value: string, _element: XmlElement, document: Odf): string | undefined {
  const { document: file, where } = document.context
  if (holdsDeadWords(value)) {
    const words = wordsOfFormula(value).map((one) => `“${one.slice(0, 200)}”`)
    file.report.removed(
      'hidden',
      `A formula with words that no reader sees, ${words.join(', ')}, replaced by the value shown.`,
      where,
    )
    return undefined
  }
  for (const words of wordsOfFormula(value))
    file.report.kept(`A formula holds words that are read in the line for formulas: ${words}`, where)
  if (leansOnOthers(value, document)) {
    file.report.removed(
      'path',
      (count) =>
        `${count} ${count === 1 ? 'formula' : 'formulas'} that pointed outside this file or to what was hidden, replaced by the value shown.`,
      where,
    )
    return undefined
  }
  return withOurPrefix(value, document)
}

function keepsCondition(value: string, _element: XmlElement, document: Odf): string | undefined {
  return leansOnOthers(value, document) ? undefined : withOurPrefix(value, document)
}

/** The language of a formula, or what knows a class, is named by a prefix, which has to be declared in the result too. */
export function withOurPrefix(value: string, document: Odf): string {
  const prefix = /^([A-Za-z_][\w.-]*):/.exec(value)?.[1]
  const uri = prefix === undefined ? undefined : document.uriOf(prefix)
  const ours = uri === undefined ? undefined : document.prefixFor(uri)
  return prefix === undefined || ours === undefined ? value : ours + value.slice(prefix.length)
}

export const tableRules = {
  open: {
    'table:table': startTable,
    'table:table-column': readColumn,
    'table:table-row': startRow,
    'table:table-cell': startCell,
    'table:covered-table-cell': startCell,
    'table:named-expression': keepsName,
    'table:named-range': keepsName,
    'table:database-range': keepsName,
  },
  close: {
    'table:table-cell': endCell,
    'table:covered-table-cell': endCell,
    'table:table': (element, document) => {
      tellCells(element, document)
      endTable(element, document)
    },
  },
  attributes: {
    '@table:expression': (value, _element, document) => withOurPrefix(value, document),
    '@table:condition': keepsCondition,
    '@style:condition': keepsCondition,
    '@text:formula': 'drop',
    'table:table-cell@office:string-value': 'drop',
    'table:covered-table-cell@office:string-value': 'drop',
  },
  text: {},
} satisfies OdfRules

function keepsName(element: XmlElement, { context }: Odf): Fate {
  const { document: file } = context
  const target = ['table:expression', 'table:cell-range-address', 'table:target-range-address']
    .map((key) => attributeOf(element, key) ?? '')
    .join(' ')
  const name = attributeOf(element, 'table:name') ?? ''
  const isUnused = element.key !== 'table:database-range' && !context.reach.speaksOf(name)
  if (isUnused)
    file.report.removed(
      'identifier',
      `A name of cells that nothing uses, “${name.slice(0, 100)}”, removed.`,
      context.where,
    )
  return isUnused || file.speaksOfGone(target) || /file:|\\\\/i.test(target) ? 'drop' : 'keep'
}
