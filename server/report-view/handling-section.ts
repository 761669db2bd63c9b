import type { ReportStanding } from '#domain/reports/report.ts'
import { type TwoPeople, twoPeople } from '#domain/reports/two-people.ts'
import { type PresentedClaim, presentClaim } from '#server/cases/present-claim.ts'
import { countStaff } from '#server/people/people-queries.ts'
import type { Reading } from './reading.ts'

export type HandlingSection = {
  /** For staff: who has it in hand. */
  claim: PresentedClaim | null
  /** Why the reader, who is on the staff, may not handle it; for everybody else null. */
  barrier: ReportStanding['barrier']
  /** For people who could approve: whether the rule of two people lets them. */
  approval: TwoPeople | null
}

export async function handlingSection({
  application,
  actor,
  report,
  abilities,
  isInside,
}: Reading): Promise<HandlingSection> {
  const staffCount = isInside || abilities.approve ? await countStaff(application.database.queries) : 0
  return {
    claim: isInside ? presentClaim(actor, report, staffCount) : null,
    barrier: report.facts.barrier,
    approval: abilities.approve ? twoPeople(report.facts, actor.id, staffCount) : null,
  }
}
