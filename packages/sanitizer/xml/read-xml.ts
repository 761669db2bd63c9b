import { refuse } from '../refusals.ts'
import { decodeXml } from './decode-xml.ts'
import { attributeText, type Entities, wordsText } from './resolve-entities.ts'
import { isXmlName } from './xml-names.ts'

/** Told what is in an XML document, in its order. Attributes come as name, value, name, value. */
export type XmlHandler = {
  open(name: string, attributes: readonly string[]): void
  text(text: string): void
  close(name: string): void
}

/**
 * Reads XML 1.0 as strictly as the standard wants it (W3C, fifth edition), for what programs read in two ways is where things hide. Declarations
 * of its own are refused, which are how a small file becomes a huge one. Comments and instructions are passed over.
 */
export function readXml(
  bytes: Uint8Array,
  handler: XmlHandler,
  entities: Entities = {},
  noting: XmlNoting | undefined = undefined,
): void {
  new XmlReader(handler, entities, noting).read(decodeXml(bytes))
}

/** A tag that opens an element. Tags of the same letters are mostly one. */
export type XmlTag = { name: string; attributes: readonly string[]; isEmpty: boolean }

/** Notes where in its text the reader found what it tells. */
export type XmlNoting = {
  open(tag: XmlTag): void
  /** Not for elements that end with their own tag. */
  close(): void
  /** @param told the words, when they are not as they are written */
  text(from: number, to: number, told: string | undefined): void
  /** The text that places are counted in from now on. */
  source(text: string): void
}

/** Names and values of so many attributes as most tags have. */
const fewAttributes = 32

