import { addDays, isDay } from '#domain/time/day-in-nigeria.ts'
/**
 * When an answer under the Freedom of Information Act 2011 is due: 7 days (section 4), and 7 more with an extension
 * (section 6). Calendar days, which is what the sources say; nothing is said of holidays.
 *
 * @param received an ISO day
 */
export function answerDays(received: string): { answer: string; extended: string } | null {
  return isDay(received) ? { answer: addDays(received, 7), extended: addDays(received, 14) } : null
}
