import type { ReportStanding } from '#domain/reports/report.ts'
import { type TwoPeople, twoPeople } from '#domain/reports/two-people.ts'
import { type PresentedClaim, presentClaim } from '#server/cases/present-claim.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { publicWithinHours } from '#server/proposals/waiting-publication.ts'
import type { Reading } from './reading.ts'

export type HandlingSection = {
  /** For staff: who has it in hand. */
  claim: PresentedClaim | null
  /** Why the reader, who is on the staff, may not handle it; for everybody else null. */
  barrier: ReportStanding['barrier']
  /** For people who could approve: whether the rule of two people lets them; `with-a-batch` where that is done. */
  approval: TwoPeople | 'with-a-batch' | null
  /** Of an approved report that is not public yet. */
  publicWithinHours: number | null
}

export async function handlingSection({
  application,
  actor,
  report,
  abilities,
  isInside,
}: Reading): Promise<HandlingSection> {
  const { queries } = application.database
  const members = isInside || abilities.approve ? await staffMembers(queries) : []
  const staff = { members, now: application.now() }
  const hours = await publicWithinHours(application, queries, report)
  const approval = () => (hours === null ? twoPeople(report.standing, actor.id, staff) : 'with-a-batch')
  return {
    claim: isInside ? presentClaim(actor, report, staff) : null,
    barrier: report.standing.barrier,
    approval: abilities.approve ? approval() : null,
    publicWithinHours: hours,
  }
}
