import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { largestAttachment, mostAttachments } from '#domain/plans/limits.ts'
import { hours } from '#domain/time/durations.ts'
import { partLength } from '#domain/writing/attachments.ts'
import { padmeLength } from '#domain/writing/padme.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { deleteDraft } from '#server/writing/delete-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { submitReport } from '#server/writing/submit-report.ts'
import { buildReport, buildStatements, cast } from '#tests/cast.ts'
import {
  bytesOf,
  draftOf,
  expectNothingStored,
  form,
  part,
  storedBytes,
  stream,
  upload,
  withDraft,
} from '#tests/support/documents/draft-files.ts'
import { excelOf } from '#tests/support/documents/hurting-files.ts'
import { largePdf, samplePdf } from '#tests/support/documents/sample-files.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { attachStream } from './attach-stream.ts'
import { beginUpload } from './begin-upload.ts'
import { openAttachment } from './open-attachment.ts'
import { listDraftAttachments } from './own-files.ts'
import { receivePart } from './receive-part.ts'
import { removeAttachment } from './remove-attachment.ts'

const hour = hours(1)

test('a file comes back byte for byte, under a name that we make, and is nowhere in clear', async () => {
  const { application, reporter, draftId } = await withDraft()
  const file = largePdf(2 * partLength + 777)
  file.write('quokkabytes', partLength + 50, 'latin1')
  await upload(application, reporter, draftId, file, 'quokkaname.pdf')
  const report = await sendDraft(application, reporter, draftId, { draftVersion: '1' })
  const [attachment] = (await showReport(application, reporter, report.id)).files
  expect(attachment).toMatchObject({ number: 1, kind: 'pdf', size: file.length })

  const download = await openAttachment(application, reporter, report.id, attachment?.id ?? '')
  expect(download.name).toBe(`${report.referenceNumber}-file-1.pdf`)
  expect(await bytesOf(download.body)).toEqual(file)
  expect(await everyRow(application)).not.toContain('quokka')
  const stored = await storedBytes(application)
  expect(stored).toHaveLength(3)
  // Nor does the number of bytes tell which file it is.
  const length = stored.reduce((sum, bytes) => sum + bytes.length - 41, 0)
  expect(length).toBe(padmeLength(file.length))
  for (const bytes of stored) {
    expect(bytes.includes('quokka')).toBe(false)
    expect(bytes.includes('%PDF')).toBe(false)
  }
})

test('parts that were swapped, cut off or taken from another file do not open', async () => {
  const { application, reporter, draftId } = await withDraft()
  const file = largePdf(3 * partLength)
  await upload(application, reporter, draftId, file)
  const report = await sendDraft(application, reporter, draftId, { draftVersion: '1' })
  const [attachment] = (await showReport(application, reporter, report.id)).files
  const { storage, database } = application
  const [folder = ''] = await readdir(application.storageFolder)
  const download = async () => {
    const { body } = await openAttachment(application, reporter, report.id, attachment?.id ?? '')
    return bytesOf(body)
  }
  const [first, second] = [await storage.read(`${folder}/0000`), await storage.read(`${folder}/0001`)]
  await storage.write(`${folder}/0000`, second)
  await expect(download()).rejects.toThrow('seal')
  await storage.write(`${folder}/0000`, first)
  expect(await download()).toEqual(file)
  // The list of parts says that the second is the last one: it was not sealed as such.
  await database.pool.query('update attachments set parts = 2')
  await expect(download()).rejects.toThrow('seal')
})

test('an upload goes on where it stopped, a part may come twice, and none may be left out', async () => {
  const { application, reporter, draftId } = await withDraft()
  const file = largePdf(3 * partLength)
  const begin = () => beginUpload(application, reporter, draftId, form(file))
  const { id } = await begin()
  const send = (number: number, bytes = part(file, number)) =>
    receivePart(application, reporter, { draftId, attachmentId: id, number }, bytes)
  await send(0)
  expect(await send(0)).toEqual({ next: 1, isWhole: false })
  await expect(send(2)).rejects.toMatchObject({ code: 'attachment-out-of-order' })
  await expect(send(1, Buffer.alloc(5))).rejects.toMatchObject({ code: 'attachment-out-of-order' })
  expect(await begin()).toEqual({ id, next: 1 })
  await send(1)
  expect(await send(2)).toEqual({ next: 3, isWhole: true })
  expect(await send(2)).toEqual({ next: 3, isWhole: true })
  await expect(send(3)).resolves.toMatchObject({ isWhole: true })
  expect((await listDraftAttachments(application, reporter, draftId)).whole).toHaveLength(1)
})

