import type { Assessment, Level } from './assess.ts'

/** What the number means; it must not be read the other way round. */
export const howToRead =
  'The number shows how well the law protects you. The lower it is, the more exposed you are.'

type Explanation = { title: string; text: string; tone: 'success' | 'warning' | 'danger' }

export const explanations = {
  High: {
    title: 'High protection, so your exposure is lower',
    text: 'Several things protect you. Nothing protects completely, so keep to the precautions below. Look again when something changes.',
    tone: 'success',
  },
  Medium: {
    title: 'Medium protection: some gaps leave you exposed',
    text: 'Some protection is missing. Close the gaps below before you report under your name, and find a lawyer first.',
    tone: 'warning',
  },
  Low: {
    title: 'Low protection, so your exposure is high',
    text: 'A lawsuit, a charge or a dismissal is possible. Do not report under your name yet. Speak with a lawyer first, and think about a route that does not ask who you are.',
    tone: 'danger',
  },
} as const satisfies Record<Level, Explanation>

/** Undefined when every question was answered. */
export function unansweredNote({ unanswered }: Assessment): string | undefined {
  if (unanswered === 0) return undefined
  const subject =
    unanswered === 1
      ? '1 question has no answer and counts'
      : `${unanswered} questions have no answer and count`
  return `${subject} as 0, so the number is lower than it would be.`
}
