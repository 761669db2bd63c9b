import { z } from 'zod'
import { dayProblem } from '#domain/reports/incident-date.ts'
import { isDay } from '#domain/time/day-in-nigeria.ts'
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
      if (text !== '' && !isDay(text)) context.addIssue(refusal('not-a-day'))
    })
}

/** A whole day that is not after `now`. */
export function dayUntil(now: Date) {
  return day().superRefine((text, context) => {
    if (isDay(text) && dayProblem(text, now)) context.addIssue(refusal('in-the-future'))
  })
}
