import type { Hub, HubNews } from './hub.ts'

/** What was made from something that can change, up to a bound. What was asked for longest ago goes first. */
export type BoundedStore<Value> = {
  find(key: string): Value | null
  /** Call before making a value, and hand the answer to `keep`: what was made from something that changed meanwhile is not kept. */
  generation(): number
  keep(generation: number, key: string, value: Value): void
}

type Settings<Value> = {
  hub: Hub
  /** The news that empty it. While such news could be missed it keeps nothing and finds nothing. Null: no news do. */
  endedBy: ((news: HubNews) => boolean) | null
  /** Of all values together, in the unit of `sizeOf`. */
  most: number
  sizeOf(value: Value, key: string): number
  /** Whether a value has not expired. */
  isFresh?(value: Value): boolean
}

export function openBoundedStore<Value>({
  hub,
  endedBy,
  most,
  sizeOf,
  isFresh = () => true,
}: Settings<Value>): BoundedStore<Value> {
  const values = new Map<string, Value>()
  let size = 0
  let generation = 0
  const hearsAll = () => endedBy === null || hub.isLive()

  if (endedBy !== null)
    hub.listen((news) => {
      if (!endedBy(news)) return
      generation += 1
      values.clear()
      size = 0
    })

  function drop(key: string, value: Value): void {
    values.delete(key)
    size -= sizeOf(value, key)
  }

  return {
    find(key) {
      const value = values.get(key)
      if (value === undefined || !hearsAll() || !isFresh(value)) return null
      // Taken out and put back: the one that was asked for longest ago is first.
      values.delete(key)
      values.set(key, value)
      return value
    },
    generation: () => generation,
    keep(before, key, value) {
      if (before !== generation || !hearsAll()) return
      const replaced = values.get(key)
      if (replaced !== undefined) drop(key, replaced)
      values.set(key, value)
      size += sizeOf(value, key)
      for (const [oldest, each] of values) {
        if (size <= most && isFresh(each)) break
        drop(oldest, each)
      }
    },
  }
}
