import { refuse } from '../refusals.ts'
import { isNearly } from './nearly.ts'
import type { AttributeRule, CloseRule, OpenRule, Rules, TextRule } from './rules.ts'

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

/** What a tag's name means at the place where it is, and which rules speak of it. */
export type ElementName<Context> = {
  key: string
  uri: string
  prefix: string
  local: string
  isKnown: boolean
  isListed: boolean
  open: OpenRule<Context> | undefined
  close: CloseRule<Context> | undefined
  leave: CloseRule<Context> | undefined
  text: TextRule<Context> | undefined
  attributes: Map<string, AttributeName<Context>>
  /** Its name in the result, and the tag that ends it, once it is written there. */
  written: string | undefined
  endTag: string | undefined
}

export type AttributeName<Context> = {
  key: string
  uri: string
  local: string
  isKnown: boolean
  isListed: boolean
  rule: AttributeRule<Context> | undefined
}

/** The prefixes that hold at one place of a document. Shared by all elements that declare none of their own. */
export class Scope<Context> {
  readonly #rules: Rules<Context>
  readonly #uris: ReadonlyMap<string, string>
  readonly #elements = new Map<string, ElementName<Context>>()

  constructor(rules: Rules<Context>, uris: ReadonlyMap<string, string>) {
    this.#rules = rules
    this.#uris = uris
  }

  with(declared: ReadonlyMap<string, string>): Scope<Context> {
    const { namespaces } = this.#rules
    for (const uri of declared.values())
      if (!namespaces.has(uri) && isNearly(uri, namespaces.keys())) refuse('broken')
    return new Scope(this.#rules, new Map([...this.#uris, ...declared]))
  }

  uriOf(prefix: string): string | undefined {
    return this.#uris.get(prefix)
  }

  elementNamed(name: string): ElementName<Context> {
    const known = this.#elements.get(name)
    if (known !== undefined) return known
    const { prefix, local } = split(name)
    const uri = this.#uris.get(prefix) ?? (prefix === '' ? '' : refuse('broken'))
    const ours = this.#rules.namespaces.get(uri)
    const key = `${ours ?? '?'}:${local}`
    const open = own(this.#rules.open, key)
    const made = {
      key,
      uri,
      prefix: ours ?? '',
      local,
      isKnown: ours !== undefined,
      isListed: open !== undefined || (this.#rules.vocabulary?.has(key) ?? true),
      open,
      close: own(this.#rules.close, key),
      leave: own(this.#rules.leave ?? {}, key),
      text: own(this.#rules.text, key),
      attributes: new Map(),
      written: undefined,
      endTag: undefined,
    }
    this.#elements.set(name, made)
    return made
  }

  /** Relations and the keeping of spaces go with every element. */
  #lists(element: string, attribute: string): boolean {
    if (attribute.startsWith('r:') || attribute === 'xml:space') return true
    return this.#rules.vocabulary?.allows(element, attribute) ?? true
  }

  attributeNamed(name: string, element: ElementName<Context>): AttributeName<Context> {
    const known = element.attributes.get(name)
    if (known !== undefined) return known
    const { prefix, local } = split(name)
    // An attribute without a prefix belongs to its element, not to the default namespace.
    const uri = prefix === '' ? '' : (this.#uris.get(prefix) ?? refuse('broken'))
    const ours = prefix === '' ? '' : uri === xmlNamespace ? 'xml' : this.#rules.namespaces.get(uri)
    const key = ours === '' ? local : `${ours ?? '?'}:${local}`
    const rule =
      own(this.#rules.attributes, `${element.key}@${key}`) ?? own(this.#rules.attributes, `@${key}`)
    const isListed = rule !== undefined || this.#lists(element.key, key)
    const made = { key, uri, local, isKnown: ours !== undefined, isListed, rule }
    element.attributes.set(name, made)
    return made
  }
}

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

function split(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':')
  return { prefix: colon < 0 ? '' : name.slice(0, colon), local: name.slice(colon + 1) }
}
