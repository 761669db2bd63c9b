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

/** "3 hours ago": in the largest span that fits whole. A moment that has not come, by a clock that is off, is just now. */
export function timeAgo(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime()
  const span = spans.find(({ length }) => passed >= length)
  if (!span) return 'just now'
  const count = Math.floor(passed / span.length)
  return `${count} ${span.name}${count === 1 ? '' : 's'} ago`
}
