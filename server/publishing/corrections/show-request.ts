import { NotFound } from '#domain/errors.ts'
import { type Promised, promiseOf } from '#domain/publishing/correction-steps.ts'
import type { CorrectionRequest } from '#domain/publishing/corrections.ts'
import type { IdentityCheck } from '#domain/publishing/identity-checks.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { findPublic, publicTextOf } from '#server/reports/public-text.ts'
import { identityCheckOf } from './check-identity.ts'
import { type DisputeView, openDisputes } from './dispute-queries.ts'
import { keyOfRequest, type PaperView, papersOf, presentPaper } from './papers/papers-of-request.ts'
import { requestInReach } from './request-in-reach.ts'
import { decisionOn, openRequests, waitingRequests } from './request-queries.ts'

export type RequestView = {
  id: string
  receivedOn: string
  promised: Promised
  withdrawnOn: string | null
  decision: 'accepted' | 'refused' | null
  reason: string | null
  /** With what staff checked who asks, and when. */
  identity: (IdentityCheck & { by: string | null }) | null
  words: CorrectionRequest
  papers: PaperView[]
  report: { id: string; referenceNumber: string; words: ReportText | null }
  /** What is disputed already, and could be joined. */
  disputes: DisputeView[]
  /** How many more wait about the same report. */
  others: number
}

/**
 * One request in full, for staff. Its words may try to find out who sent the report, so no one who owns it reads them.
 *
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const showRequest = useCaseOn(
  'report.dispute',
  requestInReach,
  async ({ application, row, report }, _id: string | undefined): Promise<RequestView> => {
    const { queries } = application.database
    const [decision, published, disputes, waiting, checked, papers] = await Promise.all([
      decisionOn(queries, row.id),
      findPublic(queries, row.reportId),
      openDisputes(queries, row.reportId),
      waitingRequests(queries, row.reportId),
      identityCheckOf(queries, row.id),
      papersOf(queries, row.id),
    ])
    const [opened] = await openRequests(application, queries, [row])
    if (!opened) throw new NotFound()
    const { reason, words } = opened
    const key = await keyOfRequest(application, queries, row.id)
    const names = await usernamesOf(queries, checked ? [checked.checkedBy] : [])
    const identity = checked && {
      ...{ proof: checked.proof, checkedOn: checked.checkedOn },
      by: names.get(checked.checkedBy) ?? null,
    }
    return {
      id: row.id,
      receivedOn: row.receivedOn,
      promised: promiseOf(row.receivedOn, dayInNigeria(application.now())),
      withdrawnOn: row.withdrawnOn,
      decision: decision?.decision ?? null,
      ...{ reason, words, identity },
      papers: papers.map((paper, index) => presentPaper(key, paper, index)),
      report: {
        id: report.row.id,
        referenceNumber: report.row.referenceNumber,
        words: published && publicTextOf(published),
      },
      disputes,
      others: waiting.filter(({ request }) => request.id !== row.id).length,
    }
  },
)
