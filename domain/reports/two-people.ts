import { type Member, secondPeople } from '../people/second-person.ts'
import type { ReportStanding } from './report.ts'

/**
 * No person is named in public by one person's click: an approval needs a verification by another member, who may be the second
 * person for the approver at that moment. Where no such member exists, the approval waits under public notice, and counts alone.
 */
export type TwoPeople = 'two-people' | 'alone' | 'not-verified' | 'second-person-needed'

/** Everyone whom the rule counts, and when it is asked. */
export type Staff = { members: readonly Member[]; now: Date }

export function twoPeople(
  { verifierIds }: Pick<ReportStanding, 'verifierIds'>,
  approverId: string,
  staff: Staff,
): TwoPeople {
  if (verifierIds.length === 0) return 'not-verified'
  const { ids, noneExists } = secondPeople({ ...staff, proposerId: approverId, capacity: 'second-person' })
  if (verifierIds.some((verifierId) => ids.includes(verifierId))) return 'two-people'
  else return noneExists && verifierIds.includes(approverId) ? 'alone' : 'second-person-needed'
}
