import { type Box, common } from './boxes.ts'

/** In points: two rows of a usual text. */
const bandHeight = 24
/** A box over more bands than this is kept apart. */
const mostBands = 60
/** As many as are looked at for one piece of text in one band. */
const mostInBand = 60

type Item<Of> = { of: Of; box: Box; order: number }

/** Boxes by how high on the page they are, the latest first, so that a page of thousands of them is still quickly judged. */
export class NearBoxes<Of> {
  readonly #bands = new Map<number, Item<Of>[]>()
  #tall: Item<Of>[] = []
  #order = 0

  add(of: Of, box: Box): void {
    const item = { of, box, order: this.#order++ }
    const [first, last] = bandsOf(box)
    if (last - first > mostBands) this.#tall = withLast(this.#tall, item)
    else
      for (let band = first; band <= last; band++)
        this.#bands.set(band, withLast(this.#bands.get(band) ?? [], item))
  }

  /** Those that share a place with the box, the latest first. */
  over(box: Box): Of[] {
    const found = new Set(this.#tall.filter((item) => common(item.box, box)))
    const [first, last] = bandsOf(box)
    for (let band = first; band <= Math.min(last, first + mostBands); band++)
      for (const item of this.#bands.get(band) ?? []) if (common(item.box, box)) found.add(item)
    return [...found].sort((one, other) => other.order - one.order).map(({ of }) => of)
  }
}

function bandsOf([, bottom, , top]: Box): [number, number] {
  return [Math.floor(bottom / bandHeight), Math.floor(top / bandHeight)]
}

function withLast<Of>(list: Of[], item: Of): Of[] {
  list.push(item)
  return list.length < 2 * mostInBand ? list : list.slice(-mostInBand)
}
