import { stringToBytes } from '../../reading/characters.ts'
import { type Dict, isDict, Name, type Ref, Stream, type Value } from '../../reading/objects.ts'
import type { DrawingNames, DrawingResources, ResourceSort } from '../../rebuild/drawing-names.ts'
import type { Rebuild, Shape } from '../../rebuild/rebuild.ts'
import { readOperands } from './read-operands.ts'

/** How each is copied. Properties are not: they only say what is hidden. */
export type ResourceShapes = Record<Exclude<ResourceSort, 'Properties'>, Shape>

const letters: Record<ResourceSort, string> = {
  ExtGState: 'G',
  ColorSpace: 'C',
  Pattern: 'P',
  Shading: 'S',
  XObject: 'X',
  Font: 'F',
  Properties: 'L',
}

/** Places around a drawing where a name is looked for. */
const mostPlaces = 64

/** Stands for what a name says when it leads nowhere; viewers then go on without it. */
const nowhere = '/X'

const deviceSpaces = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern', 'G', 'RGB', 'CMYK', 'I'])
const defaultSpaces = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK']

/**
 * The resources that one set of instructions draws from. Only what an instruction names comes into the new document, and under a new name
 * that is a letter and a number: the old ones may be words.
 */
class ResourceNames implements DrawingNames {
  readonly ref: Ref
  readonly #rebuild: Rebuild
  readonly #shapes: ResourceShapes
  readonly source: Dict | null
  readonly around: ReadonlySet<DrawingNames>
  readonly #made: Dict = new Map()
  readonly #written = new Map<string, string | null>()

  constructor(
    rebuild: Rebuild,
    shapes: ResourceShapes,
    source: Dict | null,
    around: ReadonlySet<DrawingNames>,
  ) {
    this.#rebuild = rebuild
    this.#shapes = shapes
    this.source = source
    this.around = around
    this.ref = rebuild.add(this.#made)
    this.#takeDefaults()
  }

  /** What the name stands for here, or where this is drawn. */
  find(sort: ResourceSort, name: string): Value {
    const places = new Set<DrawingNames>([this])
    for (const { source, around } of places) {
      const found = this.#rebuild.file.dict(source?.get(sort))?.get(name)
      if (found !== undefined && found !== null) return found
      for (const place of around) if (places.size < mostPlaces) places.add(place)
    }
    return null
  }

  /** The new name for one as it is among the instructions, with its slash; null when the instruction draws nothing. */
  written(sort: ResourceSort, given: string): string | null {
    const key = sort + given
    const known = this.#written.get(key)
    if (known !== undefined) return known
    const [name] = readOperands(stringToBytes(given))
    const made = name instanceof Name ? this.#rename(sort, name.value) : null
    this.#written.set(key, made)
    return made
  }

  /** A name for something of ours. */
  add(sort: ResourceSort, value: Value): string {
    const group = this.#group(sort)
    const name = `${letters[sort]}${group.size + 1}`
    group.set(name, value)
    return name
  }

  #rename(sort: ResourceSort, name: string): string | null {
    if (sort === 'ColorSpace' && deviceSpaces.has(name)) return `/${name}`
    const given = this.find(sort, name)
    const value = this.#isUsable(sort, given) ? this.#take(sort, given) : null
    if (value !== null) return `/${this.add(sort, value)}`
    return sort === 'Font' || sort === 'ColorSpace' || sort === 'Pattern' ? nowhere : null
  }

  #take(sort: ResourceSort, given: Value): Value {
    const { file, resources, layers } = this.#rebuild
    if (sort === 'Properties') return layers.hiddenLayer(this.#rebuild)
    const dict = file.dict(given)
    if (dict) resources.drawnFrom(dict, this)
    const mask = sort === 'ExtGState' ? file.dict(file.dict(dict?.get('SMask'))?.get('G')) : null
    if (mask) resources.drawnFrom(mask, this)
    return this.#rebuild.copy(given, this.#shapes[sort])
  }

  #isUsable(sort: ResourceSort, given: Value): boolean {
    const { file } = this.#rebuild
    const value = file.resolve(given)
    if (sort === 'XObject') {
      const kind = value instanceof Stream ? file.name(value.dict.get('Subtype')) : 'none'
      return kind === null || kind === 'Form' || kind === 'Image'
    }
    if (sort === 'ColorSpace') return value instanceof Name || Array.isArray(value)
    return isDict(value) || value instanceof Stream
  }

  /** Colour spaces that stand in for those of the device are used without being named. */
  #takeDefaults(): void {
    const given = this.#rebuild.file.dict(this.source?.get('ColorSpace'))
    for (const name of defaultSpaces) {
      const value = this.#rebuild.copy(given?.get(name), this.#shapes.ColorSpace)
      if (value !== null) this.#group('ColorSpace').set(name, value)
    }
  }

  #group(sort: ResourceSort): Dict {
    const known = this.#made.get(sort)
    if (isDict(known)) return known
    const made: Dict = new Map()
    this.#made.set(sort, made)
    return made
  }
}

/** All resources of the document, one set for each place of the old one. */
export class Resources implements DrawingResources {
  readonly #rebuild: Rebuild
  readonly #shapes: ResourceShapes
  readonly #known = new Map<Dict, DrawingNames>()
  readonly #around = new Map<Dict, Set<DrawingNames>>()

  constructor(rebuild: Rebuild, shapes: ResourceShapes) {
    this.#rebuild = rebuild
    this.#shapes = shapes
  }

  /** Of a page, a form, a pattern or a font of drawings. Without resources of its own it draws from those where it is drawn. */
  of(owner: Dict): DrawingNames {
    const source = this.#rebuild.file.dict(owner.get('Resources'))
    const key = source ?? owner
    const known = this.#known.get(key)
    if (known) return known
    const made = new ResourceNames(this.#rebuild, this.#shapes, source, this.#placesOf(owner))
    this.#known.set(key, made)
    return made
  }

  /** Remembers where something is drawn: a glyph may use a font that only the second page has. */
  drawnFrom(owner: Dict, place: DrawingNames): void {
    const places = this.#placesOf(owner)
    if (places.size < mostPlaces) places.add(place)
  }

  #placesOf(owner: Dict): Set<DrawingNames> {
    const known = this.#around.get(owner) ?? new Set()
    this.#around.set(owner, known)
    return known
  }
}
