import { type Dict, Name, Ref, Stream, Text, type Value } from '../../reading/objects.ts'
import type { PdfFile } from '../../reading/pdf-file.ts'

/** What layers need of the new document. */
/** Rules within rules; what is deeper counts as shown. */
const deepestRule = 8
const mostInRule = 64

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
    for (const rule of file.array(standing?.get('AS'))) this.#hideByUsage(file.dict(rule))
  }

  /** Viewers switch these by what they are for (ISO 32000-1, 8.11.4.4). What one of them hides counts as hidden. */
  #hideByUsage(rule: Dict | null): void {
    const file = this.#file
    const category = file.name(rule?.get('Event'))
    if (!rule || category !== 'View') return
    const isOff = (group: Value) => {
      const usage = file.dict(file.dict(group)?.get('Usage'))
      return file.name(file.dict(usage?.get('View'))?.get('ViewState')) === 'OFF'
    }
    this.#hide(file.array(rule.get('OCGs')).filter(isOff))
  }

  get hasHidden(): boolean {
    return this.#hidden.size > 0
  }

  /** Whether what belongs to this group, or this combination of groups, is not shown. */
  isHidden(value: Value | undefined): boolean {
    if (value === undefined || value === null) return false
    if (value instanceof Ref && this.#hidden.has(value.number)) return true
    const dict = this.#file.dict(value)
    if (dict === null || this.#file.name(dict.get('Type')) !== 'OCMD') return false
    const rule = this.#file.resolve(dict.get('VE'))
    if (Array.isArray(rule)) return !this.#isShown(dict.get('VE') ?? null, 0)
    const given = dict.get('OCGs')
    const listed = Array.isArray(this.#file.resolve(given)) ? this.#file.array(given) : [given ?? null]
    const states = listed
      .filter((group) => group instanceof Ref && this.#file.resolve(group) !== null)
      .map((group) => !(group instanceof Ref && this.#hidden.has(group.number)))
    if (states.length === 0) return false
    switch (this.#file.name(dict.get('P'))) {
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

  /** A rule of layers (8.11.2.2): a group, or what is to be of several rules. */
  #isShown(rule: Value, depth: number): boolean {
    const found = this.#file.resolve(rule)
    if (!Array.isArray(found)) return !(rule instanceof Ref && this.#hidden.has(rule.number))
    if (depth > deepestRule) return true
    const [operator, ...given] = found
    const shown = given.slice(0, mostInRule).map((one) => this.#isShown(one, depth + 1))
    switch (this.#file.name(operator)) {
      case 'Not':
        return shown[0] === false
      case 'Or':
        return shown.some(Boolean)
      default:
        return shown.every(Boolean)
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
