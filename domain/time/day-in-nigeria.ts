import { type Duration, days, hours } from './durations.ts'

/** A day in Nigeria, YYYY-MM-DD. Days of this form sort in the order of time. */
export type Day = string

/** West Africa Time is UTC+1 all year round. */
const aheadOfUtc = hours(1)

export function dayInNigeria(moment: Date): Day {
  return localTime(moment).slice(0, 10)
}

/** The time of day in Nigeria, HH:MM. */
export function clockInNigeria(moment: Date): string {
  return localTime(moment).slice(11, 16)
}

/** The moment at which a day begins in Nigeria. */
export function startOfDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - aheadOfUtc)
}

/** The moment at which the day of `moment` began in Nigeria. What is stored of when a source did something. */
export function beginningOfDay(moment: Date): Date {
  return startOfStretch(moment, days(1))
}

/** The moment at which the day of `moment` ends in Nigeria. */
export function endOfDay(moment: Date): Date {
  return new Date(beginningOfDay(moment).getTime() + days(1))
}

/** The moment at which the calendar month of `now` began in Nigeria. */
export function startOfMonth(now: Date): Date {
  return startOfDay(`${dayInNigeria(now).slice(0, 7)}-01`)
}

export function addDays(day: Day, count: number): Day {
  return dayInNigeria(new Date(startOfDay(day).getTime() + days(count)))
}

/** From the beginning of one day to that of another. */
export function daysBetween(from: Day, to: Day): number {
  return (startOfDay(to).getTime() - startOfDay(from).getTime()) / days(1)
}

export function lastDayOfMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** 0 for a Sunday, as `Date` counts. */
export function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Whether the text is a day of the calendar, from 1900 on. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false
  const start = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text)
}

/** The day that its month does not have: 31 of 2027-02-31. Null where the month is none, or the text has another form. */
export function dayMissingInMonth(text: string): number | null {
  const [, month = '', day = ''] = /^(\d{4}-\d{2})-(\d{2})$/.exec(text) ?? []
  return isDay(`${month}-01`) && !isDay(text) ? Number(day) : null
}

/**
 * The start of the stretch of time that `moment` is in, where time is cut into stretches of this length. They are counted
 * from a midnight in Nigeria, so a stretch of a day is a day there.
 */
export function startOfStretch(moment: Date, length: Duration): Date {
  const local = moment.getTime() + aheadOfUtc
  return new Date(local - (local % length) - aheadOfUtc)
}

function localTime(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtc).toISOString()
}
