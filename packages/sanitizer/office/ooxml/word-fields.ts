import { refuse } from '../../refusals.ts'
import { joinPieces } from '../../xml/join-pieces.ts'
import type { Piece } from '../../xml/piece.ts'
import type { XmlDocument } from '../../xml/rules.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { isSafeLink } from './office-package.ts'
import type { PartContext } from './part-context.ts'
import { renamedCode } from './word-codes.ts'
import type { Field } from './word-field.ts'

type Document = XmlDocument<PartContext>

/** Fields that say nothing of people, devices and other files. Of every other one, what it showed becomes plain text. */
const harmless =
  /^\s*(?:PAGE|NUMPAGES|SECTION|SECTIONPAGES|TOC|PAGEREF|REF|NOTEREF|SEQ|STYLEREF|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN|SYMBOL|EQ|ADVANCE|LISTNUM|AUTONUM|AUTONUMLGL|AUTONUMOUT|DATE|TIME)(?:\s|$)/i

/** Fields that keep something for others, or mark a place, and show nothing themselves (ISO/IEC 29500-1, 17.16.5). */
const silent = /^\s*(?:SET|ASK|XE|TC|TA|RD|PRIVATE)(?:\s|$)/i

export function isSilentCode(code: string): boolean {
  return silent.test(code)
}

export function isWithinSilent({ fields }: PartContext): boolean {
  return fields.some(({ isSilent }) => isSilent)
}

/** A sum names nothing but functions and cells. */
const sum =
  /^\s*=(?:\s|[-+*/^%(),;:<>=.\d]|\\[#*]\s*(?:"[^"]*"|[^\s"]\S*(?!\S))|\b(?:SUM|ABOVE|BELOW|LEFT|RIGHT|AVERAGE|COUNT|MAX|MIN|PRODUCT|ROUND|INT|ABS|IF|AND|OR|NOT|TRUE|FALSE|MOD|SIGN|[A-Z]{1,2}\d{1,3})\b)*$/i

export function isHarmlessCode(code: string): boolean {
  const link = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\]\S*))?/i.exec(code)
  if (link === null) return harmless.test(code) || sum.test(code)
  const address = link[1] ?? link[2] ?? ''
  return address === '' ? /\\l/i.test(code) : isSafeLink(address)
}

export function tellOfCode(code: string, isKept: boolean, { context }: Document): void {
  const name = /^\s*(\S+)/.exec(code)?.[1]?.toUpperCase() ?? ''
  const address = /^\s*HYPERLINK\s+"([^"]*)"/i.exec(code)?.[1]
  const { office, part } = context
  if (isKept && address !== undefined)
    office.report.kept(`A link to "${address}" stays: readers can follow it.`, part.path)
  else if (!isKept && name !== '') {
    const isSilent = isSilentCode(code)
    const words = isSilent ? ', which shows nothing,' : ' behind a piece of text,'
    office.report.removed('structure', `The instruction ${name}${words} removed.`, part.path)
    if (!isSilent)
      office.report.kept(
        `What the instruction ${name} had put into the text stays: it is visible.`,
        part.path,
      )
    for (const [, quoted] of code.matchAll(/"([^"]{5,})"/g)) office.report.identifying(quoted ?? '')
  }
}

/** Word itself allows twenty. */
const deepestField = 40

/** Takes the mark that begins, divides or ends a field, so that it can still go when the whole instruction is known. */
export function endFieldMark(element: XmlElement, document: Document): void {
  const { fields } = document.context
  const type = attributeOf(element, 'w:fldCharType')
  if (type === 'begin') {
    if (fields.length >= deepestField) refuse('broken')
    const outer = fields.findLast(({ state }) => state === 'open')
    if (outer !== undefined) outer.hasInner = true
    fields.push({ code: '', state: 'open', hasInner: false, pieces: 0, isSilent: false })
    document.holdBack()
  }
  const field = fields.at(-1)
  // A mark outside of every field shows nothing.
  if (field === undefined) {
    document.drop(element)
    return
  }
  element.parent?.notes.add('field')
  putLater(element, document, field)
  if (type === 'separate' || type === 'end') settle(field, document)
  if (type === 'end') fields.pop()
}

function settle(field: Field, document: Document): void {
  if (field.state !== 'open') return
  const isWhole = !field.hasInner || sum.test(field.code)
  field.state = isWhole && isHarmlessCode(field.code) ? 'kept' : 'plain'
  field.isSilent = isSilentCode(field.code)
  tellOfCode(field.code, field.state === 'kept', document)
  document.letGo()
}

export function endInstruction(element: XmlElement, document: Document): void {
  const field = document.context.fields.findLast(({ state }) => state === 'open')
  if (field === undefined) {
    document.drop(element)
    return
  }
  element.parent?.notes.add('field')
  putLater(element, document, field)
}

function putLater(element: XmlElement, document: Document, field: Field): void {
  const pieces = document.takeOut(element)
  const end = `</${element.key}>`
  element.fate = 'drop'
  document.put([{ write: () => (field.state === 'kept' ? joinPieces([...pieces, end]) : '') }])
}

/** The whole instruction is where it began, since a name may be cut in two. */
export function readInstruction(text: string, _element: XmlElement, document: Document): string | Piece {
  const field = document.context.fields.findLast(({ state }) => state === 'open')
  if (field === undefined) return text
  field.code += text
  field.pieces += 1
  const isFirst = field.pieces === 1
  return {
    write: () => (field.hasInner ? text : isFirst ? withNewNames(field.code, document) : ''),
    text,
  }
}

export function withNewNames(code: string, { context: { office } }: Document): string {
  return renamedCode(code, {
    bookmark: (name) => office.bookmark(name),
    style: (name) => office.styles.name(name) ?? 'Normal',
  })
}

/** What a field within the instructions of another shows is part of those instructions. */
export function readText(text: string, _element: XmlElement, { context }: Document): string | Piece {
  if (isWithinSilent(context)) return ''
  const field = context.fields.find(({ state }) => state === 'open')
  return field === undefined ? text : { write: () => (field.state === 'kept' ? text : ''), text }
}
