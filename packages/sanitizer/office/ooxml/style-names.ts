import { builtInId, isBuiltIn, isBuiltInId } from './built-in-styles.ts'

/** What the styles of a document are called now. Those of Word keep their names, all others are counted as they are used. */
export class StyleNames {
  readonly #ids = new Map<string, string>()
  /** Styles that people named, before anything used them. */
  readonly #waiting = new Set<string>()
  readonly #idOfName = new Map<string, string>()
  readonly #words = new Map<string, string>()
  readonly #taken = new Set<string>()
  readonly #gone = new Set<string>()
  #count = 0

  add(id: string, name: string): void {
    const key = name.toLowerCase()
    if (!this.#idOfName.has(key)) this.#idOfName.set(key, id)
    const made = builtInId(name)
    if (isBuiltIn(name) && !this.#taken.has(made.toLowerCase())) {
      this.#taken.add(made.toLowerCase())
      this.#ids.set(id, made)
      if (!this.#words.has(key)) this.#words.set(key, name)
    } else if (!this.#ids.has(id)) this.#waiting.add(id)
  }

  /** A style that goes, because nothing uses it. */
  forget(id: string): void {
    this.#gone.add(id)
  }

  isGone(id: string): boolean {
    return this.#gone.has(id)
  }

  /** Undefined for a style that the document does not have and Word neither. */
  id(id: string): string | undefined {
    if (this.#gone.has(id)) return undefined
    if (this.#waiting.delete(id)) this.#ids.set(id, this.#next())
    return this.#ids.get(id) ?? (isBuiltInId(id) ? id : undefined)
  }

  name(name: string): string | undefined {
    const key = name.toLowerCase()
    const words = this.#words.get(key)
    if (words !== undefined) return words
    const id = this.#idOfName.get(key)
    return (id === undefined ? undefined : this.id(id)) ?? (isBuiltIn(name) ? name : undefined)
  }

  #next(): string {
    this.#count += 1
    return `Style${this.#count}`
  }
}
