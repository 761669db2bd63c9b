import { smallestTold } from './months.ts'

/** How many reports waited for so many days. */
export type Waited = { days: number; reports: number }

/**
 * The day by which half of them had what they waited for. Null where they are too few to tell it of.
 */
export function medianDays(waited: readonly Waited[]): number | null {
  const all = waited.reduce((sum, { reports }) => sum + reports, 0)
  if (all < smallestTold) return null
  let passed = 0
  for (const { days, reports } of waited.toSorted((one, other) => one.days - other.days)) {
    passed += reports
    if (passed * 2 >= all) return days
  }
  return null
}

/** The middle one of a person's own numbers, of two the lower; null of none. */
export function medianOf(days: readonly number[]): number | null {
  return days.toSorted((one, other) => one - other)[Math.ceil(days.length / 2) - 1] ?? null
}

/** The last day of each span of a picture; what took longer is in one more. */
export const spanEnds = [7, 14, 30, 60, 90] as const

const fewestForShares = 20
const roundedTo = 5

/**
 * How many of a hundred fall into each span, rounded to fives: an exact number would tell, month by month, how many were added.
 * Null where there are too few.
 */
export function sharesBySpan(waited: readonly Waited[]): number[] | null {
  const all = waited.reduce((sum, { reports }) => sum + reports, 0)
  if (all < fewestForShares) return null
  return [...spanEnds, Number.POSITIVE_INFINITY].map((end, place, ends) => {
    const after = ends[place - 1] ?? -1
    const within = waited.filter(({ days }) => days > after && days <= end)
    const reports = within.reduce((sum, each) => sum + each.reports, 0)
    return Math.round(((reports / all) * 100) / roundedTo) * roundedTo
  })
}
