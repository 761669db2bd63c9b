import { claimEnd } from '#domain/cases/claims.ts'
import type { HandOnReason } from '#domain/reports/hand-on.ts'
import { reportClaims } from '#server/database/schema.ts'
import type { HeldReport } from '#server/reports/report-reach.ts'

type Holding = {
  actor: Parameters<HeldReport['unit']['record']>[0]
  holderId: string
  now: Date
  /** Why a colleague gets it; null for the actor's own claim. */
  reason: HandOnReason | null
  /** Whether the colleague is told. */
  isTold?: boolean
}

/** Gives a locked report to one member of staff for two days, and records it. Whether they may have it is asked before. */
export async function holdReport(
  { unit, report }: HeldReport,
  { actor, holderId, now, reason, isTold = true }: Holding,
): Promise<void> {
  const { id, referenceNumber, status } = report.row
  const claim = { holderId, claimedAt: now, expiresAt: claimEnd(now) }
  await unit.queries
    .insert(reportClaims)
    .values({ reportId: id, ...claim })
    .onConflictDoUpdate({ target: reportClaims.reportId, set: claim })
  const about = {
    ...{ reportId: id, referenceNumber, ownerId: report.standing.ownerId },
    ...{ statusFrom: status, statusTo: status },
  }
  await unit.record(
    actor,
    reason === null
      ? { kind: 'report.claimed', detail: {}, ...about }
      : { kind: 'report.handed_on', detail: { reason }, ...(isTold ? { holderId } : {}), ...about },
  )
}
