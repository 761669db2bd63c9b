const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const spans = [
  { name: 'year', length: 365 * day },
  { name: 'month', length: 30 * day },
  { name: 'week', length: 7 * day },
  { name: 'day', length: day },
  { name: 'hour', length: hour },
  { name: 'minute', length: minute },
] as const

/** "3 hours": in the largest span that fits whole; null for less than a minute, or a moment that has not come. */
export function timePassed(moment: Date, now: Date): string | null {
  const passed = now.getTime() - moment.getTime()
  const span = spans.find(({ length }) => passed >= length)
  if (!span) return null
  const count = Math.floor(passed / span.length)
  return `${count} ${span.name}${count === 1 ? '' : 's'}`
}
