import type { Day } from '../time/day-in-nigeria.ts'
import { type Measure, measures, publicMeasures } from './measures.ts'

/** YYYY-MM. */
export type Month = string

/** A number below this is not told, so that no month points to one sender. */
export const smallestTold = 5

/** How many months the newest totals and medians are of. */
export const monthsOfMedians = 12

export type MonthFigures = {
  month: Month
  /** Null where the number is too small to be told; also where it is zero. */
  counts: Record<Measure, number | null>
}

/**
 * Every month from the first that has anything, without gaps, to the last that has ended. The month that runs is left out:
 * a number that grows while people watch tells the moment of a report.
 *
 * @param today in Nigeria
 */
export function monthsToTell(
  rows: readonly { month: Month; measure: Measure; reports: number }[],
  today: Day,
): MonthFigures[] {
  const present = monthOf(today)
  const counted = new Map(rows.map(({ month, measure, reports }) => [`${month} ${measure}`, reports]))
  const first = rows.map(({ month }) => month).toSorted()[0] ?? present
  return monthsBetween(first, present).map((month) => {
    const told = measures.map((measure) => [
      measure,
      toTell(measure, counted.get(`${month} ${measure}`) ?? 0),
    ])
    // From the table of measures itself.
    return { month, counts: Object.fromEntries(told) as MonthFigures['counts'] }
  })
}

function toTell(measure: Measure, reports: number): number | null {
  const isPublic = publicMeasures.some((each) => each === measure)
  return reports >= smallestTold || isPublic ? reports : null
}

export type Total = {
  reports: number
  /** Whether a month is left out because its number is too small. */
  isAtLeast: boolean
}

/** Adds up what is told and nothing else, so that no hidden number can be worked out from a total. */
export function totalsOf(months: readonly MonthFigures[]): Record<Measure, Total> {
  const totals = measures.map((measure) => {
    const told = months.flatMap(({ counts }) => counts[measure] ?? [])
    const reports = told.reduce((sum, count) => sum + count, 0)
    return [measure, { reports, isAtLeast: told.length < months.length }]
  })
  // From the table of measures itself.
  return Object.fromEntries(totals) as Record<Measure, Total>
}

export function monthOf(day: Day): Month {
  return day.slice(0, 'YYYY-MM'.length)
}

/** @param count of months; negative for those before */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** From the first, included, to the end, not included. */
function monthsBetween(first: Month, end: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month < end; month = addMonths(month, 1)) months.push(month)
  return months
}
