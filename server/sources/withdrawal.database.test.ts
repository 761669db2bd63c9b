import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { codeBytes, makeReceiptCode, presentReceiptCode } from '@fitila/receipts/receipt-code'
import { expect, test } from 'vitest'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { hours } from '#domain/time/durations.ts'
import { listQueue } from '#server/cases/list-queue.ts'
import { reviewReport } from '#server/cases/review-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { findReceipt } from '#server/writing/receipts/find-receipt.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { upload, withDraft } from '#tests/support/documents/draft-files.ts'
import { samplePdf } from '#tests/support/documents/sample-files.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { askSource } from './ask-source.ts'
import { deleteReport } from './delete-report.ts'
import { followReport } from './follow-report.ts'
import { sendReport } from './send-report.ts'
import { findVisit, returnByCode } from './visits.ts'
import { withdrawReport } from './withdraw-report.ts'
import { writeToStaff } from './write-to-staff.ts'

test('a report that was withdrawn is never published, and its code is as a wrong one', async () => {
  const application = await withApplication()
  const { reviewer, officer } = await cast(application, 'reviewer', 'officer')
  const { code, source } = await sent(application)
  await withdrawReport(application, source, null)
  expect(await answerTo(application, code)).toEqual(await answerTo(application, strangeCode))
  expect(await receiptOf(application, code)).toEqual(await receiptOf(application, strangeCode))
  const { reportId } = source
  const shown = await showReport(application, reviewer, reportId)
  expect(shown).toMatchObject({ status: 'withdrawn', text: { words: { personName: 'Misali Kirkira' } } })
  expect(shown.history.map(({ kind, by }) => [kind, by])).toEqual([
    ['report.submitted', 'The reporter'],
    ['report.withdrawn', 'The reporter'],
  ])
  const tries = [
    () => verifyReport(application, reviewer, reportId, { method: 'document_check', notes: 'Seen.' }),
    () => approveReport(application, officer, reportId, buildStatements()),
    () => askSource(application, reviewer, reportId, { message: 'Why?' }),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'step-not-possible' })
})

test('a visit that is open elsewhere ends with the report', async () => {
  const application = await withApplication()
  const { code, source } = await sent(application)
  const token = await returnByCode(application, { sourceCode: code }, null)
  await withdrawReport(application, source, null)
  expect(await findVisit(application, token)).toBeNull()
})

test('thirty days after it was withdrawn, nothing of its text is left', async () => {
  const application = await withApplication()
  const { reviewer } = await cast(application, 'reviewer')
  const { source } = await sent(application)
  await withdrawReport(application, source, null)
  application.later(hours(24 * 31))
  await doDueWork(application)
  const shown = await showReport(application, reviewer, source.reportId)
  expect(shown).toMatchObject({ status: 'withdrawn', text: { words: null }, conversation: { messages: [] } })
  expect(shown.history.at(-1)).toMatchObject({ kind: 'report.erased' })
})

test('a deleted report leaves no sealed byte of text, notes, reviews and messages, and no key to them', async () => {
  const application = await withApplication()
  const { reviewer, officer } = await cast(application, 'reviewer', 'officer')
  const { code, source } = await sent(application)
  const { reportId } = source
  await writeToStaff(application, source, null, { message: 'There is a second voucher.' })
  await verifyReport(application, reviewer, reportId, { method: 'document_check', notes: 'Seen.' })
  await reviewReport(application, officer, reportId, { reviewType: 'evidence', comments: 'It holds.' })
  const before = await sealedOf(application)
  expect(before.length).toBeGreaterThanOrEqual(6)
  await deleteReport(application, source, null)
  const after = new Set(await sealedOf(application))
  expect(before.filter((bytes) => after.has(bytes))).toEqual([])
  expect(await answerTo(application, code)).toEqual(await answerTo(application, strangeCode))
  expect(await receiptOf(application, code)).toEqual(await receiptOf(application, strangeCode))

  const shown = await showReport(application, reviewer, reportId)
  expect(shown).toMatchObject({ status: 'withdrawn', text: { words: null }, files: [] })
  expect(shown.verifications.present).toMatchObject([{ notes: '' }])
  expect(shown.history.at(-1)).toMatchObject({ kind: 'report.erased', by: 'The reporter', at: '2026-11-21' })
  const queue = await listQueue(
    application,
    reviewer,
    readQueueFilters(new URLSearchParams('status=withdrawn')),
    null,
  )
  expect(queue).toMatchObject({ entries: [], counts: { withdrawn: 0 } })
})

