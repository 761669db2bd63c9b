import { bytesToString } from '../../reading/characters.ts'
import { isDict, Name, Ref, Text, type Value } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'

const mostNames = 200_000

/** Places in the document, whatever way they are named, as the page and the part of it that is shown. */
export class Destinations {
  readonly #file: PdfFile
  readonly #pages: ReadonlyMap<number, Ref>
  readonly #named = new Map<string, Value>()

  /** @param pages the new page for the number of each old one */
  constructor(file: PdfFile, catalog: Map<string, Value>, pages: ReadonlyMap<number, Ref>) {
    this.#file = file
    this.#pages = pages
    for (const [name, place] of file.dict(catalog.get('Dests')) ?? []) this.#named.set(name, place)
    for (const { name, value } of nameTree(file, file.dict(catalog.get('Names'))?.get('Dests')))
      this.#named.set(name, value)
  }

  /** The same place in the new document; null when it leads nowhere. */
  plain(value: Value | undefined): Value[] | null {
    let place = this.#file.resolve(value)
    if (place instanceof Name) place = this.#file.resolve(this.#named.get(place.value))
    else if (place instanceof Text) place = this.#file.resolve(this.#named.get(bytesToString(place.bytes)))
    if (isDict(place)) place = this.#file.resolve(place.get('D'))
    if (!Array.isArray(place)) return null
    const [target, ...view] = place
    const page = target instanceof Ref ? this.#pages.get(target.number) : undefined
    if (!page) return null
    const kept = view.slice(0, 5).map((item) => this.#file.resolve(item))
    return [page, ...kept.filter((item) => item === null || item instanceof Name || typeof item === 'number')]
  }
}

/** The entries of a name tree (ISO 32000-1, 7.9.6), however its branches are tangled. */
export function nameTree(file: PdfFile, root: Value | undefined): { name: string; value: Value }[] {
  const entries: { name: string; value: Value }[] = []
  const waiting: Value[] = [root ?? null]
  const seen = new Set<unknown>()
  while (waiting.length > 0 && entries.length < mostNames) {
    const node = file.dict(waiting.pop())
    if (!node || seen.has(node)) continue
    seen.add(node)
    waiting.push(...file.array(node.get('Kids')).slice(0, mostNames))
    const names = file.array(node.get('Names'))
    for (let at = 0; at + 1 < names.length; at += 2) {
      const name = file.resolve(names[at])
      if (name instanceof Text)
        entries.push({ name: bytesToString(name.bytes), value: names[at + 1] ?? null })
    }
  }
  return entries
}
