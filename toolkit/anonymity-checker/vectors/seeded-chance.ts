/** Chance that is the same for the same seed (mulberry32), so that training twice gives the same model. */
export type Chance = {
  /** From 0 up to 1. */
  next(): number
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
}

export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from.')
      return item
    },
  }
}
