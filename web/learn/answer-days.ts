const day = 86_400_000

/**
 * When an answer under the Freedom of Information Act 2011 is due: 7 days (section 4), and 7 more with an extension
 * (section 6). Calendar days, which is what the sources say; nothing is said of holidays.
 *
 * @param received an ISO day
 */
export function answerDays(received: string): { answer: string; extended: string } | null {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(received) ? Date.parse(`${received}T12:00:00Z`) : Number.NaN
  if (Number.isNaN(start)) return null
  return {
    answer: new Date(start + 7 * day).toISOString(),
    extended: new Date(start + 14 * day).toISOString(),
  }
}
