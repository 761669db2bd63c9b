import type { Fate } from '../../xml/piece.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { Odf } from './odf-context.ts'
import { hides } from './open-document.ts'
import type { OdfRules } from './text-rules.ts'

function startTable(element: XmlElement, { context }: Odf): Fate {
  const { document: file, hiding } = context
  context.hiddenColumns = []
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
  if (isCollapsed(element)) context.hiddenColumns.push([context.column, next - 1])
  context.column = next
  return 'keep'
}

function startRow(element: XmlElement, { context }: Odf): Fate {
  context.column = 0
  if (isCollapsed(element)) element.notes.add('hidden')
  return 'keep'
}

/** Whether a cell is in a hidden row or column is known at its start; how wide it is then moves the next one. */
function startCell(element: XmlElement, { context }: Odf): Fate {
  const column = context.column
  context.column += repeatOf(element)
  const isHidden =
    element.parent?.notes.has('hidden') ||
    context.hiddenColumns.some(([first, last]) => column >= first && column <= last)
  if (isHidden) element.notes.add('hidden')
  return 'keep'
}

function endCell(element: XmlElement, document: Odf): void {
  if (!element.notes.has('hidden')) return
  const { context } = document
  const text = document.textSince(element)
  const isEmpty = text === '' && attributeOf(element, 'office:value') === undefined
  if (text !== '') context.hidden.push(text)
  if (isEmpty || !context.document.dropsHidden) return
  document.drop(element)
  const repeat = repeatOf(element)
  document.put([
    repeat === 1 ? '<table:table-cell/>' : `<table:table-cell table:number-columns-repeated="${repeat}"/>`,
  ])
}

function tellCells(_element: XmlElement, { context }: Odf): void {
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
  },
  text: {},
} satisfies OdfRules

function keepsName(element: XmlElement, { context }: Odf): Fate {
  const { document: file } = context
  const target = ['table:expression', 'table:cell-range-address', 'table:target-range-address']
    .map((key) => attributeOf(element, key) ?? '')
    .join(' ')
  return file.speaksOfGone(target) || /file:|\\\\/i.test(target) ? 'drop' : 'keep'
}
