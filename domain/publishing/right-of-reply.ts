import { addDays, dayInNigeria, isDay } from '../time/day-in-nigeria.ts'

/** To whom a notice goes before a report is published. */
export const addressees = ['person', 'office'] as const
export type Addressee = (typeof addressees)[number]

/** What staff record about it. */
export const replySteps = ['notified', 'left-out', 'replied'] as const
export type ReplyStep = (typeof replySteps)[number]

/** In characters. */
export const longestReply = 5_000

/** In days from today. Shorter would be no hearing, and longer would never end. */
export const answerDays = { fewest: 3, most: 90 } as const

/** As the public reads it beside the report. `repliedOn` is a day, YYYY-MM-DD. */
export type PublicReply = { reply: string; repliedOn: string }

/** Whether a day can be the last on which an answer is waited for. */
export function answerDayProblem(text: string, now: Date): 'not-a-day' | 'not-an-answer-day' | null {
  if (!isDay(text)) return 'not-a-day'
  const today = dayInNigeria(now)
  const fits = text >= addDays(today, answerDays.fewest) && text <= addDays(today, answerDays.most)
  return fits ? null : 'not-an-answer-day'
}
