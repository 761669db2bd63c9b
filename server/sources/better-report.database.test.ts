import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { attachments, reports } from '#server/database/schema.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { openAttachment } from '#server/writing/attachments/open-attachment.ts'
import { openDraft } from '#server/writing/draft-queries.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { bytesOf, form, part } from '#tests/support/documents/draft-files.ts'
import { samplePdf } from '#tests/support/documents/sample-files.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { bringFiles } from './bring-files.ts'
import { deleteReport } from './delete-report.ts'
import { enterByCode } from './enter-by-code.ts'
import { filesOfForm } from './files-of-source.ts'
import { saveForLater } from './save-for-later.ts'
import { sendReport } from './send-report.ts'
import { startBetter } from './start-better.ts'
import { findVisit, returnByCode } from './visits.ts'

test('the holder of a code begins a better report from a rejected one, with its files, and staff see which', async () => {
  const { application, officer, reviewer, source, oldFile } = await rejectedByCode()
  const before = await showReport(application, reviewer, source.reportId)
  const formNumber = randomUUID()
  const { text, earlierReport } = await startBetter(application, source, null, formNumber)
  expect(text.personName).toBe(buildReport().personName)
  expect(await bringFiles(application, source, null, { formNumber }, null)).toBe(0)
  // The same button again brings them once.
  expect(await bringFiles(application, source, null, { formNumber }, null)).toBe(0)
  const files = await filesOfForm(application, formNumber, null)
  expect((await files.list()).whole.map(({ kind, hasOriginal }) => [kind, hasOriginal])).toEqual([
    ['pdf', false],
    ['pdf', true],
  ])
  const sent = await send(application, { ...buildReport(), formNumber, earlierReport })
  const after = await showReport(application, officer, sent.reportId)
  expect(after.handling.earlier).toEqual({ id: source.reportId, referenceNumber: before.referenceNumber })
  expect(after.files).toHaveLength(2)
  expect(await application.database.queries.select().from(attachments)).toHaveLength(6)
  const copied = await openAttachment(application, officer, sent.reportId, after.files[0]?.id ?? '')
  expect(await bytesOf(copied.body)).toEqual(samplePdf)
  // The old report keeps its own, and no name of a file in the storage is there twice.
  const old = await openAttachment(application, officer, source.reportId, oldFile)
  expect(await bytesOf(old.body)).toEqual(samplePdf)
  const names = (await application.database.queries.select().from(attachments)).map((row) => row.storageName)
  expect(new Set(names).size).toBe(names.length)
  // The new code is another, and the old one still opens the old report.
  expect(sent.reportId).not.toBe(source.reportId)
})

test('no one can name a report that is not theirs, and a copy of the database links no two', async () => {
  const { application, officer, source } = await rejectedByCode()
  const formNumber = randomUUID()
  const { earlierReport } = await startBetter(application, source, null, formNumber)
  for (const forged of [source.reportId, earlierReport, `${earlierReport.slice(0, -4)}AAAA`, '']) {
    const other = await send(application, { ...buildReport(), earlierReport: forged })
    expect((await showReport(application, officer, other.reportId)).handling.earlier).toBeNull()
  }
  const linked = await send(application, { ...buildReport(), formNumber, earlierReport })
  const rows = await everyRow(application)
  const [row] = (await application.database.queries.select().from(reports)).filter(
    ({ id }) => id === linked.reportId,
  )
  expect(row?.sealedEarlier).toBeInstanceOf(Buffer)
  expect(JSON.stringify(row)).not.toContain(source.reportId)
  expect(rows).not.toContain(earlierReport)
})

test('what was filled from a rejected report can be saved, opened by its code and sent later', async () => {
  const { application, officer, source } = await rejectedByCode()
  const formNumber = randomUUID()
  const { earlierReport } = await startBetter(application, source, null, formNumber)
  const { shown } = await saveForLater(application, { ...buildReport(), formNumber, earlierReport }, null)
  const opened = await enterByCode(application, { sourceCode: shown.code }, null)
  if (!('draft' in opened)) throw new Error('the code opened no draft')
  const sent = await send(application, { ...opened.draft.values, formNumber })
  expect((await showReport(application, officer, sent.reportId)).handling.earlier?.id).toBe(source.reportId)
})

