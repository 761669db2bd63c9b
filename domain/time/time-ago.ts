import { timePassed } from './time-passed.ts'

/** "3 hours ago". A moment that has not come, by a clock that is off, is just now. */
export function timeAgo(moment: Date, now: Date): string {
  const passed = timePassed(moment, now)
  return passed === null ? 'just now' : `${passed} ago`
}
