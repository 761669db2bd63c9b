import { days, hours, minutes } from './durations.ts'

const spans = [
  { unit: 'years', length: days(365) },
  { unit: 'months', length: days(30) },
  { unit: 'weeks', length: days(7) },
  { unit: 'days', length: days(1) },
  { unit: 'hours', length: hours(1) },
  { unit: 'minutes', length: minutes(1) },
] as const

export type SpanUnit = (typeof spans)[number]['unit']
export type Span = { unit: SpanUnit; count: number }

/** In the largest unit that fits whole; null for less than a minute, or a moment that has not come. */
export function timePassed(moment: Date, now: Date): Span | null {
  const passed = now.getTime() - moment.getTime()
  const span = spans.find(({ length }) => passed >= length)
  return span ? { unit: span.unit, count: Math.floor(passed / span.length) } : null
}
