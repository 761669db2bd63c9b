import type { Fate, Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { around, attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import type { PartContext, PartRules } from './part-context.ts'
import { shorten } from './part-context.ts'
import { hideNumber } from './word-paragraphs.ts'
import { forgetStyles } from './word-reach.ts'
import { wordUnseenRules } from './word-unseen.ts'

type Document = XmlDocument<PartContext>

function keepsHeader(element: XmlElement, { context }: Document): Fate {
  const { office, part } = context
  if (!office.wordReach?.unusedHeaders.has(attributeOf(element, 'r:id') ?? '')) return 'keep'
  office.report.removed(
    'hidden',
    'The top or foot of pages that no page shows, removed with its words.',
    part.path,
  )
  return 'drop'
}

/** A note that nothing in the text leads to; the lines between text and notes have a type. */
function endNote(element: XmlElement, document: Document): void {
  const { office, part } = document.context
  const type = attributeOf(element, 'w:type') ?? 'normal'
  const isReached = office.usedNotes.has(`${element.key.slice(2)} ${attributeOf(element, 'w:id') ?? ''}`)
  if (type !== 'normal' || isReached) return
  const text = document.textSince(element)
  office.report.removed(
    'hidden',
    `A note that nothing in the text leads to: "${shorten(text)}", removed.`,
    part.path,
  )
  document.drop(element)
}

/** The run that leads to a note is known to stay when it ends. */
function readNote(element: XmlElement): Fate {
  const kind = element.key === 'w:footnoteReference' ? 'footnote' : 'endnote'
  around(element, 'w:r')?.notes.add(`note ${kind} ${attributeOf(element, 'w:id') ?? ''}`)
  return 'keep'
}

/** Everything that names a style has gone by when the styles do. */
function startStyles(_element: XmlElement, { context }: Document): Fate {
  forgetStyles(context.office)
  return 'keep'
}

function keepsList(element: XmlElement, { context }: Document): Fate {
  const reach = context.office.wordReach
  const id = attributeOf(element, element.key === 'w:num' ? 'w:numId' : 'w:abstractNumId') ?? ''
  const isUsed = (element.key === 'w:num' ? reach?.lists : reach?.listKinds)?.has(id) ?? true
  return isUsed ? 'keep' : 'drop'
}

function keepsStyle(element: XmlElement, { context }: Document): Fate {
  return context.office.styles.isGone(attributeOf(element, 'w:styleId') ?? '') ? 'drop' : 'keep'
}

/** What a list writes before a line, unless its look hides it. */
function numberText(value: string, element: XmlElement, _document: Document): string | Piece {
  const level = around(element, 'w:lvl')
  if (!/[\p{L}\p{N}]{2}/u.test(value.replace(/%\d/g, ''))) return value
  return { write: () => (level?.notes.has('hidden') ? '' : value) }
}

/** Held back until here, because what hides its words comes behind them. */
function endLevel(): void {}

function readVanish(element: XmlElement, document: Document): Fate {
  hideNumber(element)
  const rule = wordUnseenRules.open['w:color']
  return typeof rule === 'function' ? rule(element, document) : 'keep'
}

function readPageColour(element: XmlElement, { context }: Document): Fate {
  if (element.parent?.key === 'w:document') context.office.hasPageColour = true
  return 'keep'
}

/** Only what the pages of a letter lead to stays. */
export const wordReachRules = {
  open: {
    'w:headerReference': keepsHeader,
    'w:footerReference': keepsHeader,
    'w:footnoteReference': readNote,
    'w:endnoteReference': readNote,
    'w:styles': startStyles,
    'w:num': keepsList,
    'w:abstractNum': keepsList,
    'w:style': keepsStyle,
    'w:vanish': readVanish,
    'w:background': readPageColour,
  },
  close: { 'w:footnote': endNote, 'w:endnote': endNote, 'w:lvl': endLevel },
  attributes: { 'w:lvlText@w:val': numberText },
} satisfies Pick<PartRules, 'open' | 'close' | 'attributes'>
