import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions/can.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'
import { disputedReports } from './dispute-queries.ts'
import { mattersInReach } from './matters-in-reach.ts'
import { waitingProposals } from './proposal-queries.ts'

/** A report about which something is to be done, beside the requests that wait. */
export type OpenMatter = { reportId: string; referenceNumber: string; since: string }

export type OpenMatters = {
  /** Reports of others that are disputed, the longest first. */
  disputed: OpenMatter[]
  /** Proposals that wait for a second person, the oldest first. */
  proposed: (OpenMatter & { isMine: boolean })[]
}

/** @throws SignInNeeded, RuleBroken */
export async function listOpenMatters(application: Application, actor: Actor): Promise<OpenMatters> {
  authorise(actor, 'report.requests', null)
  const { queries } = application.database
  const own = actor.kind === 'person' ? actor.id : null
  const [isInReach, disputed, proposals] = await Promise.all([
    mattersInReach(application, actor),
    disputedReports(queries),
    waitingProposals(queries),
  ])
  const waiting = proposals.map(({ reportId }) => reportId)
  return {
    disputed: disputed
      .filter((matter) => isInReach(matter) && !waiting.includes(matter.reportId))
      .map(({ ownerId: _, since, ...report }) => ({ ...report, since: since ?? '' })),
    proposed: proposals.filter(isInReach).map(({ reportId, referenceNumber, proposedAt, proposedBy }) => ({
      ...{ reportId, referenceNumber, since: dayInNigeria(proposedAt) },
      isMine: proposedBy === own,
    })),
  }
}
