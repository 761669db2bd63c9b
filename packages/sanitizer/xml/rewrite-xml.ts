import { refuse } from '../refusals.ts'
import { escapeText, visibleText } from './escape.ts'
import { joinPieces, textsOf } from './join-pieces.ts'
import { type AttributeName, type ElementName, Scope, xmlNamespace } from './name-table.ts'
import type { Fate, Piece } from './piece.ts'
import { Prefixes } from './prefixes.ts'
import { readXml, type XmlHandler } from './read-xml.ts'
import { RememberedXml, type XmlSource } from './remembered-xml.ts'
import type { Rules, XmlDocument } from './rules.ts'
import { type KnownTag, startOf, TagTable } from './tag-table.ts'
import { Utf8Text } from './utf8-text.ts'
import { Notes, type XmlElement } from './xml-element.ts'

/** Deeper than any document that a program wrote. */
const deepest = 300
/** So many pieces are held before they are turned into bytes. */
const mostPieces = 20_000

type Options = {
  /** Named letters that are known besides the five of XML. */
  entities?: Readonly<Record<string, string>>
  /** The first line of the result. */
  prolog?: string
}

/**
 * Writes an XML document again, by rules, as it goes by. Comments, instructions and declarations of types are left out, names get the
 * prefixes of our table. Refuses entities of its own, which are how a small file becomes a huge one, and what is not well-formed.
 */
export function rewriteXml<Context>(
  source: XmlSource,
  rules: Rules<Context>,
  context: Context,
  options: Options = {},
): Uint8Array<ArrayBuffer> {
  return new Rewriting(rules, context, options, source.length).rewrite(source)
}

type Open<Context> = {
  element: XmlElement
  name: ElementName<Context>
  scope: Scope<Context>
}

class Rewriting<Context> implements XmlDocument<Context> {
  readonly context: Context
  readonly #rules: Rules<Context>
  readonly #options: Options
  readonly #open: Open<Context>[] = []
  readonly #prefixes: Prefixes
  readonly #tags: TagTable<Context>
  readonly #written: Utf8Text
  #out: (string | Piece)[] = []
  #root: (string | Piece)[] = []
  #scope: Scope<Context>
  /** How many elements deep we are in what was dropped. */
  #dropped = 0
  #refusesWords = false
  /** How many elements are open that may be dropped when they end, or pieces that are not settled. */
  #heldBack = 0

  constructor(rules: Rules<Context>, context: Context, options: Options, size: number) {
    this.#rules = rules
    this.context = context
    this.#options = options
    this.#written = new Utf8Text(size)
    this.#prefixes = new Prefixes(rules)
    this.#tags = new TagTable(rules)
    this.#scope = new Scope(rules, new Map([['xml', xmlNamespace]]))
  }

