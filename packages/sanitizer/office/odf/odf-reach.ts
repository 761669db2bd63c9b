/** What the pages of an OpenDocument file lead to: styles and masters, by what names them, and names of cells. */
export class OdfReach {
  readonly #masters: string[] = []
  readonly #next = new Map<string, string>()
  readonly #usedMasters = new Set<string>()
  readonly #styles = new Map<string, Set<string>>()
  readonly #named = new Set<string>()
  readonly #words = new Set<string>()
  #reached: Set<string> | undefined
  #reachedMasters: Set<string> | undefined

  addMaster(name: string, next: string): void {
    this.#masters.push(name)
    if (next !== '') this.#next.set(name, next)
  }

  noteMaster(name: string): void {
    this.#usedMasters.add(name)
  }

  /** @param by the style that names it; empty when it is the text itself */
  noteStyle(name: string, by: string): void {
    if (by === '') this.#named.add(name)
    else if (this.#styles.has(by)) this.#styles.get(by)?.add(name)
    else this.#styles.set(by, new Set([name]))
  }

  addWords(formula: string): void {
    for (const [word] of formula.matchAll(/[\p{L}_][\p{L}\p{N}_.]*/gu)) this.#words.add(word.toLowerCase())
  }

  speaksOf(name: string): boolean {
    return this.#words.has(name.toLowerCase())
  }

  reachesStyle(name: string): boolean {
    this.#reached ??= closure(this.#named, (one) => this.#styles.get(one) ?? [])
    return this.#reached.has(name)
  }

  /** The first one is there even when nothing names it. */
  reachesMaster(name: string): boolean {
    this.#reachedMasters ??= closure(
      new Set([
        ...this.#usedMasters,
        ...this.#masters.filter((one) => one === 'Standard' || one === 'Default').slice(0, 1),
      ]),
      (one) => [this.#next.get(one) ?? ''],
    )
    const isReached = this.#masters.some((one) => this.#reachedMasters?.has(one))
    return this.#reachedMasters.has(name) || (!isReached && this.#masters[0] === name)
  }
}

function closure(from: ReadonlySet<string>, next: (name: string) => Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === '' || reached.has(name)) continue
    reached.add(name)
    for (const one of next(name)) waiting.push(one)
  }
  return reached
}
