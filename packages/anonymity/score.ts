import type { Severity } from './kinds.ts'

/** What one occurrence takes away (specification 9). */
const deductions = { high: 15, medium: 10, low: 5 } as const satisfies Record<Severity, number>

export type Level = 'Low Risk' | 'Medium Risk' | 'High Risk'

/** From 0 to 100; 100 when nothing was found, which is not the same as anonymous. */
export function scoreOf(findings: readonly { severity: Severity }[]): number {
  const lost = findings.reduce((sum, { severity }) => sum + deductions[severity], 0)
  return Math.min(100, Math.max(0, 100 - lost))
}

export function levelOf(score: number): Level {
  if (score >= 80) return 'Low Risk'
  else return score >= 50 ? 'Medium Risk' : 'High Risk'
}
