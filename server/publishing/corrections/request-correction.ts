import { NotFound, RuleBroken } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { startConversation } from '#server/conversations/write-conversation.ts'
import { correctionRequests } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { findPublic, publicPassagesOf } from '#server/reports/public-text.ts'
import { codeFor, codeHashOf } from './correction-code.ts'
import { parseFormNumber, parseRequest } from './request-input.ts'

/**
 * Keeps what a person says is wrong with a public report, sealed under its own key, with the day. Who asked is not
 * noted, also when they are logged in. Changes nothing that is public: staff read it first.
 *
 * @param caller for counting tries
 * @returns the code with which the answer can be looked up; the same form sent again gets the same
 * @throws NotFound, RuleBroken, Invalid, LimitReached
 */
export const requestCorrection = openUseCase(
  'correction.request',
  async ({ application }, reportId: string, input: Input, caller: Caller): Promise<string> => {
    const { queries } = application.database
    const report = await findPublic(queries, identifier(reportId))
    if (!report) throw new NotFound()
    if (report.status !== 'approved') throw new RuleBroken('step-not-possible')
    const request = parseRequest(input, publicPassagesOf(report))
    await countCaller(application, 'correction:network', caller)
    const code = codeFor(application, parseFormNumber(input) ?? application.randomness.uuid(), request)
    const id = application.randomness.uuid()
    await queries.transaction(async (transaction) => {
      const written = await transaction
        .insert(correctionRequests)
        .values({ id, codeHash: codeHashOf(application, code) })
        .onConflictDoNothing({ target: correctionRequests.codeHash })
        .returning({ id: correctionRequests.id })
      if (written.length === 0) return
      await startConversation(application, transaction, {
        ...{ id, kind: 'correction', reportId: report.reportId, side: 'visitor', content: request },
      })
    })
    return code
  },
)
