import { incidentDateProblem, readIncidentDate } from '#domain/reports/incident-date.ts'
import { refusal } from '#server/input/parse-input.ts'
import { line } from '#server/input/text.ts'

/** A day, a month or a year; null for nothing. */
export function partialDate(longest: number, now: Date) {
  return line(longest)
    .default('')
    .transform((typed, context) => {
      const text = readIncidentDate(typed)
      const problem = text === '' ? null : incidentDateProblem(text, now)
      if (problem) context.addIssue(refusal(problem))
      return text === '' ? null : text
    })
}
