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

/** Which elements a clean document may have, and which attributes each of them. What no one knows is not among them. */
export class Vocabulary {
  readonly #parts: readonly Names[]
  readonly #everywhere: Set<string>
  #attributes: Map<string, Set<string>> | undefined
  #gone = new Set<string>()

  /** @param everywhere attributes that any element may have */
  constructor(parts: readonly Names[], everywhere = '') {
    this.#parts = parts
    this.#everywhere = new Set(wordsOf(everywhere))
  }

  has(element: string): boolean {
    return this.#read().has(element)
  }

  allows(element: string, attribute: string): boolean {
    return this.#everywhere.has(attribute) || (this.#read().get(element)?.has(attribute) ?? false)
  }

  /** The attributes that count by themselves, and those of an element. */
  *attributesOf(element: string): Generator<string> {
    yield* this.#everywhere
    yield* this.#read().get(element) ?? []
  }

  isGone(element: string): boolean {
    this.#read()
    return this.#gone.has(element)
  }

  /** Read when it is first asked for: cleaning a picture needs none of it. */
  #read(): Map<string, Set<string>> {
    if (this.#attributes !== undefined) return this.#attributes
    const attributes = new Map<string, Set<string>>()
    for (const { prefix, listed, gone = '', attributePrefix = '' } of this.#parts) {
      for (const name of wordsOf(gone)) this.#gone.add(`${prefix}:${name}`)
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
    this.#attributes = attributes
    return attributes
  }
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
