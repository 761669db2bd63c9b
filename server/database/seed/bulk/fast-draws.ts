import type { Draws } from '../seeded-draws.ts'

/** As `seededDraws`, a thousand times faster and no more random than invented words need (SplitMix32). */
export function fastDraws(seed: number): Draws & { share(): number } {
  let state = seed | 0
  function next(): number {
    state = (state + 0x9e37_79b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  const share = () => next() / 2 ** 32
  const below = (count: number) => Math.floor(share() * count)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const digits = () => next().toString(16).padStart(8, '0')
  return {
    share,
    below,
    pick,
    several: (count, list) => Array.from({ length: count }, () => pick(list)),
    uuid() {
      const hex = `${digits()}${digits()}${digits()}${digits()}`
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
