import { isDict, Name, Ref, Stream, type Value } from '../reading/objects.ts'
import { FontTags } from './font-tags.ts'

/**
 * The objects in the order in which a reader comes to them from the root, numbered again. Numbers and tags thus depend on nothing but
 * what the document is, so that cleaning a clean one gives the same bytes; and what nothing points to is left out.
 */
export function inReadingOrder(objects: readonly Value[], root: Ref): { objects: Value[]; root: Ref } {
  const numbers: (Ref | undefined)[] = new Array(objects.length + 1)
  const order: number[] = []
  const tags = new FontTags()
  const numberOf = (old: number): Ref => {
    const known = numbers[old]
    if (known) return known
    order.push(old)
    const ref = new Ref(order.length, 0)
    numbers[old] = ref
    return ref
  }
  const renumbered = (value: Value): Value => {
    if (typeof value !== 'object') return value
    if (value instanceof Ref)
      return (objects[value.number - 1] ?? null) === null ? null : numberOf(value.number)
    if (Array.isArray(value)) return value.map(renumbered)
    if (value instanceof Stream) return new Stream(renumberedDict(value.dict), value.bytes)
    return isDict(value) ? renumberedDict(value) : value
  }
  const renumberedDict = (dict: Map<string, Value>): Map<string, Value> => {
    const made = new Map<string, Value>()
    for (const [key, item] of dict) {
      const isFontName = (key === 'BaseFont' || key === 'FontName') && item instanceof Name
      const value = isFontName ? new Name(tags.neutral(item.value)) : renumbered(item)
      if (value !== null) made.set(key, value)
    }
    return made
  }
  const newRoot = numberOf(root.number)
  const made: Value[] = []
  for (let place = 0; place < order.length; place++)
    made.push(renumbered(objects[(order[place] ?? 0) - 1] ?? null))
  return { objects: made, root: newRoot }
}
