import { eq, sql } from 'drizzle-orm'
import { LimitReached } from '#domain/errors.ts'
import { reportsPerMonth, startOfReportingMonth } from '#domain/plans/limits.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { referenceNumber, referenceNumberDraws } from '#domain/reports/reference-number.ts'
import { noteConflicts } from '#server/cases/note-conflicts.ts'
import { drafts, reports } from '#server/database/schema.ts'
import { transact, type UnitOfWork } from '#server/events/transact.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { countReportsSince, findBySubmissionKey } from '#server/reports/report-queries.ts'
import { storeKeys } from '#server/sealing/key-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import { removeStored } from './attachments/discard-attachment.ts'
import { handOverAttachments } from './attachments/hand-over-attachments.ts'
import { lockDraft } from './draft-queries.ts'
import { issueReceipt } from './receipts/issue-receipt.ts'
import { parseReportText, parseSubmissionKey } from './report-input.ts'

export type Submitted = { id: string; referenceNumber: string }

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
    const before = await findBySubmissionKey(unit.queries, actor.id, submissionKey)
    if (before) return before
    const now = application.now()
    const sent = await countReportsSince(unit.queries, actor.id, startOfReportingMonth(now))
    if (sent >= reportsPerMonth(actor.subscription)) throw new LimitReached('reports-this-month')
    const { key, ...submitted } = await store(application, unit, {
      ownerId: actor.id,
      submissionKey,
      words,
      now,
    })
    await noteConflicts(application, unit.queries, { reportId: submitted.id, words })
    const draft = await lockDraft(unit.queries, actor.id, submissionKey, now)
    if (draft) {
      const receiver = { draftId: draft.id, reportId: submitted.id, key }
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

type NewReport = { ownerId: string; submissionKey: string; words: ReportText; now: Date }

async function store(
  application: Application,
  unit: UnitOfWork,
  report: NewReport,
): Promise<Submitted & { key: ReportKey }> {
  const { ownerId, submissionKey, words, now } = report
  const id = application.randomness.uuid()
  const { key, wrappedKeys } = application.vault.newKey({ kind: 'report', id })
  const sealedWords = key.seal('words:1', words)
  const number = await insertUnderFreeNumber(application, unit, (referenceNumber) => ({
    id,
    ownerId,
    submissionKey,
    sealedWords,
    referenceNumber,
    createdAt: now,
    updatedAt: now,
  }))
  await storeKeys(unit.queries, { kind: 'report', id }, wrappedKeys)
  return { id, referenceNumber: number, key }
}

// The number's last five digits are drawn, so that they do not tell how many reports a day brings. Some draws are taken.
async function insertUnderFreeNumber(
  application: Application,
  unit: UnitOfWork,
  rowFor: (referenceNumber: string) => typeof reports.$inferInsert,
): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const number = referenceNumber(application.now(), application.randomness.below(referenceNumberDraws))
    const written = await unit.queries
      .insert(reports)
      .values(rowFor(number))
      .onConflictDoNothing({ target: reports.referenceNumber })
      .returning({ id: reports.id })
    if (written.length === 1) return number
  }
  throw new Error('no free reference number was found today')
}
