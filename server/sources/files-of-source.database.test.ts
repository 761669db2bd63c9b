import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { filesOfNetworkADay } from '#domain/conversations/source-conversation.ts'
import { mostAttachments } from '#domain/plans/limits.ts'
import { days } from '#domain/time/durations.ts'
import { partLength } from '#domain/writing/attachments.ts'
import { attachments } from '#server/database/schema.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { openAttachment } from '#server/writing/attachments/open-attachment.ts'
import { previewAttachment } from '#server/writing/attachments/preview-attachment.ts'
import { showHandedIn } from '#server/writing/receipts/show-receipt.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import {
  bytesOf,
  expectNothingStored,
  form,
  part,
  storedBytes,
  stream,
} from '#tests/support/documents/draft-files.ts'
import { pngThatTells, toldByPng } from '#tests/support/documents/preview-files.ts'
import { largePdf, samplePdf } from '#tests/support/documents/sample-files.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { deleteReport } from './delete-report.ts'
import { type FilesOfSource, filesOfForm, filesOfReport } from './files-of-source.ts'
import { sendReport } from './send-report.ts'
import { findVisit, returnByCode } from './visits.ts'
import { withdrawReport } from './withdraw-report.ts'

test('files beside a form become those of its report, and staff get neither their names nor halves', async () => {
  const { application, formNumber, files } = await withForm()
  await sendParts(files, largePdf(2 * partLength + 5), 'quokkaname.pdf')
  await files.begin({ ...form(largePdf(700_000), 'wombathalf.pdf'), mark: 'wombatmark' })
  expect((await files.list()).whole).toMatchObject([{ name: 'quokkaname.pdf', kind: 'pdf' }])
  const source = await send(application, formNumber)
  const { reviewer } = await cast(application, 'reviewer')
  const shown = await showReport(application, reviewer, source.reportId)
  expect(shown.files).toEqual([
    expect.objectContaining({ number: 1, kind: 'pdf', cleaning: 'none', arrivedOn: null }),
  ])
  expect(JSON.stringify(shown.files)).not.toContain('quokka')
  const download = await openAttachment(application, reviewer, source.reportId, shown.files[0]?.id ?? '')
  expect(await bytesOf(download.body)).toEqual(largePdf(2 * partLength + 5))
  expect(await application.database.queries.select().from(attachments)).toHaveLength(1)
  await expect(files.begin(form(samplePdf))).rejects.toMatchObject({ kind: 'not-found' })
})

test('nothing of a file, its name or what it told is in the database or on the disk', async () => {
  const { application, formNumber, files } = await withForm()
  const told = Buffer.from(`%PDF-1.4\n% wombatcamera\n%%EOF\n`)
  await sendParts(files, told, 'quokkaname.pdf')
  await files.attach({ ...stream(pngThatTells, 'quokkaphoto.png'), keepsOriginal: true })
  const look = async () => {
    const rows = await everyRow(application)
    const bytes = Buffer.concat(await storedBytes(application)).toString('latin1')
    const everything = rows + bytes + application.logged.join('\n')
    for (const marker of ['quokka', 'wombat', ...toldByPng, formNumber, 'IHDR'])
      expect(everything).not.toContain(marker)
  }
  await look()
  await send(application, formNumber)
  await look()
})

test('a file from a device without a script is cleaned here, and says what it told', async () => {
  const { application, formNumber, files } = await withForm()
  await files.attach(stream(pngThatTells, 'photo.png'))
  await files.attach({ ...stream(pngThatTells, 'kept.png'), keepsOriginal: true })
  await files.attach(stream(Buffer.from('#!AMR\nno cleaner knows this'), 'voice.amr'))
  const { whole } = await files.list()
  expect(
    whole.map(({ kind, cleaning, hasOriginal, found }) => [kind, cleaning, hasOriginal, found.length > 0]),
  ).toEqual([
    ['png', 'server', false, true],
    ['png', 'server', true, true],
    ['amr', 'impossible', false, false],
  ])
  const { reportId } = await send(application, formNumber)
  const { reviewer } = await cast(application, 'reviewer')
  const { files: shown } = await showReport(application, reviewer, reportId)
  expect(shown).toHaveLength(3)
  const cleaned = await openAttachment(application, reviewer, reportId, shown[0]?.id ?? '')
  expect((await bytesOf(cleaned.body)).length).toBeLessThan(pngThatTells.length)
  const rows = await application.database.queries.select().from(attachments)
  const original = rows.find(({ originalOf }) => originalOf !== null)
  const attachmentId = original?.id ?? ''
  for (const attempt of [
    () => openAttachment(application, reviewer, reportId, attachmentId),
    () => previewAttachment(application, reviewer, reportId, { attachmentId, page: 1 }),
  ])
    await expect(attempt()).rejects.toMatchObject({ kind: 'not-found' })
})

