import { hasFields, isFlag, isOneOf, isPart, type Shape } from '@fitila/formats/shape'
import type { Answers, QuestionId } from './question.ts'
import { questions } from './questions.ts'

export type Kept = { place: number; answers: Answers; isCompleted: boolean }

const ids: readonly QuestionId[] = questions.map(({ id }) => id)

export const isKept: Shape<Kept> = hasFields({
  place: isOneOf(questions.map((_, place) => place)),
  answers: isPart(ids, isOneOf([1, 2, 3, 4, 5])),
  isCompleted: isFlag,
})
