import type { Assessment, Level } from './assess.ts'

/** What the number means; it must not be read the other way round. */
export const howToRead =
  'The number shows how well you are protected: 100% is the best answer to every question. The lower it is, the more exposed you are.'

type Explanation = { title: string; text: string; tone: 'success' | 'warning' | 'danger' }

export const explanations = {
  High: {
    title: 'High protection, so your exposure is lower',
    text: 'Your answers show several things that protect you. Nothing protects completely: keep to the precautions below, and look again when something changes.',
    tone: 'success',
  },
  Medium: {
    title: 'Medium protection: some gaps leave you exposed',
    text: 'Some of what would protect you is missing. Close the gaps below, the lawyer first, before you report under your name.',
    tone: 'warning',
  },
  Low: {
    title: 'Low protection, so your exposure is high',
    text: 'Little stands between you and a lawsuit, a charge or a dismissal. Do not report under your name yet. Speak with a lawyer first, and think about a route that does not ask who you are.',
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
