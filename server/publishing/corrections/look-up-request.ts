import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import {
  type DatedStep,
  letterFor,
  type Promised,
  promiseOf,
  stepsOf,
} from '#domain/publishing/correction-steps.ts'
import type { Outcome } from '#domain/publishing/corrections.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Caller } from '#server/access/caller.ts'
import { closeConversations } from '#server/conversations/write-conversation.ts'
import { correctionRequests } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { findPublic } from '#server/reports/public-text.ts'
import { identityCheckOf } from './check-identity.ts'
import { answerTo, correctionsOf } from './list-corrections.ts'
import { discardPapersOf } from './papers/discard-papers.ts'
import { papersOf } from './papers/papers-of-request.ts'
import { openProposal } from './proposal-queries.ts'
import { requestOf } from './request-by-code.ts'
import { decisionOn, openRequests, type RequestRow } from './request-queries.ts'

export type RequestState = 'waiting' | 'disputed' | 'refused' | Exclude<Outcome, 'restored'>

/** What the code tells: nothing that was written, because a code can be found by another person. */
export type RequestAnswer = {
  reportId: string
  referenceNumber: string
  receivedOn: string
  state: RequestState
  /** What happened so far, each with its day. */
  steps: DatedStep[]
  /** The day by which an answer is promised; null once there is one, or it was taken back. */
  promised: Promised | null
  /** Whether older copies in search engines and archives are wrong, so that there is a letter for them. */
  hasLetter: boolean
  /** How many documents are with it. None is shown: a code can be found by another person. */
  papers: number
  /** Why staff did not take it up, the answer, or the notice of a retraction. */
  words: string | null
}

/**
 * @param input `requestCode`, as it was written down
 * @param caller for counting tries
 * @throws RuleBroken, LimitReached
 */
export const lookUpRequest = openUseCase(
  'correction.look-up',
  async ({ application }, input: Input, caller: Caller): Promise<RequestAnswer> => {
    const row = await requestOf(application, input, caller)
    const { queries } = application.database
    const [report, decision, entries, proposal, identity, papers] = await Promise.all([
      findPublic(queries, row.reportId),
      decisionOn(queries, row.id),
      correctionsOf(queries, row.reportId),
      openProposal(queries, row.reportId),
      identityCheckOf(queries, row.id),
      papersOf(queries, row.id),
    ])
    if (!report) throw new NotFound()
    const disputeId = decision?.disputeId ?? null
    const answer = disputeId === null ? null : await answerTo(queries, disputeId)
    const retracted =
      report.status === 'retracted' ? entries.findLast(({ outcome }) => outcome === 'retracted') : undefined
    const steps = stepsOf({
      receivedOn: row.receivedOn,
      // What could not be checked is no step.
      checkedOn: identity && identity.proof !== 'none' ? identity.checkedOn : null,
      decision: decision && { as: decision.decision, on: dayInNigeria(decision.decidedAt) },
      proposedOn:
        proposal && disputeId !== null && proposal.disputeId === disputeId
          ? dayInNigeria(proposal.proposedAt)
          : null,
      answer,
      withdrawnOn: row.withdrawnOn,
      retractedOn: retracted ? dayInNigeria(retracted.publishedAt.at) : null,
    })
    const outcome = await outcomeOf(application, row, { decision, report, answer })
    const isOpen = outcome.state === 'waiting' || outcome.state === 'disputed'
    return {
      ...{ reportId: row.reportId, receivedOn: row.receivedOn, referenceNumber: report.referenceNumber },
      ...{ ...outcome, steps, papers: papers.length },
      promised: isOpen ? promiseOf(row.receivedOn, dayInNigeria(application.now())) : null,
      hasLetter:
        (outcome.state === 'corrected' || outcome.state === 'retracted') && letterFor(entries) !== null,
    }
  },
)

type Known = {
  decision: Awaited<ReturnType<typeof decisionOn>>
  report: Pick<NonNullable<Awaited<ReturnType<typeof findPublic>>>, 'status' | 'correctionNotice'>
  answer: Awaited<ReturnType<typeof answerTo>>
}

async function outcomeOf(
  application: Application,
  row: RequestRow,
  { decision, report, answer }: Known,
): Promise<Pick<RequestAnswer, 'state' | 'words'>> {
  if (row.withdrawnOn) return { state: 'withdrawn', words: null }
  else if (decision?.decision === 'refused') {
    const [opened] = await openRequests(application, application.database.queries, [row])
    return { state: 'refused', words: opened?.reason ?? null }
  } else if (report.status === 'retracted') return { state: 'retracted', words: report.correctionNotice }
  else if (answer) return { state: answer.outcome, words: answer.words }
  else return { state: decision ? 'disputed' : 'waiting', words: null }
}

/**
 * The person who asked takes it back. What waited no longer waits; a dispute that staff have opened is theirs to end, and they
 * see it at the request.
 *
 * @throws RuleBroken, LimitReached
 */
export const withdrawRequest = openUseCase(
  'correction.look-up',
  async ({ application }, input: Input, caller: Caller): Promise<void> => {
    const { id } = await requestOf(application, input, caller)
    await application.database.queries.transaction(async (transaction) => {
      await transaction
        .update(correctionRequests)
        .set({ withdrawnOn: dayInNigeria(application.now()) })
        .where(and(eq(correctionRequests.id, id), isNull(correctionRequests.withdrawnOn)))
      await closeConversations(application, transaction, [id])
    })
    await discardPapersOf(application, id)
  },
)
