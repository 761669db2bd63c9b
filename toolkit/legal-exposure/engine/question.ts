import type { LawName } from '../../shared/channels/laws.ts'

export type QuestionId =
  | 'judicial-independence'
  | 'whistleblower-laws'
  | 'legal-representation'
  | 'disclosure-agreements'
  | 'public-interest'

/** 5 for the first and best option of a question down to 1 for the last and worst. */
export type AnswerValue = 1 | 2 | 3 | 4 | 5

export type Answers = Partial<Record<QuestionId, AnswerValue>>

export type Question = {
  id: QuestionId
  question: string
  description: string
  weight: number
  /** From best to worst. */
  options: readonly [string, string, string, string, string]
  /** What the description and the options rest on. */
  laws: readonly LawName[]
}
