import { type Dict, Name, Ref, Stream, Text, type Value } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'

/** What layers need of the new document. */
type Objects = { add(value: Value): Ref }

/** Layers of the document (ISO 32000-1, 8.11). What is shown becomes ordinary content; what is hidden goes, or stays in one nameless layer. */
export class Layers {
  readonly names: Text[] = []
  readonly isRemoving: boolean
  readonly #file: PdfFile
  readonly #hidden = new Set<number>()
  #layer: Ref | null = null

  constructor(file: PdfFile, catalog: Dict, isRemoving: boolean) {
    this.#file = file
    this.isRemoving = isRemoving
    const properties = file.dict(catalog.get('OCProperties'))
    if (!properties) return
    const groups = file.array(properties.get('OCGs'))
    for (const group of groups) {
      const name = file.resolve(file.dict(group)?.get('Name'))
      if (name instanceof Text) this.names.push(name)
    }
    const standing = file.dict(properties.get('D'))
    if (file.name(standing?.get('BaseState')) === 'OFF') this.#hide(groups)
    for (const shown of file.array(standing?.get('ON')))
      if (shown instanceof Ref) this.#hidden.delete(shown.number)
    this.#hide(file.array(standing?.get('OFF')))
  }

  get hasHidden(): boolean {
    return this.#hidden.size > 0
  }

  /** Whether what belongs to this group, or this combination of groups, is not shown. */
  isHidden(value: Value | undefined): boolean {
    if (this.#hidden.size === 0 || value === undefined || value === null) return false
    if (value instanceof Ref && this.#hidden.has(value.number)) return true
    const dict = this.#file.dict(value)
    if (this.#file.name(dict?.get('Type')) !== 'OCMD') return false
    const given = dict?.get('OCGs')
    const listed = Array.isArray(this.#file.resolve(given)) ? this.#file.array(given) : [given ?? null]
    const states = listed
      .filter((group) => group instanceof Ref && this.#file.resolve(group) !== null)
      .map((group) => !(group instanceof Ref && this.#hidden.has(group.number)))
    if (states.length === 0) return false
    switch (this.#file.name(dict?.get('P'))) {
      case 'AllOn':
        return !states.every(Boolean)
      case 'AnyOff':
        return states.every(Boolean)
      case 'AllOff':
        return states.some(Boolean)
      default:
        return !states.some(Boolean)
    }
  }

  isDropped(value: Value | undefined): boolean {
    return this.isRemoving && this.isHidden(value)
  }

  /** The same stream, said to be hidden if it was. */
  mark(made: Stream, value: Value | undefined, objects: Objects): Stream {
    if (this.isRemoving || !this.isHidden(value)) return made
    return new Stream(new Map([...made.dict, ['OC', this.hiddenLayer(objects)]]), made.bytes)
  }

  /** The one layer of the new document, which holds everything that is hidden. */
  hiddenLayer(objects: Objects): Ref {
    this.#layer ??= objects.add(
      new Map<string, Value>([
        ['Type', new Name('OCG')],
        ['Name', new Text(new Uint8Array())],
      ]),
    )
    return this.#layer
  }

  /** The catalog's entry; null when nothing hidden is left. */
  properties(): Dict | null {
    const layer = this.#layer
    if (!layer) return null
    return new Map<string, Value>([
      ['OCGs', [layer]],
      ['D', new Map<string, Value>([['OFF', [layer]]])],
    ])
  }

  #hide(groups: readonly Value[]): void {
    for (const group of groups) if (group instanceof Ref) this.#hidden.add(group.number)
  }
}
