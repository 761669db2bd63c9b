/** The names of one namespace, by the prefix that it has in our tables. */
export type Names = {
  prefix: string
  /** Lines of `element element : attribute attribute`; a name that is on several lines has the attributes of all. */
  listed: string
  /** Known elements that are left out without a word. */
  gone?: string
  /** The prefix of attributes that are written without one here; none when they have no namespace. */
  attributePrefix?: string
}

/** The names that begin with one prefix: the attributes of each element, and the elements that are left out. */
type Read = { attributes: Map<string, Set<string>>; gone: Set<string> }

/** Which elements a clean document may have, and which attributes each of them. What no one knows is not among them. */
export class Vocabulary {
  readonly #parts: readonly Names[]
  readonly #everywhere: Set<string>
  readonly #read = new Map<string, Read>()

  /** @param everywhere attributes that any element may have */
  constructor(parts: readonly Names[], everywhere = '') {
    this.#parts = parts
    this.#everywhere = new Set(wordsOf(everywhere))
  }

  has(element: string): boolean {
    return this.#readFor(element).attributes.has(element)
  }

  allows(element: string, attribute: string): boolean {
    return (
      this.#everywhere.has(attribute) ||
      (this.#readFor(element).attributes.get(element)?.has(attribute) ?? false)
    )
  }

  /** The attributes that count by themselves, and those of an element. */
  *attributesOf(element: string): Generator<string> {
    yield* this.#everywhere
    yield* this.#readFor(element).attributes.get(element) ?? []
  }

  isGone(element: string): boolean {
    return this.#readFor(element).gone.has(element)
  }

  /** Read when a name of the prefix is first asked for: most documents need a few of some thirty, and a picture none. */
  #readFor(element: string): Read {
    const prefix = element.slice(0, Math.max(0, element.indexOf(':')))
    const known = this.#read.get(prefix)
    if (known !== undefined) return known
    const made = readNames(this.#parts.filter((part) => part.prefix === prefix))
    this.#read.set(prefix, made)
    return made
  }
}

function readNames(parts: readonly Names[]): Read {
  const attributes = new Map<string, Set<string>>()
  const gone = new Set<string>()
  for (const { prefix, listed, gone: left = '', attributePrefix = '' } of parts) {
    for (const name of wordsOf(left)) gone.add(`${prefix}:${name}`)
    for (const [elements, allowed] of linesOf(listed)) {
      const keys = allowed.map((name) =>
        name.includes(':') || attributePrefix === '' ? name : `${attributePrefix}:${name}`,
      )
      for (const element of elements) {
        const key = `${prefix}:${element}`
        attributes.set(key, new Set([...(attributes.get(key) ?? []), ...keys]))
      }
    }
  }
  return { attributes, gone }
}

/** A colon with space around it divides; a list ends where the first line with a new colon begins. */
function linesOf(listed: string): [elements: string[], attributes: string[]][] {
  return listed
    .trim()
    .split(/\n(?! )/)
    .map((line) => {
      const [elements = '', attributes = ''] = line.split(/\s:(?:\s|$)/)
      return [wordsOf(elements), wordsOf(attributes)]
    })
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
