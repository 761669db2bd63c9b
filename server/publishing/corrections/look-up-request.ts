import { and, eq, isNull } from 'drizzle-orm'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import type { Outcome } from '#domain/publishing/corrections.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { closeConversations } from '#server/conversations/write-conversation.ts'
import { correctionRequests } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { findPublic } from '#server/reports/public-text.ts'
import { codeHashOf } from './correction-code.ts'
import { answerTo } from './list-corrections.ts'
import { decisionOn, findRequestByCode, openRequests, type RequestRow } from './request-queries.ts'

export type RequestState = 'waiting' | 'disputed' | 'refused' | Exclude<Outcome, 'restored'>

/** What the code tells: nothing that was written, because a code can be found by another person. */
export type RequestAnswer = {
  reportId: string
  referenceNumber: string
  receivedOn: string
  state: RequestState
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
    const [report, decision] = await Promise.all([
      findPublic(queries, row.reportId),
      decisionOn(queries, row.id),
    ])
    if (!report) throw new NotFound()
    const { reportId, receivedOn } = row
    const common = { reportId, receivedOn, referenceNumber: report.referenceNumber }
    if (row.withdrawnOn) return { ...common, state: 'withdrawn', words: null }
    else if (decision?.decision === 'refused') {
      const [opened] = await openRequests(application, queries, [row])
      return { ...common, state: 'refused', words: opened?.reason ?? null }
    }
    if (report.status === 'retracted')
      return { ...common, state: 'retracted', words: report.correctionNotice }
    const answer = decision?.disputeId ? await answerTo(queries, decision.disputeId) : null
    if (answer) return { ...common, state: answer.outcome, words: answer.words }
    else return { ...common, state: decision ? 'disputed' : 'waiting', words: null }
  },
)

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
  },
)

async function requestOf(
  application: Application,
  { requestCode: code }: Record<string, unknown>,
  caller: Caller,
): Promise<RequestRow> {
  await countCaller(application, 'correction-code:network', caller)
  const hash = codeHashOf(application, typeof code === 'string' ? code : '')
  const row = await findRequestByCode(application.database.queries, hash)
  if (!row) throw new RuleBroken('request-code-unknown')
  return row
}
