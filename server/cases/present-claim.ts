import type { Person } from '#domain/actor.ts'
import { claimRefusal } from '#domain/cases/claims.ts'
import { can } from '#domain/permissions/can.ts'
import { type Act, type Received, staffAct } from '#domain/reports/received.ts'
import type { Staff } from '#domain/reports/two-people.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'

/** Who a report is assigned to, as staff see it. */
export type ClaimView = Received<PresentedClaim>

export type PresentedClaim = {
  heldBy: { name: string; isActor: boolean; since: Act; until: Act } | null
  mayClaim: boolean
  mayRelease: boolean
}

export function presentClaim(actor: Person, { standing, claim }: StoredReport, staff: Staff): PresentedClaim {
  return {
    heldBy: claim && {
      name: claim.holder,
      isActor: claim.holderId === actor.id,
      since: staffAct(claim.claimedAt),
      until: staffAct(claim.expiresAt),
    },
    mayClaim: can(actor, 'report.claim', standing) && claimRefusal(standing, actor.id, staff) === null,
    mayRelease: can(actor, 'report.release', standing),
  }
}
