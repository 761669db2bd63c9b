import { dayInNigeria, isDay } from '../time/day-in-nigeria.ts'

/**
 * When it happened, as exactly as the reporter knows: YYYY, YYYY-MM or YYYY-MM-DD (ISO 8601, reduced precision).
 * Texts of this form sort in the order of time.
 */
export type IncidentDate = string

export type IncidentDateProblem = 'not-a-date' | 'in-the-future'

/** Day, month and year in the order in which people type them; the day, or the day and the month, may be left out. */
const typedForm = /^(?:(\d{1,2})[/. -])?(\d{1,2})[/. -](\d{4})$/

/** What was typed, in the form that is kept. What is no date stays as it is. */
export function readIncidentDate(typed: string): string {
  const [, day, month, year] = typedForm.exec(typed) ?? []
  const parts = [year, month?.padStart(2, '0'), day?.padStart(2, '0')]
  return month === undefined ? typed : parts.filter((part) => part !== undefined).join('-')
}

/** As people type it: 15/3/2024, 3/2024 or 2024. What is no date stays as it is. */
export function typedIncidentDate(text: string): string {
  const found = form.exec(text)
  if (!found || !isOnCalendar(found)) return text
  const [, year = '', month, day] = found
  const parts = [day, month].flatMap((part) => (part === undefined ? [] : [String(Number(part))]))
  return [...parts, year].join('/')
}

const form = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

export function incidentDateProblem(text: string, now: Date): IncidentDateProblem | null {
  const parts = form.exec(text)
  if (!parts || !isOnCalendar(parts)) return 'not-a-date'
  else if (text > dayInNigeria(now).slice(0, text.length)) return 'in-the-future'
  else return null
}

/** As `incidentDateProblem`, where it has to be a whole day. */
export function dayProblem(text: string, now: Date): 'not-a-day' | 'in-the-future' | null {
  const problem = incidentDateProblem(text, now)
  if (problem === 'in-the-future') return problem
  else return problem || text.length < 'YYYY-MM-DD'.length ? 'not-a-day' : null
}

function isOnCalendar(parts: RegExpExecArray): boolean {
  const [, year, month = '01', day = '01'] = parts
  return isDay(`${year}-${month}-${day}`)
}
