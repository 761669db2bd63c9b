import type { ReportStanding } from './report.ts'

/**
 * Nobody is named in public by one person's click: whoever approves needs a verification by somebody else. While
 * only one member of staff exists, that one may do both, and the record says so.
 */
export type TwoPeople = 'two-people' | 'alone' | 'not-verified' | 'second-person-needed'

export function twoPeople(report: ReportStanding, approverId: string, staffCount: number): TwoPeople {
  if (report.verifierIds.length === 0) return 'not-verified'
  else if (report.verifierIds.some((verifierId) => verifierId !== approverId)) return 'two-people'
  else return staffCount <= 1 ? 'alone' : 'second-person-needed'
}
