import type { CloseRule, XmlDocument } from '../../xml/rules.ts'
import { around, type XmlElement } from '../../xml/xml-element.ts'
import type { PartContext } from './part-context.ts'
import { leansOnOthers } from './sheet-rules.ts'

type Document = XmlDocument<PartContext>

/** Formulas beside those of the cells, which decide about colours, lists to choose from, and small lines. */
const formulas = 'x:formula x:formula1 x:formula2 xm:f x:calculatedColumnFormula x:totalsRowFormula'.split(
  ' ',
)

/** What there would be without a meaning when its formula goes. */
const owners = 'x:cfRule x14:cfRule x:dataValidation x14:dataValidation x14:sparkline'.split(' ')

/** What has to hold at least one of them. */
const holders = 'x:conditionalFormatting x14:conditionalFormatting x14:sparklineGroup'.split(' ')

/** What goes when nothing is left in it. */
const lists =
  'x:dataValidations x14:dataValidations x14:conditionalFormattings x14:sparklines x14:sparklineGroups x:ext'.split(
    ' ',
  )

function endFormula(element: XmlElement, document: Document): void {
  const text = document.textSince(element)
  const { office } = document.context
  if (!leansOnOthers(text) && !office.book?.isForbidden(text)) return
  const owner = around(element, ...owners)
  if (owner === undefined) document.drop(element)
  else owner.notes.add('leans')
}

function endOwner(element: XmlElement, document: Document): void {
  if (!element.notes.has('leans')) {
    around(element, ...holders)?.notes.add('held')
    return
  }
  document.drop(element)
  const { office, part } = document.context
  office.report.removed(
    'path',
    (count) =>
      `${count} ${count === 1 ? 'rule' : 'rules'} for colours or choices that pointed outside this file or to what was hidden, removed.`,
    part.path,
  )
}

function endHolder(element: XmlElement, document: Document): void {
  if (!element.notes.has('held')) document.drop(element)
}

function endList(element: XmlElement, document: Document): void {
  if (document.since(element).length === 1) document.drop(element)
}

export const sheetFormulaRules: Readonly<Record<string, CloseRule<PartContext>>> = Object.fromEntries([
  ...formulas.map((name) => [name, endFormula]),
  ...owners.map((name) => [name, endOwner]),
  ...holders.map((name) => [name, endHolder]),
  ...lists.map((name) => [name, endList]),
])