test('the holder of a code and an owner add files later, and staff see the day on which they came', async () => {
  const { application, formNumber, files } = await withForm()
  await sendParts(files, samplePdf)
  const source = await send(application, formNumber)
  const { reviewer, reporter, stranger } = await cast(application, 'reviewer', 'reporter', 'stranger')
  const own = await submitted(application, reporter)
  application.later(days(2))
  for (const [actor, id, reportId] of [
    [source, null, source.reportId],
    [reporter, own.id, own.id],
  ] as const) {
    const later = await filesOfReport(application, actor, id, null)
    await sendParts(later, samplePdf, 'quokka.pdf')
    await sendParts(later, largePdf(600_000), 'second.pdf')
    await later.begin(form(largePdf(700_000), 'half.pdf'))
    const shown = await showReport(application, reviewer, reportId)
    expect(shown.files.at(-1)).toMatchObject({ kind: 'pdf', arrivedOn: '2026-11-23' })
    expect(shown.history.filter(({ kind }) => kind === 'report.files_added')).toHaveLength(1)
    expect((await later.list()).whole.map(({ name }) => name).join('')).toBe('')
    const [first] = (await later.list()).whole
    await expect(later.remove(first?.id ?? '')).rejects.toMatchObject({ code: 'step-not-possible' })
  }
  expect(await showHandedIn(application, reporter, own.id)).not.toContain('sha256')
  await expect(filesOfReport(application, stranger, own.id, null)).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('a report that is withdrawn takes no file, and one that is deleted leaves none', async () => {
  const { application, formNumber, files } = await withForm()
  await files.attach({ ...stream(pngThatTells, 'photo.png'), keepsOriginal: true })
  const source = await send(application, formNumber)
  const later = await filesOfReport(application, source, null, null)
  await later.begin(form(largePdf(700_000)))
  await deleteReport(application, source, null)
  await expectNothingStored(application)
  await expect(later.begin(form(samplePdf))).rejects.toMatchObject({ code: 'step-not-possible' })

  const other = await send(application, randomUUID())
  const open = await filesOfReport(application, other, null, null)
  await withdrawReport(application, other, null)
  await expect(open.attach(stream(samplePdf))).rejects.toMatchObject({ code: 'step-not-possible' })
  await expectNothingStored(application)
})

test('a form takes ten files, and its originals count with them in size alone', async () => {
  const { files } = await withForm()
  for (let number = 0; number < mostAttachments; number += 1)
    await files.begin({ ...form(samplePdf), mark: String(number) })
  await expect(files.begin({ ...form(samplePdf), mark: 'eleventh' })).rejects.toMatchObject({
    code: 'too-many-attachments',
  })
  const [unfinished] = (await files.list()).unfinished
  await files.remove(unfinished?.id ?? '')
  const cleaned = await sendParts(files, samplePdf)
  await expect(files.begin({ ...form(samplePdf), originalOf: randomUUID() })).rejects.toMatchObject({
    code: 'attachment-out-of-order',
  })
  const { id } = await files.begin({ ...form(samplePdf, 'b.pdf'), mark: 'o', originalOf: cleaned })
  await files.receive({ attachmentId: id, number: 0 }, samplePdf)
  expect((await files.list()).whole).toMatchObject([{ hasOriginal: true }])
})

test('a full disk and a full day refuse files, and the report is sent all the same', async () => {
  const { application, formNumber, files } = await withForm()
  const { freeSpace } = application
  application.freeSpace = async () => 1
  await expect(files.begin(form(samplePdf))).rejects.toMatchObject({ code: 'disk-low' })
  application.freeSpace = freeSpace
  await sendParts(files, samplePdf)
  await application.database.queries.update(attachments).set({ parts: 5_000 })
  const busy = await filesOfForm(application, formNumber, '192.0.2.7')
  for (let count = 0; count < filesOfNetworkADay; count += 1)
    await busy.begin({ ...form(samplePdf), mark: 'same' })
  await expect(busy.begin(form(samplePdf))).rejects.toMatchObject({ code: 'files-no-room' })
  await files.begin({ ...form(samplePdf), mark: 'same' })
  await application.database.queries.update(attachments).set({ parts: 17_000 })
  await expect(files.begin(form(samplePdf))).rejects.toMatchObject({ code: 'files-no-room' })
  expect(await send(application, formNumber)).toMatchObject({ kind: 'source' })
})

test('the files of a form that was not sent go after two days', async () => {
  const { application, files } = await withForm()
  await sendParts(files, samplePdf)
  application.later(days(2))
  await doDueWork(application)
  expect((await files.list()).whole).toHaveLength(1)
  application.later(days(1))
  await doDueWork(application)
  await expectNothingStored(application)
})

async function withForm() {
  const application = await withApplication()
  const formNumber = randomUUID()
  return { application, formNumber, files: await filesOfForm(application, formNumber, null) }
}

async function sendParts(files: FilesOfSource, file: Buffer, name = 'a.pdf'): Promise<string> {
  const { id } = await files.begin({ ...form(file, name), mark: name })
  for (let number = 0; number * partLength < file.length; number += 1)
    await files.receive({ attachmentId: id, number }, part(file, number))
  return id
}

async function send(application: TestApplication, formNumber: string) {
  const { code } = await sendReport(application, { ...buildReport(), formNumber }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the code opened nothing')
  return source
}