test('an owner begins a draft from a rejected report; the link goes with it, and staff alone see it', async () => {
  const { application, officer, reporter, stranger, id } = await rejectedWithAccount()
  const draftId = randomUUID()
  const { earlierReport } = await startBetter(application, reporter, id, draftId)
  await saveDraft(application, reporter, { ...buildReport(), submissionKey: draftId, earlierReport })
  expect(await bringFiles(application, reporter, id, { draftId }, null)).toBe(0)
  const { version, fields } = await openDraft(application, reporter, draftId)
  expect(fields.earlierReport).toBe(earlierReport)
  const sent = await sendDraft(application, reporter, draftId, { draftVersion: String(version) })
  expect((await showReport(application, officer, sent.id)).handling.earlier?.id).toBe(id)
  expect((await showReport(application, reporter, sent.id)).handling).not.toHaveProperty('earlier.id')
  await expect(startBetter(application, stranger, id, draftId)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(startBetter(application, officer, id, draftId)).rejects.toMatchObject({ kind: 'not-found' })
})

test('a report that waits, one that was deleted, and the link to a deleted one lead nowhere', async () => {
  const { application, officer, source } = await rejectedByCode()
  const formNumber = randomUUID()
  const { earlierReport } = await startBetter(application, source, null, formNumber)
  const waiting = await send(application, { ...buildReport(), formNumber, earlierReport })
  await expect(startBetter(application, waiting, null, randomUUID())).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  const bringing = bringFiles(application, waiting, null, { formNumber: randomUUID() }, null)
  await expect(bringing).rejects.toMatchObject({ code: 'step-not-possible' })
  await deleteReport(application, source, null)
  await expect(startBetter(application, source, null, randomUUID())).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  // The number stays, and the text is gone.
  expect((await showReport(application, officer, waiting.reportId)).handling.earlier?.id).toBe(
    source.reportId,
  )
  await deleteReport(application, waiting, null)
  const rows = await application.database.queries.select().from(reports)
  expect(rows.map(({ sealedEarlier }) => sealedEarlier)).toEqual([null, null])
})

test('files that no longer fit are left out and counted, and half a copy stays nowhere', async () => {
  const { application, source } = await rejectedByCode()
  const formNumber = randomUUID()
  const real = application.storage.write
  let writes = 0
  application.storage.write = (name, bytes) => {
    writes += 1
    return writes > 1 ? Promise.reject(new Error('no space')) : real.call(application.storage, name, bytes)
  }
  const leftOut = await bringFiles(application, source, null, { formNumber }, null)
  application.storage.write = real
  expect(leftOut).toBeGreaterThan(0)
  const { whole, unfinished } = await (await filesOfForm(application, formNumber, null)).list()
  expect(unfinished).toEqual([])
  expect(whole.length + leftOut).toBe(3)
})

async function rejectedByCode() {
  const application = await withApplication()
  const people = await cast(application, 'reviewer', 'officer', 'secondOfficer', 'administrator')
  const formNumber = randomUUID()
  const files = await filesOfForm(application, formNumber, null)
  const add = async (name: string, originalOf = '') => {
    const { id } = await files.begin({ ...form(samplePdf, name), mark: name, originalOf })
    await files.receive({ attachmentId: id, number: 0 }, part(samplePdf, 0))
    return id
  }
  const id = await add('a.pdf')
  await add('original.pdf', await add('cleaned.pdf'))
  const source = await send(application, { ...buildReport(), formNumber })
  await reject(application, people.officer, source.reportId)
  return { application, ...people, source, oldFile: id }
}

async function rejectedWithAccount() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'stranger', 'officer', 'secondOfficer', 'administrator')
  const { id } = await submitted(application, people.reporter)
  await reject(application, people.officer, id)
  return { application, ...people, id }
}

function reject(application: TestApplication, officer: Person, id: string) {
  return rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })
}

async function send(application: TestApplication, fields: Record<string, string>) {
  const { code } = await sendReport(application, { formNumber: randomUUID(), ...fields }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the code opened nothing')
  return source
}
