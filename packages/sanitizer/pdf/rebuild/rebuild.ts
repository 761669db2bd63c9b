import type { Work } from '../../contract.ts'
import { InkNames } from '../parts/colours/ink-names.ts'
import type { Layers } from '../parts/document/layers.ts'
import type { Notes } from '../parts/document/notes.ts'
import type { FontUse } from '../parts/fonts/fonts-in-use.ts'
import { isDict, Ref, Stream, type Value } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import type { Sight } from '../unseen/sight.ts'
import type { DrawingResources } from './drawing-names.ts'

/** Makes the clean counterpart of a value. Streams may take their time; everything else answers at once. */
export type Shape = (value: Value, rebuild: Rebuild) => Value | Promise<Value>

/** The new document while it grows. Nothing comes into it except through a shape, which lists what it lets in. */
export class Rebuild {
  readonly file: PdfFile
  readonly work: Work
  readonly objects: Value[] = []
  readonly layers: Layers
  readonly notes: Notes
  readonly sight: Sight
  readonly fontUse: FontUse
  readonly inks = new InkNames()
  /** What pages, forms, patterns and fonts draw from. */
  readonly resources: DrawingResources
  readonly #known = new Map<Shape, Map<number, Ref>>()
  readonly #waiting: Waiting[] = []
  #late: Waiting[] = []
  #made = 0
  readonly #lateShape: Shape
  readonly #knownInPlace = new Map<Value, Ref>()

  /** @param late the shape of fonts: they are made when all that shows letters is, for only then it is known which letters are shown */
  constructor(
    parts: Pick<Rebuild, 'file' | 'work' | 'layers' | 'notes' | 'sight' | 'fontUse'>,
    resources: (rebuild: Rebuild) => DrawingResources,
    late: Shape,
  ) {
    this.file = parts.file
    this.work = parts.work
    this.layers = parts.layers
    this.notes = parts.notes
    this.sight = parts.sight
    this.fontUse = parts.fontUse
    this.#lateShape = late
    this.resources = resources(this)
  }

  /** A number for an object that comes later, or now. */
  add(value: Value = null): Ref {
    this.objects.push(value)
    return new Ref(this.objects.length, 0)
  }

  put(ref: Ref, value: Value): void {
    this.objects[ref.number - 1] = value
  }

  /** What is pointed to stays pointed to, once for each shape, and is made later; what is in place is made at once. */
  copy(value: Value | undefined, shape: Shape): Value {
    if (!(value instanceof Ref))
      return shape === this.#lateShape && isDict(value)
        ? this.#later(value)
        : atOnce(shape(value ?? null, this))
    const known = this.#known.get(shape)?.get(value.number)
    if (known) return known
    const source = this.file.resolve(value)
    if (!isDict(source) && !Array.isArray(source) && !(source instanceof Stream))
      return atOnce(shape(source, this))
    const ref = this.add()
    const ofShape = this.#known.get(shape) ?? new Map<number, Ref>()
    this.#known.set(shape, ofShape.set(value.number, ref))
    const list = shape === this.#lateShape ? this.#late : this.#waiting
    list.push({ ref, source, shape })
    return ref
  }

  #later(source: Value): Ref {
    const known = this.#knownInPlace.get(source)
    if (known) return known
    const ref = this.add()
    this.#knownInPlace.set(source, ref)
    this.#late.push({ ref, source, shape: this.#lateShape })
    return ref
  }

  /** Makes everything that was promised, and what that promises in turn. `afterEach` is told how many are made and waiting. */
  async finish(afterEach: (made: number, waiting: number) => void): Promise<void> {
    while (this.#made < this.#waiting.length || this.#takeLate()) {
      const place = this.#made++
      const next = this.#waiting[place]
      if (!next) continue
      this.put(next.ref, await next.shape(next.source, this))
      this.#waiting[place] = { ref: next.ref, source: null, shape: next.shape }
      afterEach(place, this.#waiting.length)
    }
  }

  /** Fonts of drawings come before the others, because their drawings may show letters too. */
  #takeLate(): boolean {
    const isDrawn = ({ source }: Waiting) => isDict(source) && source.has('CharProcs')
    const drawn = this.#late.filter(isDrawn)
    const taken = drawn.length > 0 ? drawn : this.#late
    this.#late = drawn.length > 0 ? this.#late.filter((one) => !isDrawn(one)) : []
    this.#waiting.push(...taken)
    return taken.length > 0
  }
}

type Waiting = { ref: Ref; source: Value; shape: Shape }

function atOnce(value: Value | Promise<Value>): Value {
  // Only streams take time, and a stream is always pointed to; one that is not is damage.
  return value instanceof Promise ? null : value
}
