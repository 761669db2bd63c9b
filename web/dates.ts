import { clockInNigeria, dayInNigeria } from '#domain/time/day-in-nigeria.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The day in Nigeria, as people say it: 21 November 2026. Written out by hand, so that server and browser agree to the letter. */
export function dayOf(iso: string): string {
  return partialDay(dayInNigeria(new Date(iso)))
}

/** With the time of day: 21 November 2026, 14:05. */
export function momentOf(iso: string): string {
  return `${dayOf(iso)}, ${clockInNigeria(new Date(iso))}`
}

/** With the time of day, where it is told. */
export function dayOrMoment(iso: string): string {
  return iso.length > 'YYYY-MM-DD'.length ? momentOf(iso) : dayOf(iso)
}

/** For YYYY, YYYY-MM or YYYY-MM-DD: as much as is known. */
export function partialDay(text: string): string {
  const [year = '', month, day] = text.split('-')
  const monthName = month ? months[Number(month) - 1] : undefined
  return [day ? Number(day) : undefined, monthName, year].filter((part) => part !== undefined).join(' ')
}
