import { clockInNigeria, dayInNigeria } from '#domain/time/day-in-nigeria.ts'

// Each month alone: browsers differ in how they put a day together, and not in these names.
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const monthNames = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2026, month)))

/** The day in Nigeria, as people say it: 21 November 2026. */
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
  const named = month ? nameOf(month) : undefined
  return [day ? Number(day) : undefined, named, year].filter((part) => part !== undefined).join(' ')
}

function nameOf(month: string): string | undefined {
  return monthNames[Number(month) - 1]
}