/** A text that is longer than this is told in pieces. */
const longText = 1 << 16
const [tab, line, turn, space, bang, slash, more, equal, question] = [9, 10, 13, 32, 33, 47, 62, 61, 63]
const [double, single] = ['"', "'"]
const none: readonly string[] = []
const controls = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f'
const forbidden = new RegExp(`[${controls}\\ufffe\\uffff]`)
const declaration = /^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s[^<>]*)?$/
const typeOfDocument = /^<!DOCTYPE\s+[^\s"'<>[]+(?:\s+(?:"[^"<]*"|'[^'<]*'|[A-Z]+))*\s*>/

/** Of each thing that is read: where it ends, or this when it ends in what was not decoded yet. */
const unfinished = -1

/** So many tags are kept, and none that is longer than most are. */
const mostKept = 1000
const longestKept = 200

class XmlReader {
  readonly #handler: XmlHandler
  readonly #entities: Entities
  readonly #noting: XmlNoting | undefined
  readonly #open: string[] = []
  /** The names of one tag behind the first few: looking for one among all takes long. */
  readonly #later = new Set<string>()
  readonly #tags = new Map<string, XmlTag>()
  #last: XmlTag = { name: '', attributes: none, isEmpty: false }
  #hasRoot = false
  #isAtStart = true

  constructor(handler: XmlHandler, entities: Entities, noting: XmlNoting | undefined) {
    this.#handler = handler
    this.#entities = entities
    this.#noting = noting
  }

  read(pieces: Iterable<string>): void {
    let rest = ''
    let wanted = 0
    for (const piece of pieces) {
      if (forbidden.test(piece)) refuse('broken')
      rest += piece
      // What ends in nothing that was decoded yet is read again only when it is twice as long.
      if (rest.length < wanted) continue
      rest = this.#readPiece(rest, false)
      wanted = rest.length * 2
    }
    if (this.#readPiece(rest, true) !== '' || this.#open.length > 0 || !this.#hasRoot) refuse('broken')
  }

  /** Gives what has to wait for more. */
  #readPiece(text: string, isLast: boolean): string {
    this.#noting?.source(text)
    for (let at = 0; at < text.length; ) {
      const sign = text.indexOf('<', at)
      if (sign < 0) return this.#readRest(text, at, isLast)
      if (sign > at) this.#tellText(text, at, sign)
      const after = this.#readMarkup(text, sign)
      if (after === unfinished) return isLast ? refuse('broken') : text.slice(sign)
      this.#isAtStart = false
      at = after
    }
    return ''
  }

  #readRest(text: string, from: number, isLast: boolean): string {
    if (!isLast && text.length - from < longText) return text.slice(from)
    const cut = isLast ? text.length : endOfWhole(text)
    if (cut > from) this.#tellText(text, from, cut)
    return text.slice(cut)
  }

  #tellText(text: string, from: number, to: number): void {
    this.#isAtStart = false
    const written = text.slice(from, to)
    if (this.#open.length > 0) {
      const told = wordsText(written, this.#entities)
      this.#noting?.text(from, to, told === written ? undefined : told)
      this.#handler.text(told)
    } else if (/[^ \t\r\n]/.test(written)) refuse('broken')
  }

  #readMarkup(text: string, sign: number): number {
    const next = text.charCodeAt(sign + 1)
    if (next === slash) return this.#readEnd(text, sign)
    else if (next === bang) return this.#readDeclared(text, sign)
    else if (next === question) return this.#readInstruction(text, sign)
    else return this.#readStart(text, sign)
  }

  /** Tags of the same letters are read once. */
  #readStart(text: string, sign: number): number {
    const end = text.indexOf('>', sign)
    if (end < 0 || end - sign > longestKept) return this.#readNewStart(text, sign)
    const written = text.slice(sign, end)
    const known = this.#tags.get(written)
    if (known !== undefined) return this.#tellStart(known, end + 1)
    const after = this.#readNewStart(text, sign)
    if (after === end + 1 && this.#tags.size < mostKept) this.#tags.set(written, this.#last)
    return after
  }

  #readNewStart(text: string, sign: number): number {
    let at = endOfName(text, sign + 1)
    const name = text.slice(sign + 1, at)
    let attributes: string[] | undefined
    for (;;) {
      const before = at
      at = afterSpace(text, at)
      if (at >= text.length) return unfinished
      const next = text.charCodeAt(at)
      if (next === more)
        return this.#tellNew({ name, attributes: attributes ?? none, isEmpty: false }, at + 1)
      if (next === slash) {
        if (at + 1 >= text.length) return unfinished
        if (text.charCodeAt(at + 1) !== more) refuse('broken')
        return this.#tellNew({ name, attributes: attributes ?? none, isEmpty: true }, at + 2)
      }
      if (at === before) refuse('broken')
      attributes ??= []
      at = this.#readAttribute(text, at, attributes)
      if (at === unfinished) return unfinished
    }
  }

  #readAttribute(text: string, start: number, attributes: string[]): number {
    const nameEnd = endOfName(text, start)
    let at = afterSpace(text, nameEnd)
    if (at >= text.length) return unfinished
    if (text.charCodeAt(at) !== equal) refuse('broken')
    at = afterSpace(text, at + 1)
    if (at >= text.length) return unfinished
    const quote = text.charAt(at)
    if (quote !== double && quote !== single) refuse('broken')
    const end = text.indexOf(quote, at + 1)
    if (end < 0) return unfinished
    const name = text.slice(start, nameEnd)
    if (!isXmlName(name)) refuse('broken')
    if (this.#isNamedTwice(name, attributes)) refuse('broken')
    attributes.push(name, attributeText(text.slice(at + 1, end), this.#entities))
    return end + 1
  }

  #isNamedTwice(name: string, attributes: readonly string[]): boolean {
    const few = Math.min(attributes.length, fewAttributes)
    for (let place = 0; place < few; place += 2) if (attributes[place] === name) return true
    if (attributes.length < fewAttributes) return false
    if (attributes.length === fewAttributes) this.#later.clear()
    if (this.#later.has(name)) return true
    this.#later.add(name)
    return false
  }

  #tellNew(tag: XmlTag, after: number): number {
    if (!isXmlName(tag.name)) refuse('broken')
    this.#last = tag
    return this.#tellStart(tag, after)
  }

  #tellStart(tag: XmlTag, after: number): number {
    const { name, attributes, isEmpty } = tag
    if (this.#hasRoot && this.#open.length === 0) refuse('broken')
    this.#hasRoot = true
    this.#open.push(name)
    this.#noting?.open(tag)
    this.#handler.open(name, attributes)
    if (isEmpty) this.#tellEnd()
    return after
  }

  #tellEnd(): void {
    this.#handler.close(this.#open.pop() ?? '')
  }

  #readEnd(text: string, sign: number): number {
    const end = text.indexOf('>', sign)
    if (end < 0) return unfinished
    const name = this.#open.at(-1) ?? refuse('broken')
    const isSame = text.startsWith(name, sign + 2) && afterSpace(text, sign + 2 + name.length) === end
    if (!isSame) refuse('broken')
    this.#noting?.close()
    this.#tellEnd()
    return end + 1
  }

  #readDeclared(text: string, sign: number): number {
    if (text.startsWith('<!--', sign)) {
      const end = text.indexOf('--', sign + 4)
      if (end < 0 || end + 2 >= text.length) return unfinished
      return text.charCodeAt(end + 2) === more ? end + 3 : refuse('broken')
    } else if (text.startsWith('<![CDATA[', sign)) {
      if (this.#open.length === 0) refuse('broken')
      const end = text.indexOf(']]>', sign)
      if (end < 0) return unfinished
      const words = text.slice(sign + 9, end).replace(/\r\n?/g, '\n')
      this.#noting?.text(sign + 9, end, words)
      this.#handler.text(words)
      return end + 3
    } else if (text.length - sign < 9) return unfinished
    return this.#readType(text, sign)
  }

  /** The type of a document says where its grammar is, which no one fetches; a grammar within is refused. */
  #readType(text: string, sign: number): number {
    if (this.#hasRoot) refuse('broken')
    const end = text.indexOf('>', sign)
    if (end < 0) return unfinished
    const [found] =
      typeOfDocument.exec(text.slice(sign, Math.min(text.length, sign + 2000))) ?? refuse('broken')
    return sign + found.length
  }

  #readInstruction(text: string, sign: number): number {
    const end = text.indexOf('?>', sign + 2)
    if (end < 0) return unfinished
    const target = text.slice(sign + 2, Math.min(end, endOfName(text, sign + 2)))
    if (target.toLowerCase() === 'xml') {
      if (!this.#isAtStart || !declaration.test(text.slice(sign, end))) refuse('broken')
    } else if (!isXmlName(target)) refuse('broken')
    return end + 2
  }
}

function afterSpace(text: string, start: number): number {
  let at = start
  for (let code = text.charCodeAt(at); isSpace(code); code = text.charCodeAt(at)) at += 1
  return at
}

function isSpace(code: number): boolean {
  return code === space || code === line || code === turn || code === tab
}

/** Where a name can go on no longer; what it is made of is looked at later. */
function endOfName(text: string, start: number): number {
  let at = start
  for (let code = text.charCodeAt(at); at < text.length; code = text.charCodeAt(at)) {
    if (isSpace(code) || code === more || code === slash || code === equal || code === question) return at
    at += 1
  }
  return at
}

/** So that neither a line's end nor an entity is cut in two. */
function endOfWhole(text: string): number {
  const entity = text.lastIndexOf('&')
  const cut = entity > text.length - 64 && entity > text.lastIndexOf(';') ? entity : text.length
  return Math.min(cut, text.length - (/(?:\r|\]{1,2})$/.exec(text)?.[0].length ?? 0))
}
