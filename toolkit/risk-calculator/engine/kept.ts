import { hasFields, isFlag, isOneOf, isPart, type Shape } from '@fitila/formats/shape'
import { type FactorId, factors } from './factors.ts'
import type { Answers } from './score.ts'

export type Kept = { step: number; answers: Answers; isCompleted: boolean }

const ids: readonly FactorId[] = factors.map(({ id }) => id)

export const isKept: Shape<Kept> = hasFields({
  step: isOneOf(factors.map((_, place) => place)),
  answers: isPart(ids, isOneOf([1, 2, 3, 4, 5])),
  isCompleted: isFlag,
})
