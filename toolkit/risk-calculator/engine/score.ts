import { type Answer, type FactorId, factors } from './factors.ts'

/** What was answered so far. */
export type Answers = Partial<Record<FactorId, Answer>>

export type RiskLevel = 'low' | 'medium' | 'high'

/**
 * Specification 9: the sum of answer x weight, as a rounded percent of the most that it could be. A factor without an
 * answer counts as 0.
 */
export function riskScore(answers: Answers): number {
  const reached = factors.reduce((sum, { id, weight }) => sum + (answers[id] ?? 0) * weight, 0)
  const most = factors.reduce((sum, { weight }) => sum + 5 * weight, 0)
  return Math.round((reached / most) * 100)
}

/** Specification 9: below 30 low, 30 to below 60 medium, 60 and above high. */
export function riskLevel(score: number): RiskLevel {
  if (score < 30) return 'low'
  else return score < 60 ? 'medium' : 'high'
}

/** The factors that were answered with 4 or 5: what adds most to the score first. */
export function heaviestFactors(answers: Answers): FactorId[] {
  return factors
    .filter(({ id }) => (answers[id] ?? 0) >= 4)
    .toSorted((one, other) => (answers[other.id] ?? 0) * other.weight - (answers[one.id] ?? 0) * one.weight)
    .map(({ id }) => id)
}
