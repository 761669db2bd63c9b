import { builtInId, isBuiltIn, isBuiltInId } from './built-in-styles.ts'

/** What the styles of a document are called now. Those of Word keep their names, all others are counted. */
export class StyleNames {
  readonly #ids = new Map<string, string>()
  readonly #names = new Map<string, string>()
  readonly #taken = new Set<string>()
  #count = 0

  add(id: string, name: string): void {
    const isWords = isBuiltIn(name) && !this.#taken.has(builtInId(name).toLowerCase())
    const made = isWords ? builtInId(name) : this.#next()
    this.#taken.add(made.toLowerCase())
    this.#ids.set(id, made)
    if (!this.#names.has(name.toLowerCase())) this.#names.set(name.toLowerCase(), isWords ? name : made)
  }

  /** Undefined for a style that the document does not have and Word neither. */
  id(id: string): string | undefined {
    return this.#ids.get(id) ?? (isBuiltInId(id) ? id : undefined)
  }

  name(name: string): string | undefined {
    return this.#names.get(name.toLowerCase()) ?? (isBuiltIn(name) ? name : undefined)
  }

  #next(): string {
    this.#count += 1
    return `Style${this.#count}`
  }
}
