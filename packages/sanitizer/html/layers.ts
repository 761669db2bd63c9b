import type { Answer } from './styled.ts'

type Layer = { path: string; inner: Map<string, Layer> }

/** More layers are not put in order. */
const mostLayers = 200

/**
 * The layers of style sheets (CSS Cascade 5, section 6.4.4). Of two, what was named later counts, and what is in no layer counts before
 * all. Rules with `!important` count the other way round.
 */
export class Layers {
  #top: Layer = { path: '', inner: new Map() }
  #count = 0
  #isUnsure = false
  #places: Map<string, number> | undefined

  /** The same layers, to which others can be added. */
  copy(): Layers {
    const other = new Layers()
    other.#top = copied(this.#top)
    other.#count = this.#count
    other.#isUnsure = this.#isUnsure
    return other
  }

  /** Whether it is not known in which order the layers count. */
  get isUnsure(): boolean {
    return this.#isUnsure
  }

  /** @param answer whether it is sure that the layer is named here */
  name(path: string, answer: Answer): void {
    let layer = this.#top
    const names: string[] = []
    for (const name of path.split('.')) {
      names.push(name)
      const known = layer.inner.get(name)
      if (known === undefined && this.#count >= mostLayers) {
        this.#isUnsure = true
        return
      }
      if (known === undefined) {
        this.#count += 1
        this.#places = undefined
        this.#isUnsure ||= answer !== 'yes'
      }
      const next = known ?? { path: names.join('.'), inner: new Map() }
      layer.inner.set(name, next)
      layer = next
    }
  }

  /** A number that is larger the more a layer counts. @param path empty for what is in no layer */
  placeOf(path: string): number {
    this.#places ??= placesIn(this.#top)
    return this.#places.get(path) ?? 0
  }
}

function copied({ path, inner }: Layer): Layer {
  return { path, inner: new Map([...inner].map(([name, layer]) => [name, copied(layer)])) }
}

/** What is in a layer itself counts before what is in the layers within it. */
function placesIn(top: Layer): Map<string, number> {
  const places = new Map<string, number>()
  const visit = ({ path, inner }: Layer) => {
    for (const layer of inner.values()) visit(layer)
    places.set(path, places.size + 1)
  }
  visit(top)
  return places
}

/** The layer that is meant within another one; undefined for what is no name of one. @param unnamed gives a name to one without */
export function layerWithin(outer: string, written: string, unnamed?: () => string): string | undefined {
  const given = written.trim()
  const name = given === '' && unnamed !== undefined ? unnamed() : given
  const isOurs = given === '' && unnamed !== undefined
  if (
    !isOurs &&
    !/^-?(?:[a-z_]|[^\0-\x7f])(?:[\w-]|[^\0-\x7f])*(?:\.-?(?:[a-z_]|[^\0-\x7f])(?:[\w-]|[^\0-\x7f])*)*$/i.test(
      name,
    )
  )
    return undefined
  return outer === '' ? name : `${outer}.${name}`
}
