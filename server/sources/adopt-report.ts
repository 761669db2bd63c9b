import { eq } from 'drizzle-orm'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { reports, sourceAccess } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockReport } from '#server/reports/report-queries.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { hashOfLookup } from './code-of-form.ts'
import { codeRefused, noReportOpens, readCode } from './read-code.ts'

/**
 * A person takes a report that was sent without an account into theirs. The code then opens it no more, and no code takes a report out of
 * an account.
 *
 * @param input `sourceCode`
 * @returns the report's id
 * @throws SignInNeeded, RuleBroken, Invalid, LimitReached
 */
export const adoptReport = useCase(
  'report.adopt',
  async ({ application, actor }, input: Input, caller: Caller): Promise<string> => {
    const code = readCode(input.sourceCode)
    await countCaller(application, 'return:network', caller)
    return transact(application, async (unit) => {
      const [access] = await unit.queries
        .delete(sourceAccess)
        .where(eq(sourceAccess.lookupHash, hashOfLookup(code)))
        .returning({ id: sourceAccess.reportId })
      const report =
        access && (await lockReport(unit.queries, { application, id: access.id, now: application.now() }))
      if (!report) throw codeRefused(noReportOpens)
      const { id, referenceNumber, status } = report.row
      const ownerMark = markOf(application, 'reports', actor.id)
      await unit.queries.update(reports).set({ ownerMark }).where(eq(reports.id, id))
      await unit.record(actor, {
        ...{ kind: 'report.adopted', reportId: id, referenceNumber, ownerId: actor.id },
        ...{ statusFrom: status, statusTo: status, detail: {} },
      })
      return id
    })
  },
)
