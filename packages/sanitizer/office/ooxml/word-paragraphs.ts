import { refuse } from '../../refusals.ts'
import { isButOneLetter } from '../../xml/nearly.ts'
import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { around, type XmlElement } from '../../xml/xml-element.ts'
import { dropsHidden, isOn, type PartContext, shorten, tellHidden } from './part-context.ts'
import { isWithinSilent } from './word-fields.ts'
import { whyRunIsUnseen } from './word-unseen.ts'

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
  use(element, document.context)
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

/** The number of a list whose look hides it. */
export function hideNumber(element: XmlElement): void {
  const level = element.parent?.key === 'w:rPr' ? element.parent.parent : undefined
  if (level?.key === 'w:lvl' && isOn(element.attributes.find(({ key }) => key === 'w:val')?.value))
    level.notes.add('hidden')
}

export function readStyle(element: XmlElement, document: Document): Fate {
  const id = element.attributes.find(({ key }) => key === 'w:val')?.value ?? ''
  const { office } = document.context
  const owner = element.parent?.parent
  if (owner !== undefined && ['w:r', 'w:p', 'w:tbl'].includes(owner.key)) owner.notes.add(`style ${id}`)
  else office.usedStyles.add(id)
  // It may have been one that hides.
  const isNowhere = office.styles.id(id) === undefined
  if (isNowhere && (office.hasLostStyles || isButOneLetter(id, office.hidingStyles))) refuse('broken')
  return office.styles.id(id) === undefined ? 'drop' : 'keep'
}

export function endRun(element: XmlElement, document: Document): void {
  const { context } = document
  if (isWithinSilent(context) && !element.notes.has('field')) document.drop(element)
  const why = whyRunIsUnseen(element, document)
  if (why === undefined) tellUnsure(element, document)
  else hideRun(element, why, document)
  if (element.fate === 'keep') use(element, context)
}

/** What stays needs its style, and the note that it leads to. */
function use(element: XmlElement, { office }: PartContext): void {
  const style = element.notes.after('style ')
  const note = element.notes.after('note ')
  if (style !== undefined) office.usedStyles.add(style)
  if (note !== undefined) office.usedNotes.add(note)
}

/** Pictures have no colour and no size of letters; the marks of a field stay, so that those that begin and end it still agree. */
function hideRun(element: XmlElement, why: string, document: Document): void {
  const { context } = document
  const text = document.textSince(element)
  const hasPicture = element.notes.has('drawing')
  const isByMark = why === 'Hidden text'
  if (hasPicture && !isByMark) return
  if (text !== '' || hasPicture) context.unseen.add(why, text === '' ? 'a picture' : text)
  if (dropsHidden(context) && !element.notes.has('field') && (text !== '' || isByMark)) document.drop(element)
}

function tellUnsure(element: XmlElement, document: Document): void {
  if (!element.notes.has('unsure')) return
  const text = document.textSince(element)
  if (text !== '')
    document.context.office.report.kept(
      'White text stays. Where the ground is white, readers do not see it, but they can search and copy it.',
      document.context.part.path,
    )
}

function tellCollected(context: PartContext): void {
  for (const line of context.unseen.take()) tellHidden(context, line)
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
  else use(element, document.context)
}
