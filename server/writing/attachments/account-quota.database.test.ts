import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { lowWater } from '#domain/plans/disk.ts'
import { largestAttachment, mostAttachments, mostDraftBytes } from '#domain/plans/limits.ts'
import { submitReport } from '#server/writing/submit-report.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { draftOf, stream, withDraft } from '#tests/support/documents/draft-files.ts'
import { samplePdf } from '#tests/support/documents/sample-files.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { attachStream } from './attach-stream.ts'
import { beginUpload } from './begin-upload.ts'

test('when the disk is nearly full, files are refused, and a report is still accepted', async () => {
  const { application, reporter, draftId } = await withDraft()
  const low = { ...application, freeSpace: async () => lowWater - 1 }
  const file = { name: 'a.pdf', size: 500 }
  await expect(beginUpload(low, reporter, draftId, file)).rejects.toMatchObject({ code: 'disk-low' })
  await expect(attachStream(low, reporter, draftId, stream(samplePdf))).rejects.toMatchObject({
    code: 'disk-low',
  })
  await expect(
    submitReport(low, reporter, { ...buildReport(), submissionKey: randomUUID() }),
  ).resolves.toBeTruthy()
  await beginUpload({ ...low, freeSpace: async () => lowWater }, reporter, draftId, file)
  await beginUpload({ ...low, freeSpace: async () => null }, reporter, draftId, { ...file, mark: 'other' })
})

test('the files beside all drafts of an account have one limit, however many begin at once', async () => {
  const { application, reporter, draftId } = await withDraft()
  const other = await draftOf(application, reporter)
  const most = Math.floor(mostDraftBytes / largestAttachment)
  expect(most).toBeGreaterThanOrEqual(mostAttachments)
  const begun = await Promise.allSettled(
    [draftId, other].flatMap((draft) =>
      Array.from({ length: mostAttachments }, () =>
        beginUpload(application, reporter, draft, { name: 'a.pdf', size: largestAttachment }),
      ),
    ),
  )
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
  for (const each of begun)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'files-take-too-much' })
})

test('staff see on their panel that the disk is nearly full', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const panel = async (free: number) => {
    const ask = await openSite({ ...application, freeSpace: async () => free })
    return (await (await browseAs(application, ask, officer)).get('/admin')).text()
  }
  expect(await panel(lowWater - 1)).toMatch(/>The disk is nearly full/)
  expect(await panel(lowWater)).not.toMatch(/>The disk is nearly full/)
})
