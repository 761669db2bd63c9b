import type { Person } from '#domain/actor.ts'
import { claimRefusal } from '#domain/cases/claims.ts'
import { can } from '#domain/permissions/can.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'

/** Who has a report in hand, as the staff see it. Moments are ISO 8601. */
export type ClaimView = {
  heldBy: { name: string; isActor: boolean; since: string; until: string } | null
  mayClaim: boolean
  mayRelease: boolean
}

export function presentClaim(actor: Person, { facts, claim }: StoredReport, staffCount: number): ClaimView {
  return {
    heldBy: claim && {
      name: claim.holder,
      isActor: claim.holderId === actor.id,
      since: claim.claimedAt.toISOString(),
      until: claim.expiresAt.toISOString(),
    },
    mayClaim: can(actor, 'report.claim', facts) && claimRefusal(facts, actor.id, staffCount) === null,
    mayRelease: can(actor, 'report.release', facts),
  }
}
