import { days, hours, minutes } from './durations.ts'

const spans = [
  { name: 'year', length: days(365) },
  { name: 'month', length: days(30) },
  { name: 'week', length: days(7) },
  { name: 'day', length: days(1) },
  { name: 'hour', length: hours(1) },
  { name: 'minute', length: minutes(1) },
] as const

/** "3 hours": in the largest span that fits whole; null for less than a minute, or a moment that has not come. */
export function timePassed(moment: Date, now: Date): string | null {
  const passed = now.getTime() - moment.getTime()
  const span = spans.find(({ length }) => passed >= length)
  if (!span) return null
  const count = Math.floor(passed / span.length)
  return `${count} ${span.name}${count === 1 ? '' : 's'}`
}
