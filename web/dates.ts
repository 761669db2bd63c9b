import { clockInNigeria, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { partialDay } from '#words/partial-day.ts'

export { partialDay }

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
