export type RiskLevel = 'low' | 'medium' | 'high'

export type Outcome = {
  recommendation: string
  riskLevel: RiskLevel
  actionSteps: readonly string[]
  protections: readonly string[]
  considerationPoints: readonly string[]
}

/** Where every analysis starts (specification 4.11, "Defaults"). */
export const defaults: Outcome = {
  recommendation: 'Proceed with caution',
  riskLevel: 'medium',
  actionSteps: [
    'Document all evidence thoroughly',
    'Consult a legal professional',
    'Consider anonymized reporting options',
  ],
  protections: [
    'Whistleblower protection laws apply in certain cases',
    'Consider secure communication channels',
  ],
  considerationPoints: [
    'Balance public interest against personal consequences',
    'Evaluate long-term career impacts',
  ],
}
