import { eq, sql } from 'drizzle-orm'
import { LimitReached } from '#domain/errors.ts'
import { reportsPerMonth, startOfReportingMonth } from '#domain/plans/limits.ts'
import { noteConflicts } from '#server/cases/note-conflicts.ts'
import { drafts } from '#server/database/schema.ts'
import { transact } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { openEarlier } from '#server/reports/earlier-report.ts'
import { countReportsSince, findBySubmissionKey } from '#server/reports/report-queries.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { removeStored } from './attachments/discard-attachment.ts'
import { handOverAttachments } from './attachments/hand-over-attachments.ts'
import { lockDraft } from './draft-queries.ts'
import { issueReceipt } from './receipts/issue-receipt.ts'
import { parseReportText, parseSubmissionKey } from './report-input.ts'
import { storeReport } from './store-report.ts'

/**
 * Seals and stores a new report, and signs a receipt. The same form sent again is the same report, not a second one. The draft with the
 * form's number has done its work and is deleted.
 *
 * @param input the fields of `reportFields` by name, as text, and `submissionKey`
 * @throws SignInNeeded, RuleBroken, Invalid, LimitReached 'reports-this-month'
 */
export const submitReport = useCase('report.submit', async ({ application, actor }, input: Input) => {
  const words = parseReportText(input, application.now())
  const submissionKey = parseSubmissionKey(input) ?? application.randomness.uuid()
  let leftBehind: string[] = []
  const report = await transact(application, async (unit) => {
    // One person's submissions run one after the other: the month's count and the form's number hold for two tabs too.
    await unit.queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${actor.id}, 1))`)
    const ownerMark = markOf(application, 'reports', actor.id)
    const before = await findBySubmissionKey(unit.queries, ownerMark, submissionKey)
    if (before) return before
    const now = application.now()
    const sent = await countReportsSince(unit.queries, ownerMark, startOfReportingMonth(now))
    if (sent >= reportsPerMonth(actor.subscription)) throw new LimitReached('reports-this-month')
    const { key, ...submitted } = await storeReport(application, unit, {
      ownerMark,
      submissionKey,
      words,
      earlier: openEarlier(application, submissionKey, input.earlierReport),
      now,
    })
    await noteConflicts(application, unit.queries, { reportId: submitted.id, words, isNew: true })
    const draft = await lockDraft(unit.queries, markOf(application, 'drafts', actor.id), submissionKey, now)
    if (draft) {
      const receiver = {
        from: { draftId: draft.id, formHash: null, reportId: null, requestId: null },
        ...{ reportId: submitted.id, key },
      }
      leftBehind = await handOverAttachments(application, unit.queries, receiver)
      await unit.queries.delete(drafts).where(eq(drafts.id, draft.id))
    }
    const handedOver = { reportId: submitted.id, contentVersion: 1, words, key }
    await issueReceipt(application, unit.queries, handedOver)
    await unit.record(actor, {
      kind: 'report.submitted',
      reportId: submitted.id,
      referenceNumber: submitted.referenceNumber,
      ownerId: actor.id,
      statusFrom: null,
      statusTo: 'pending',
      detail: {},
    })
    return submitted
  })
  await removeStored(application, leftBehind)
  return report
})