test('two tabs that send the same parts at once make one whole file', async () => {
  const { application, reporter, draftId } = await withDraft()
  const file = largePdf(2 * partLength + 1)
  const { id } = await beginUpload(application, reporter, draftId, form(file))
  for (const number of [0, 1, 2]) {
    const send = () =>
      receivePart(application, reporter, { draftId, attachmentId: id, number }, part(file, number))
    await Promise.all([send(), send()])
  }
  const report = await sendDraft(application, reporter, draftId, { draftVersion: '1' })
  const { body } = await openAttachment(application, reporter, report.id, id)
  expect(await bytesOf(body)).toEqual(file)
})

test('no one else can add to, go on with, or take from a draft’s files', async () => {
  const { application, reporter, draftId } = await withDraft()
  const { id } = await beginUpload(application, reporter, draftId, form(samplePdf))
  const others = await cast(application, 'stranger', 'reviewer', 'administrator')
  for (const other of Object.values(others)) {
    const place = { draftId, attachmentId: id, number: 0 }
    const tries = [
      () => beginUpload(application, other, draftId, form(samplePdf)),
      () => receivePart(application, other, place, samplePdf),
      () => attachStream(application, other, draftId, stream(samplePdf)),
      () => removeAttachment(application, other, draftId, id),
      () => listDraftAttachments(application, other, draftId),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
    // Their own draft is no way to another's file.
    const own = await draftOf(application, other)
    await expect(
      receivePart(application, other, { ...place, draftId: own }, samplePdf),
    ).rejects.toMatchObject({ code: 'not-found' })
  }
  await submitReport(application, others.stranger, { ...buildReport(), submissionKey: draftId })
  expect((await listDraftAttachments(application, reporter, draftId)).unfinished).toHaveLength(1)
})

test('a report’s files are for its owner and for staff, whatever happens to the report', async () => {
  const { application, reporter, draftId } = await withDraft()
  const people = await cast(application, 'stranger', 'observer', 'reviewer', 'officer')
  const { stranger, observer, reviewer, officer } = people
  const id = await upload(application, reporter, draftId, samplePdf)
  const report = await sendDraft(application, reporter, draftId, { draftVersion: '1' })
  const expectReach = async () => {
    for (const person of [reporter, reviewer, officer]) {
      expect((await showReport(application, person, report.id)).files).toHaveLength(1)
      const { body } = await openAttachment(application, person, report.id, id)
      expect(await bytesOf(body)).toEqual(samplePdf)
    }
    for (const person of [stranger, observer])
      await expect(openAttachment(application, person, report.id, id)).rejects.toMatchObject({
        code: 'not-found',
      })
    await expect(openAttachment(application, { kind: 'visitor' }, report.id, id)).rejects.toMatchObject({
      code: 'sign-in-needed',
    })
  }
  await expectReach()
  await verifyReport(application, reviewer, report.id, { method: 'document_check', notes: 'Seen.' })
  await approveReport(application, officer, report.id, buildStatements())
  await expectReach()
  expect((await showReport(application, stranger, report.id)).files).toEqual([])
  await retractReport(application, officer, report.id, { reason: 'A mistake.' })
  await expectReach()
  const other = await submitReport(application, reporter, buildReport())
  await expect(openAttachment(application, reporter, other.id, id)).rejects.toMatchObject({
    code: 'not-found',
  })
  await rejectedByTwo(application, officer, other.id, { reason: 'No.' })
})

test('an eleventh file is refused, also when twelve begin at once', async () => {
  const { application, reporter, draftId } = await withDraft()
  const outcomes = await Promise.allSettled(
    Array.from({ length: mostAttachments + 2 }, (_, position) =>
      beginUpload(application, reporter, draftId, { ...form(samplePdf), mark: String(position) }),
    ),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(['too-many-attachments', 'too-many-attachments'])
})

test('a file that is too large, empty, or not what it says is refused and leaves nothing behind', async () => {
  const { application, reporter, draftId } = await withDraft()
  const refusals: [string, () => Promise<unknown>][] = [
    [
      'attachment-too-large',
      () => beginUpload(application, reporter, draftId, { name: 'a.pdf', size: largestAttachment + 1 }),
    ],
    ['attachment-empty', () => beginUpload(application, reporter, draftId, { name: 'a.pdf', size: 0 })],
    [
      'attachment-too-large',
      () => attachStream(application, reporter, draftId, stream(largePdf(largestAttachment + 1))),
    ],
    ['attachment-empty', () => attachStream(application, reporter, draftId, stream(Buffer.alloc(0)))],
    ['attachment-name', () => attachStream(application, reporter, draftId, stream(samplePdf, 'a.jpg'))],
    ['attachment-name', () => upload(application, reporter, draftId, samplePdf, 'a.jpg')],
    [
      'attachment-runs',
      () => upload(application, reporter, draftId, Buffer.from('MZ'.padEnd(99, '\0')), 'a.pdf'),
    ],
  ]
  for (const [code, attempt] of refusals) {
    await expect(attempt()).rejects.toMatchObject({ code })
    await expectNothingStored(application)
  }
})

test('a report goes on without a file that was refused', async () => {
  const { application, reporter, draftId } = await withDraft()
  const workbook = excelOf({ 'xl/macrosheets/sheet1.xml': '<x/>' })
  for (const send of [
    () => upload(application, reporter, draftId, workbook, 'a.xlsx'),
    () => attachStream(application, reporter, draftId, stream(workbook, 'a.xlsx')),
  ])
    await expect(send()).rejects.toMatchObject({ code: 'attachment-macro-sheets' })
  await expectNothingStored(application)
  const sent = await submitReport(application, reporter, { ...buildReport(), submissionKey: draftId })
  expect(sent.id).toBeTruthy()
})

test('what the virus scanner finds, or cannot look at, is not kept', async () => {
  const { application, reporter, draftId } = await withDraft()
  application.scanner = async () => 'found'
  await expect(upload(application, reporter, draftId, samplePdf)).rejects.toMatchObject({
    code: 'attachment-virus',
  })
  await expectNothingStored(application)
  application.scanner = async () => {
    throw new Error('away')
  }
  await expect(upload(application, reporter, draftId, samplePdf)).rejects.toMatchObject({
    code: 'scanner-failed',
  })
  await expectNothingStored(application)
  const seen: Buffer[] = []
  application.scanner = async (parts) => {
    for await (const bytes of parts) seen.push(Buffer.from(bytes))
    return 'clean'
  }
  await upload(application, reporter, draftId, samplePdf)
  expect(Buffer.concat(seen)).toEqual(samplePdf)
})

test('a file is gone when it is removed, when its draft is deleted, and when its draft expires', async () => {
  const { application, reporter, draftId } = await withDraft()
  const id = await upload(application, reporter, draftId, samplePdf)
  await removeAttachment(application, reporter, draftId, id)
  await expectNothingStored(application)
  await upload(application, reporter, draftId, samplePdf)
  await deleteDraft(application, reporter, draftId)
  await expectNothingStored(application)
  const next = await draftOf(application, reporter)
  await upload(application, reporter, next, samplePdf)
  application.later(31 * 24 * hour)
  await doDueWork(application)
  await expectNothingStored(application)
})

test('a file that has not arrived whole is not sent along, and nothing of it stays', async () => {
  const { application, reporter, draftId } = await withDraft()
  const file = largePdf(2 * partLength)
  const { id } = await beginUpload(application, reporter, draftId, form(file))
  await receivePart(application, reporter, { draftId, attachmentId: id, number: 0 }, part(file, 0))
  const report = await sendDraft(application, reporter, draftId, { draftVersion: '1' })
  expect((await showReport(application, reporter, report.id)).files).toEqual([])
  await expectNothingStored(application)
})

test('the sweep takes uploads that no one finished and bytes that no row knows, and leaves the rest', async () => {
  const { application, reporter, draftId } = await withDraft()
  const kept = await upload(application, reporter, draftId, samplePdf)
  const file = largePdf(2 * partLength)
  const { id } = await beginUpload(application, reporter, draftId, form(file))
  await receivePart(application, reporter, { draftId, attachmentId: id, number: 0 }, part(file, 0))
  await application.storage.write('0123456789/0000', Buffer.from('of a process that died'))
  expect(await readdir(application.storageFolder)).toHaveLength(3)
  // The disk's clock is the real one: a year later everything on it is old.
  application.later(74 * hour + Math.max(0, Date.now() - application.now().getTime()))
  await doDueWork(application)
  expect(await readdir(application.storageFolder)).toHaveLength(1)
  const { whole, unfinished } = await listDraftAttachments(application, reporter, draftId)
  expect([whole.map((one) => one.id), unfinished]).toEqual([[kept], []])
})
