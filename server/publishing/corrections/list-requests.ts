import { type Promised, promiseOf } from '#domain/publishing/correction-steps.ts'
import type { CorrectionRequest } from '#domain/publishing/corrections.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { withDeclaration } from '#server/cases/declared.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { mattersInReach } from './matters-in-reach.ts'
import { paperCounts } from './papers/papers-of-request.ts'
import { openRequests, waitingRequests } from './request-queries.ts'

export type WaitingRequest = Pick<CorrectionRequest, 'requester' | 'about' | 'wrong'> & {
  id: string
  reportId: string
  referenceNumber: string
  personName: string
  receivedOn: string
  promised: Promised
  /** How many documents are beside it. */
  papers: number
}

/**
 * What waits for a member of staff, the longest waiting first, at most fifty.
 *
 * @throws SignInNeeded, RuleBroken
 */
export const listRequests = useCaseOn(
  'report.requests',
  withDeclaration,
  async ({ application, actor, declared }): Promise<WaitingRequest[]> => {
    const { queries } = application.database
    const today = dayInNigeria(application.now())
    const found = await waitingRequests(queries)
    const isInReach = mattersInReach(application, actor, declared)
    const rows = found.filter(({ ownerMark, request: { reportId } }) => isInReach({ ownerMark, reportId }))
    const opened = await openRequests(
      application,
      queries,
      rows.map(({ request }) => request),
    )
    const papers = await paperCounts(
      queries,
      rows.map(({ request }) => request.id),
    )
    const wordsOf = new Map(opened.map(({ row, words }) => [row.id, words]))
    return rows.flatMap(({ request, referenceNumber, personName }) => {
      const words = wordsOf.get(request.id)
      if (!words) return []
      const { requester, about, wrong } = words
      const { id, reportId, receivedOn } = request
      return [
        {
          ...{ id, reportId, referenceNumber, personName: personName ?? '', receivedOn },
          ...{ promised: promiseOf(receivedOn, today), requester, about, wrong },
          papers: papers.get(id) ?? 0,
        },
      ]
    })
  },
)
