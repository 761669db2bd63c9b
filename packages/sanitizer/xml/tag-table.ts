import { escapeAttribute } from './escape.ts'
import type { AttributeName, ElementName, Scope } from './name-table.ts'
import type { Piece } from './piece.ts'
import { isDeclaration, type Prefixes, prefixesIn } from './prefixes.ts'
import type { Rules } from './rules.ts'
import type { XmlAttribute } from './xml-element.ts'

/** A tag that opens an element, as it was read: the same for each that has the same letters, where the same prefixes hold. */
export type KnownTag<Context> = {
  name: ElementName<Context>
  /** The prefixes that hold around it, and within it. */
  outer: Scope<Context>
  scope: Scope<Context>
  attributes: readonly XmlAttribute[]
  /** What the name of each attribute means. */
  names: readonly AttributeName<Context>[]
  /** What the rules made of each the last time, and the tag that came of it. */
  values: (string | Piece | undefined)[]
  start: string | Piece | undefined
}

const mostKnown = 1000

/** Reads tags of the same letters once. What the rules make of them is asked each time. */
export class TagTable<Context> {
  readonly #rules: Rules<Context>
  readonly #known = new Map<readonly string[], KnownTag<Context>>()
  readonly #bare = new Map<ElementName<Context>, KnownTag<Context>>()

  constructor(rules: Rules<Context>) {
    this.#rules = rules
  }

  /** @param given name, value, name, value: for tags of the same letters, the same list */
  read(tag: string, given: readonly string[], outer: Scope<Context>): KnownTag<Context> {
    if (given.length === 0) return this.#readBare(outer.elementNamed(tag), outer)
    const known = this.#known.get(given)
    if (known !== undefined && known.outer === outer) return known
    const declared = prefixesIn(given)
    const scope = declared === undefined ? outer : outer.with(declared)
    const made = this.#make(scope.elementNamed(tag), given, outer, scope)
    if (this.#known.size < mostKnown) this.#known.set(given, made)
    return made
  }

  /** A name belongs to one scope. */
  #readBare(name: ElementName<Context>, outer: Scope<Context>): KnownTag<Context> {
    const known = this.#bare.get(name)
    if (known !== undefined) return known
    const made = this.#make(name, [], outer, outer)
    if (this.#bare.size < mostKnown) this.#bare.set(name, made)
    return made
  }

  #make(
    name: ElementName<Context>,
    given: readonly string[],
    outer: Scope<Context>,
    scope: Scope<Context>,
  ): KnownTag<Context> {
    const attributes: XmlAttribute[] = []
    const names: AttributeName<Context>[] = []
    for (let place = 0; place < given.length; place += 2) {
      const attribute = given[place] ?? ''
      if (isDeclaration(attribute)) continue
      const known = scope.attributeNamed(attribute, name)
      if (!known.isListed && known.isKnown) this.#rules.unlistedAttribute?.(known.key, name.key)
      names.push(known)
      attributes.push({ key: known.key, value: given[place + 1] ?? '' })
    }
    return { name, outer, scope, attributes, names, values: [], start: undefined }
  }
}

/** The tag as it is written with the values that the rules made, without the sign that closes it. */
export function startOf<Context>(
  { name, names, values }: KnownTag<Context>,
  prefixes: Prefixes,
): (string | Piece)[] {
  name.written ??= prefixes.written(name.uri, name.local)
  name.endTag ??= ['</', name.written, '>'].join('')
  const pieces: (string | Piece)[] = []
  let text = `<${name.written}`
  for (const [place, attribute] of names.entries()) {
    const value = values[place]
    if (value === undefined) continue
    text += ` ${prefixes.written(attribute.uri, attribute.local)}="`
    if (typeof value === 'string') text += escapeAttribute(value)
    else {
      pieces.push(text, { write: () => escapeAttribute(value.write()) })
      text = ''
    }
    text += '"'
  }
  return [...pieces, text]
}
