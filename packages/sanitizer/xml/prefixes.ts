import { xmlNamespace } from './name-table.ts'

/** The prefixes that namespaces have in a result, and which of them it uses. */
export class Prefixes {
  readonly #wished: { namespaces: ReadonlyMap<string, string>; unprefixed?: string | undefined }
  readonly #prefixes = new Map<string, string>()
  readonly #seen = new Set<string>()

  constructor(wished: { namespaces: ReadonlyMap<string, string>; unprefixed?: string | undefined }) {
    this.#wished = wished
  }

  /** The prefix that a known namespace has in the result. */
  of(uri: string): string | undefined {
    if (uri === '') return undefined
    const known = this.#prefixes.get(uri)
    if (known !== undefined) return known
    const wished = this.#wished.namespaces.get(uri)
    if (wished === undefined) return undefined
    // The same vocabulary has one namespace in the old and one in the strict way of writing; few files use both.
    const taken = new Set(this.#prefixes.values())
    const ours = wished === this.#wished.unprefixed ? '' : wished
    const prefix = taken.has(ours) ? `${wished}-${this.#prefixes.size}` : ours
    this.#prefixes.set(uri, prefix)
    return prefix
  }

  written(uri: string, local: string): string {
    if (uri === xmlNamespace) return `xml:${local}`
    const prefix = uri === '' ? '' : this.of(uri)
    return prefix === undefined || prefix === '' ? local : `${prefix}:${local}`
  }

  /** Which prefixes the result really uses: what used the others was taken out again. */
  look(text: string): void {
    for (const prefix of this.#prefixes.values()) {
      if (this.#seen.has(prefix)) continue
      if (prefix === '' || isWritten(prefix, text) || isRequired(prefix, text)) this.#seen.add(prefix)
    }
  }

  isUsed(prefix: string): boolean {
    return this.#seen.has(prefix)
  }

  /** The declarations of the prefixes that are used, for the root's tag. */
  declarations(): string {
    return [...this.#prefixes]
      .filter(([, prefix]) => this.#seen.has(prefix))
      .sort(([, one], [, other]) => (one < other ? -1 : 1))
      .map(([uri, prefix]) => (prefix === '' ? ` xmlns="${uri}"` : ` xmlns:${prefix}="${uri}"`))
      .join('')
  }
}

function isWritten(prefix: string, text: string): boolean {
  return [`<${prefix}:`, ` ${prefix}:`, `"${prefix}:`].some((start) => text.includes(start))
}

function isRequired(prefix: string, text: string): boolean {
  return text.includes(' Requires="') && new RegExp(` Requires="[^"]*\\b${prefix}\\b`).test(text)
}

/** The prefixes that the attributes of a tag declare, each with its namespace. */
export function prefixesIn(given: readonly string[]): Map<string, string> | undefined {
  let declared: Map<string, string> | undefined
  for (let place = 0; place < given.length; place += 2) {
    const attribute = given[place] ?? ''
    if (!isDeclaration(attribute)) continue
    declared ??= new Map()
    declared.set(attribute.slice(6), given[place + 1] ?? '')
  }
  return declared
}

export function isDeclaration(attribute: string): boolean {
  return attribute.startsWith('xmlns') && (attribute.length === 5 || attribute[5] === ':')
}
