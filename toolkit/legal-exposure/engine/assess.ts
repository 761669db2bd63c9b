import type { Answers, AnswerValue } from './question.ts'
import { questions } from './questions.ts'

/** The specification's level names. Here they are levels of protection; see docs/decisions/012. */
export type Level = 'Low' | 'Medium' | 'High'

export type Assessment = { score: number; level: Level; unanswered: number }

/**
 * The sum of answer value times weight, divided by five times the sum of the weights, as a rounded percent; unanswered
 * counts as 0 (specification, section 9). 100 is the best answer to every question.
 */
export function assess(answers: Answers): Assessment {
  const reached = questions.reduce((sum, { id, weight }) => sum + (answers[id] ?? 0) * weight, 0)
  const reachable = questions.reduce((sum, { weight }) => sum + 5 * weight, 0)
  const score = Math.round((reached / reachable) * 100)
  const unanswered = questions.filter(({ id }) => answers[id] === undefined).length
  return { score, level: levelOf(score), unanswered }
}

export function levelOf(score: number): Level {
  if (score < 30) return 'Low'
  else if (score < 60) return 'Medium'
  else return 'High'
}

const values = [5, 4, 3, 2, 1] as const satisfies AnswerValue[]

/** The value of the option at this place, counted from 0 at the best. */
export function valueOfOption(place: number): AnswerValue {
  return values[place] ?? 1
}
