import { type Promised, promiseOf } from '#domain/publishing/correction-steps.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { withDeclaration } from '#server/cases/declared.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { disputedReports } from './dispute-queries.ts'
import { mattersInReach } from './matters-in-reach.ts'
import { waitingProposals } from './proposal-queries.ts'

/** A report about which something is to be done, beside the requests that wait. */
export type OpenMatter = { reportId: string; referenceNumber: string; since: string }

export type OpenMatters = {
  /** Reports of others that are disputed, the longest first. */
  disputed: (OpenMatter & { promised: Promised })[]
  /** Proposals that wait for a second person, the oldest first. */
  proposed: (OpenMatter & { isMine: boolean })[]
}

/** @throws SignInNeeded, RuleBroken */
export const listOpenMatters = useCaseOn(
  'report.requests',
  withDeclaration,
  async ({ application, actor, declared }): Promise<OpenMatters> => {
    const { queries } = application.database
    const today = dayInNigeria(application.now())
    const isInReach = mattersInReach(application, actor, declared)
    const [disputed, proposals] = await Promise.all([disputedReports(queries), waitingProposals(queries)])
    const waiting = proposals.map(({ reportId }) => reportId)
    return {
      disputed: disputed
        .filter((matter) => isInReach(matter) && !waiting.includes(matter.reportId))
        .map(({ ownerMark: _, since, ...report }) => ({
          ...{ ...report, since: since ?? '' },
          promised: promiseOf(since ?? today, today),
        })),
      proposed: proposals.filter(isInReach).map(({ reportId, referenceNumber, proposedAt, proposedBy }) => ({
        ...{ reportId, referenceNumber, since: dayInNigeria(proposedAt) },
        isMine: proposedBy === actor.id,
      })),
    }
  },
)
