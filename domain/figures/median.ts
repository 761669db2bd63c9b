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
