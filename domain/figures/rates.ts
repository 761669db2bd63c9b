import type { State } from '../reports/places.ts'
import { peopleCounted } from './people-counted.ts'

/** Below this many reports a rate says nothing about a state. */
export const fewestForRate = 5

/** Published reports for each million people, to one place; null where they are too few for it. */
export function ratePerMillion(state: State, reports: number): number | null {
  if (reports < fewestForRate) return null
  return Math.round((reports / peopleCounted[state]) * 10_000_000) / 10
}
