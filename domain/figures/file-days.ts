import { addDays, type Day, lastDayOfMonth, weekday } from '../time/day-in-nigeria.ts'

/** How often a board keeps a file of its numbers. */
export const filesEvery = ['day', 'week', 'month'] as const
export type FilesEvery = (typeof filesEvery)[number]

export function isFilesEvery(text: string): text is FilesEvery {
  return filesEvery.some((each) => each === text)
}

/** The days of a week in their order here, each as `weekday` counts it. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const
export type Weekday = (typeof weekdays)[number]

export const monthDays = Array.from({ length: 31 }, (_, before) => String(before + 1))

/** On which days a board keeps files. `weekday` counts for weekly ones, `monthDay` for monthly ones. */
export type FileDays = {
  every: FilesEvery
  /** 0 for a Sunday. */
  weekday: number
  /** From 1 to 31. A month that lacks this day has its last day in its place. */
  monthDay: number
}

/** Since when the days are chosen, and when the newest file was made. */
export type FilesSoFar = { since: Day; newest: Day | null }

/** The day of the next file. A day that has passed means that its file is late, and is made now. */
export function nextFileDay({ every, weekday: wanted, monthDay }: FileDays, soFar: FilesSoFar): Day {
  const first = firstDayOpen(soFar)
  if (every === 'day') return first
  else if (every === 'week') return addDays(first, (wanted - weekday(first) + 7) % 7)
  else {
    const inItsMonth = dayInMonth(first, monthDay)
    return inItsMonth >= first ? inItsMonth : dayInMonth(addDays(lastDayOfMonth(first), 1), monthDay)
  }
}

function firstDayOpen({ since, newest }: FilesSoFar): Day {
  const afterNewest = newest && addDays(newest, 1)
  return afterNewest && afterNewest > since ? afterNewest : since
}

/** The day with this number in the month of `day`, or the last day of that month. */
function dayInMonth(day: Day, number: number): Day {
  const last = lastDayOfMonth(day)
  const wanted = `${day.slice(0, 8)}${String(number).padStart(2, '0')}`
  return wanted < last ? wanted : last
}
