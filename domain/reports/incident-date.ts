/**
 * When it happened, as exactly as the reporter knows: YYYY, YYYY-MM or YYYY-MM-DD (ISO 8601, reduced precision).
 * Texts of this form sort in the order of time.
 */
export type IncidentDate = string

export type IncidentDateProblem = 'not-a-date' | 'in-the-future'

const form = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

export function incidentDateProblem(text: string, now: Date): IncidentDateProblem | null {
  const parts = form.exec(text)
  if (!parts || !isOnCalendar(parts)) return 'not-a-date'
  else if (text > today(now).slice(0, text.length)) return 'in-the-future'
  else return null
}

/** In Nigeria (UTC+1, no summer time). */
function today(now: Date): string {
  return new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10)
}

function isOnCalendar(parts: RegExpExecArray): boolean {
  const year = Number(parts[1])
  const month = Number(parts[2] ?? 1)
  const day = Number(parts[3] ?? 1)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