  rewrite(source: XmlSource): Uint8Array<ArrayBuffer> {
    const handler: XmlHandler = {
      open: (name, attributes) => this.#openTag(name, attributes),
      close: () => this.#closeTag(),
      text: (text) => this.#text(text),
    }
    if (source instanceof RememberedXml) source.tell(handler)
    else readXml(source, handler, this.#options.entities)
    if (this.#root.length === 0) refuse('broken')
    this.#flush()
    return this.#join()
  }

  get innermost(): XmlElement | undefined {
    return this.#open.at(-1)?.element
  }

  put(pieces: readonly (string | Piece)[]): void {
    for (const piece of pieces) this.#out.push(piece)
  }

  takeOut(element: XmlElement): (string | Piece)[] {
    return this.#out.splice(element.place)
  }

  since(element: XmlElement): (string | Piece)[] {
    return this.#out.slice(element.place)
  }

  drop(element: XmlElement): void {
    this.#out.length = element.place
    element.fate = 'drop'
  }

  unwrap(element: XmlElement): void {
    this.#out[element.place] = ''
    element.fate = 'unwrap'
  }

  refuseWords(): void {
    this.#refusesWords = true
  }

  textSince(element: XmlElement): string {
    const pieces = this.since(element).map((piece) =>
      typeof piece === 'string' ? piece : (piece.text ?? ' '),
    )
    return visibleText(pieces.join(''))
  }

  holdBack(): void {
    this.#heldBack += 1
  }

  letGo(): void {
    this.#heldBack -= 1
  }

  uriOf(prefix: string): string | undefined {
    return this.#scope.uriOf(prefix)
  }

  prefixFor(uri: string): string | undefined {
    return this.#prefixes.of(uri)
  }

  isUsed(prefix: string): boolean {
    return this.#prefixes.isUsed(prefix)
  }

  #openTag(tag: string, given: readonly string[]): void {
    if (this.#dropped > 0) {
      this.#dropped += 1
      return
    }
    if (this.#open.length >= deepest) refuse('broken')
    const known = this.#tags.read(tag, given, this.#scope)
    const { name } = known
    const element: XmlElement = {
      key: name.key,
      attributes: known.attributes,
      parent: this.#open.at(-1)?.element,
      fate: 'keep',
      place: this.#out.length,
      notes: new Notes(),
      aside: undefined,
      look: undefined,
    }
    const outer = this.#scope
    this.#scope = known.scope
    element.fate = this.#fateOf(element, name)
    if (element.fate === 'drop') {
      this.#scope = outer
      this.#dropped = 1
      return
    }
    element.place = this.#out.length
    this.#open.push({ element, name, scope: outer })
    if (name.close !== undefined) this.holdBack()
    if (element.fate === 'keep') this.#writeStart(element, known)
  }

  #fateOf(element: XmlElement, name: ElementName<Context>): Fate {
    if (!name.isKnown) return 'drop'
    if (!name.isListed) return this.#rules.unlisted?.(element, this) ?? 'drop'
    const first = this.#rules.first?.(element, this)
    if (first !== undefined) return first
    const rule = name.open ?? this.#rules.otherwise ?? 'keep'
    return typeof rule === 'string' ? rule : rule(element, this)
  }

  #writeStart(element: XmlElement, known: KnownTag<Context>): void {
    const { names, attributes, values } = known
    let isAsBefore = known.start !== undefined
    for (let place = 0; place < names.length; place += 1) {
      const [name, attribute] = [names[place], attributes[place]]
      if (name === undefined || attribute === undefined) continue
      const value = this.#attributeValue(name, attribute.value, element)
      if (value !== values[place]) {
        values[place] = value
        isAsBefore = false
      }
    }
    // The root's tag stays open: which namespaces it has to declare is known at the end.
    if (element.parent === undefined) this.#root = startOf(known, this.#prefixes)
    else {
      if (!isAsBefore) known.start = closedStart(startOf(known, this.#prefixes))
      this.#out.push(withAdded(known.start ?? '', this.#rules.added?.(element, this) ?? ''))
    }
  }

  #attributeValue(name: AttributeName<Context>, value: string, element: XmlElement) {
    const { rule, key } = name
    if (!name.isKnown || !name.isListed || rule === 'drop') return undefined
    else if (rule !== undefined) return rule(value, element, this)
    else if (this.#rules.otherAttribute !== undefined) {
      return this.#rules.otherAttribute({ key, value }, element, this)
    } else return value
  }

  #closeTag(): void {
    if (this.#dropped > 0) {
      this.#dropped -= 1
      if (this.#dropped === 0) this.#refusesWords = false
      return
    }
    const opened = this.#open.at(-1)
    if (opened === undefined) return
    const { element, name } = opened
    name.leave?.(element, this)
    if (name.close !== undefined) {
      name.close(element, this)
      this.letGo()
    }
    this.#open.pop()
    this.#scope = opened.scope
    if (element.fate === 'keep' && element.parent !== undefined) this.#writeEnd(element, name)
    if (this.#out.length > mostPieces && this.#heldBack === 0) this.#flush()
  }

  #writeEnd(element: XmlElement, name: ElementName<Context>): void {
    const start = this.#out[element.place]
    const isEmpty = this.#out.length === element.place + 1
    if (isEmpty && typeof start === 'string') this.#out[element.place] = `${start.slice(0, -1)}/>`
    else this.#out.push(name.endTag ?? '')
  }

  #text(text: string): void {
    const opened = this.#open.at(-1)
    if (this.#refusesWords && /\S/.test(text)) refuse('unsupported')
    if (this.#dropped > 0 || opened === undefined) return
    const { element, name } = opened
    const value = name.text === undefined ? text : name.text(text, element, this)
    if (typeof value !== 'string')
      this.#out.push({ write: () => escapeText(value.write()), text: escapeText(value.text ?? '') })
    else if (value !== '') this.#out.push(escapeText(value))
  }

  #flush(): void {
    const texts = textsOf(this.#out)
    for (const text of texts) {
      this.#prefixes.look(text)
      this.#written.add(text)
    }
    this.#out = []
    // What was written can no longer be found among the pieces.
    for (const { element } of this.#open) element.place = -1
  }

  #join(): Uint8Array<ArrayBuffer> {
    const root = this.#root.map((piece) => (typeof piece === 'string' ? piece : piece.write())).join('')
    this.#prefixes.look(root)
    const tag = /^<([^\s>]+)/.exec(root)?.[1] ?? refuse('broken')
    const declared = this.#prefixes.declarations()
    this.#written.add(`</${tag}>`)
    const start = root.replace(/^<[^\s>]+/, (open) => open + declared)
    return this.#written.after(`${this.#options.prolog ?? prolog}${start}>`)
  }
}

function closedStart(pieces: readonly (string | Piece)[]): string | Piece {
  const [only] = pieces
  // What the engine joined lately is joined again each time that it is looked at; a list joined at once is not.
  if (pieces.length === 1 && typeof only === 'string') return [only, '>'].join('')
  return { write: () => `${joinPieces(pieces)}>` }
}

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

function withAdded(start: string | Piece, added: string): string | Piece {
  if (added === '') return start
  const put = (tag: string) => `${tag.slice(0, -1)}${added}>`
  return typeof start === 'string' ? put(start) : { write: () => put(start.write()) }
}
