import { refuse } from '../../refusals.ts'
import { isButOneLetter } from '../../xml/nearly.ts'
import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { around, type XmlElement } from '../../xml/xml-element.ts'
import { dropsHidden, type PartContext, shorten, tellHidden } from './part-context.ts'
import { isWithinSilent } from './word-fields.ts'

type Document = XmlDocument<PartContext>

/** What the element is in, once everything that was unwrapped is thought away. */
function container(element: XmlElement): XmlElement | undefined {
  let outer = element.parent
  while (outer?.fate === 'unwrap') outer = outer.parent
  return outer
}

/**
 * A paragraph whose mark was deleted has become one with the next, which gives the look. It is put aside, with a mark between its look
 * and its content, until we know whether there is a next.
 */
export function endParagraph(element: XmlElement, document: Document): void {
  tellCollected(document.context)
  const outer = container(element)
  const waiting = outer?.aside
  if (outer !== undefined && element.notes.has('mark-deleted')) {
    const { head, content } = divide(document.takeOut(element))
    outer.aside = [...head, between, ...contentOf(waiting), ...content]
    element.fate = 'drop'
  } else if (outer !== undefined && waiting !== undefined) {
    const { head, content } = divide(document.takeOut(element))
    document.put([...head, ...contentOf(waiting), ...content])
    outer.aside = undefined
  }
}

const between: Piece = { write: () => '' }

function contentOf(waiting: readonly (string | Piece)[] | undefined): (string | Piece)[] {
  return waiting === undefined ? [] : waiting.slice(waiting.indexOf(between) + 1)
}

function divide(pieces: (string | Piece)[]): { head: (string | Piece)[]; content: (string | Piece)[] } {
  const properties = pieces[1]
  const hasProperties = typeof properties === 'string' && /^<[^\s>]*pPr[\s/>]/.test(properties)
  const isEmpty = hasProperties && properties.endsWith('/>')
  const end = !hasProperties
    ? 0
    : isEmpty
      ? 1
      : pieces.findIndex((piece) => typeof piece === 'string' && /^<\/[^>]*pPr>$/.test(piece))
  return { head: pieces.slice(0, end + 1), content: pieces.slice(end + 1) }
}

/** There was no next paragraph: it stays one of its own. */
export function putWaiting(outer: XmlElement | undefined, document: Document): void {
  const waiting = outer?.aside
  if (outer === undefined || waiting === undefined) return
  const tag = typeof waiting[0] === 'string' ? (/^<([^\s/>]+)/.exec(waiting[0])?.[1] ?? 'w:p') : 'w:p'
  document.put([...waiting.filter((piece) => piece !== between), `</${tag}>`])
  outer.aside = undefined
}

export function startBlock(element: XmlElement, document: Document): Fate {
  putWaiting(container(element), document)
  return 'keep'
}

export function hide(element: XmlElement): Fate {
  const off = element.attributes.some(
    ({ key, value }) => key === 'w:val' && ['0', 'false', 'off'].includes(value),
  )
  const properties = around(element, 'w:rPr')
  const run = properties?.parent
  if (run?.key === 'w:r' || run?.key === 'm:r') run.notes.add(off ? 'shown' : 'hidden')
  return 'keep'
}

export function readStyle(element: XmlElement, document: Document): Fate {
  const id = element.attributes.find(({ key }) => key === 'w:val')?.value ?? ''
  const { office } = document.context
  const owner = element.key === 'w:rStyle' ? around(element, 'w:r') : around(element, 'w:p')
  if (office.hidingStyles.has(id)) owner?.notes.add('hidden')
  // It may have been one that hides.
  const isNowhere = office.styles.id(id) === undefined
  if (isNowhere && (office.hasLostStyles || isButOneLetter(id, office.hidingStyles))) refuse('broken')
  return office.styles.id(id) === undefined ? 'drop' : 'keep'
}

export function endRun(element: XmlElement, document: Document): void {
  const paragraph = around(element, 'w:p')
  const isHidden = element.notes.has('hidden') || (paragraph?.notes.has('hidden') ?? false)
  const { context } = document
  if (isWithinSilent(context) && !element.notes.has('field')) document.drop(element)
  if (!isHidden || element.notes.has('shown')) return
  const text = document.textSince(element)
  if (text !== '') context.hidden.push(text)
  // The marks of a field stay, so that those that begin and end it still agree.
  if (dropsHidden(context) && !element.notes.has('field')) document.drop(element)
}

function tellCollected(context: PartContext): void {
  if (context.hidden.length > 0) tellHidden(context, `Hidden text: "${shorten(context.hidden.join(' '))}"`)
  context.hidden.length = 0
}

export function endRow(element: XmlElement, document: Document): void {
  const table = around(element, 'w:tbl')
  const isHidden = element.notes.has('hidden') && document.textSince(element) !== ''
  if (isHidden) tellHidden(document.context, `A hidden row: "${shorten(document.textSince(element))}"`)
  if (element.notes.has('deleted') || (isHidden && dropsHidden(document.context))) {
    document.drop(element)
    table?.notes.add('row-gone')
  } else table?.notes.add('row')
}

/** A table without rows is not one. */
export function endTable(element: XmlElement, document: Document): void {
  if (element.notes.has('row-gone') && !element.notes.has('row')) document.drop(element)
}