test('files of a deleted report leave the disk at once', async () => {
  const { application, reporter, draftId } = await withDraft()
  await upload(application, reporter, draftId, samplePdf)
  const { id } = await sendDraft(application, reporter, draftId, { draftVersion: '1' })
  expect(await readdir(application.storageFolder)).toHaveLength(1)
  await deleteReport(application, reporter, id)
  expect(await readdir(application.storageFolder)).toEqual([])
  expect(await everyRow(application)).not.toContain(samplePdf.toString('utf8').slice(0, 200))
})

test('a rejected report can be deleted, and its reason goes with it', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const { source } = await sent(application)
  await rejectedByTwo(application, officer, source.reportId, { reason: 'The land is leased.' })
  await expect(withdrawReport(application, source, null)).rejects.toMatchObject({ code: 'step-not-possible' })
  await deleteReport(application, source, null)
  expect(await showReport(application, officer, source.reportId)).toMatchObject({
    ...{ status: 'rejected', decision: { reason: null }, text: { words: null } },
  })
})

test('a report that is public is neither withdrawn nor deleted', async () => {
  const application = await withApplication()
  const { reviewer, officer } = await cast(application, 'reviewer', 'officer')
  const { source } = await sent(application)
  const { reportId } = source
  await verifyReport(application, reviewer, reportId, { method: 'document_check', notes: 'Seen.' })
  await approveReport(application, officer, reportId, buildStatements())
  for (const end of [withdrawReport, deleteReport])
    await expect(end(application, source, null)).rejects.toMatchObject({ code: 'step-not-possible' })
  expect(await followReport(application, source, null)).toMatchObject({ status: 'approved' })
})

test('only the sender of a report ends it', async () => {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger', 'reviewer', 'officer', 'administrator')
  const { reporter, ...others } = people
  const { id } = await submitted(application, reporter)
  const { source } = await sent(application)
  for (const other of Object.values(others))
    for (const end of [withdrawReport, deleteReport]) {
      await expect(end(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
      await expect(end(application, other, source.reportId)).rejects.toMatchObject({ code: 'not-found' })
    }
  await deleteReport(application, source, id)
  expect(await showReport(application, reporter, id)).toMatchObject({ status: 'pending' })
  await withdrawReport(application, reporter, id)
  expect(await showReport(application, reporter, id)).toMatchObject({ status: 'withdrawn' })
})

const strangeCode = presentReceiptCode(makeReceiptCode(new Uint8Array(codeBytes).fill(9)))

async function sent(application: TestApplication) {
  const report = buildReport({ personName: 'Misali Kirkira' })
  const { code } = await sendReport(application, { ...report, formNumber: randomUUID() }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the visit was not opened')
  return { code, source }
}

async function answerTo(application: TestApplication, sourceCode: string): Promise<string> {
  return JSON.stringify(
    await returnByCode(application, { sourceCode }, null).catch((error: unknown) => error),
  )
}

async function receiptOf(application: TestApplication, receiptCode: string): Promise<string> {
  return JSON.stringify(await findReceipt(application, { receiptCode }).catch((error: unknown) => error))
}

/** Everything sealed of reports, their notes, reviews and messages, and the keys to it. */
async function sealedOf({ database }: TestApplication): Promise<string[]> {
  const { rows } = await database.pool.query<{ bytes: Buffer }>(`
    select sealed_words as bytes from reports union all select wrapped from sealed_keys where subject_kind <> 'journal'
    union all select sealed_notes from report_verifications union all select sealed_comments from peer_reviews
    union all select sealed_content from conversation_messages`)
  return rows.map(({ bytes }) => bytes.toString('hex'))
}
