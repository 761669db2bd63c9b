import { z } from 'zod'
import { dayProblem } from '#domain/reports/incident-date.ts'
import { dayMissingInMonth, isDay } from '#domain/time/day-in-nigeria.ts'
import { refusal } from './parse-input.ts'

/** A whole day, YYYY-MM-DD: what a date field of a form sends. */
export function day() {
  return dayOrNothing().superRefine((text, context) => {
    if (text === '') context.addIssue(refusal('missing'))
  })
}

/** A whole day, or an empty text. */
export function dayOrNothing() {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      if (text !== '' && !isDay(text)) context.addIssue(notADay(text))
    })
}

/** A whole day that is not after `now`. */
export function dayUntil(now: Date) {
  return day().superRefine((text, context) => {
    if (isDay(text) && dayProblem(text, now)) context.addIssue(refusal('in-the-future'))
  })
}

/** What is wrong with a text that is no day: where it is one but for the length of its month, that. */
export function notADay(text: string): ReturnType<typeof refusal> {
  const day = dayMissingInMonth(text)
  return day === null ? refusal('not-a-day') : refusal('no-such-day', day)
}
