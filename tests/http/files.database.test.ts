import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { largestAttachment } from '#domain/plans/limits.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { type Ask, type Browser, browseAs, openSite } from '#tests/support/browse.ts'
import { largePdf, samplePdf } from '#tests/support/documents/sample-files.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('a plain form attaches a file, and its download is a sandboxed attachment that no cache keeps', async () => {
  const { application, reporter, browser, ask, draftId } = await withDraft()
  expect((await sendFile(ask, browser, draftId, samplePdf)).status).toBe(303)
  const { whole } = await listDraftAttachments(application, reporter, draftId)
  const report = await sendDraft(application, reporter, draftId, { draftVersion: '1' })

  const answer = await browser.get(`/reports/${report.id}/attachments/${whole[0]?.id}`)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': `attachment; filename="${report.referenceNumber}-file-1.pdf"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(samplePdf)
})

test('staff see what is in a file first, and get the original only by the button under the warning', async () => {
  const { application, reporter, browser, ask, draftId } = await withDraft()
  await sendFile(ask, browser, draftId, Buffer.from('Three houses in Lekki.'), 'a.txt')
  const { id } = await sendDraft(application, reporter, draftId, { draftVersion: '1' })
  const { reviewer } = await cast(application, 'reviewer')
  const staff = await browseAs(application, ask, reviewer)
  const { files } = await showReport(application, reviewer, id)
  const original = `/reports/${id}/attachments/${files[0]?.id}`
  const preview = `${original}/preview`

  const led = await staff.get(original)
  expect([led.status, led.headers.get('location')]).toEqual([302, preview])
  const shown = await (await staff.get(preview)).text()
  for (const words of ['Three houses in Lekki.', 'A stranger made this file', 'Download the original'])
    expect(shown).toContain(words)
  expect(await (await staff.get(`/reports/${id}`)).text()).toContain(`href="${preview}"`)

  const forged = await ask(original, {
    method: 'POST',
    headers: { cookie: staff.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'formToken=forged',
  })
  expect([forged.status, forged.headers.get('location')]).toEqual([303, preview])
  const given = await staff.post(original, {})
  expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
  expect(await given.text()).toBe('Three houses in Lekki.')
})

test('a file without a valid token, or of a draft of another person, is not stored', async () => {
  const { application, ask, browser, draftId } = await withDraft()
  const { stranger } = await cast(application, 'stranger')
  const other = await browseAs(application, ask, stranger)
  const forged = { ...browser, formToken: 'forged' }
  expect((await sendFile(ask, forged, draftId, samplePdf)).status).toBe(403)
  expect((await sendFile(ask, other, draftId, samplePdf)).status).toBe(404)
  const headers = { cookie: browser.cookie, 'x-form-token': 'forged' }
  const place = `/drafts/${draftId}/uploads/${randomUUID()}/0`
  expect((await ask(place, { method: 'PUT', headers, body: 'x' })).status).toBe(403)
  expect(await readdir(application.storageFolder)).toEqual([])
})

test('a file that is larger than it may be is refused while it arrives, whatever its length is said to be', async () => {
  const { application, ask, browser, draftId } = await withDraft()
  const file = largePdf(largestAttachment + 1)
  const answer = await sendFile(ask, browser, draftId, file)
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('This file is too large')
  expect(await readdir(application.storageFolder)).toEqual([])
  expect(application.logged).toEqual([])
})

test('a refused file leads back to its page, with the reason', async () => {
  const { application, ask, browser, draftId } = await withDraft()
  const answer = await sendFile(ask, browser, draftId, Buffer.from('MZ'.padEnd(99, '\0')))
  expect(answer.status).toBe(415)
  expect(await answer.text()).toContain('This file could run as a program')
  expect(await readdir(application.storageFolder)).toEqual([])
})

test('a form that is no form, and a part that is no part, are refused and logged as no fault', async () => {
  const { application, ask, browser, draftId } = await withDraft()
  const headers = { cookie: browser.cookie, 'content-type': 'multipart/form-data; boundary=x' }
  for (const body of ['', 'nothing', '--x\r\n', `--x\r\n${'y'.repeat(20_000)}`])
    expect((await ask(`/drafts/${draftId}/files`, { method: 'POST', headers, body })).status).toBe(400)
  const token = { cookie: browser.cookie, 'x-form-token': browser.formToken }
  for (const part of ['-1', 'x', '1e3', '99999'])
    expect(
      (
        await ask(`/drafts/${draftId}/uploads/${randomUUID()}/${part}`, {
          method: 'PUT',
          headers: token,
          body: 'x',
        })
      ).status,
    ).toBe(404)
  expect(application.logged).toEqual([])
})

async function withDraft() {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  const draftId = randomUUID()
  await saveDraft(application, reporter, { ...buildReport(), submissionKey: draftId, draftVersion: '0' })
  return { application, reporter, ask, draftId, browser: await browseAs(application, ask, reporter) }
}

function sendFile(
  ask: Ask,
  { cookie, formToken }: Browser,
  draftId: string,
  file: Buffer,
  name = 'a.pdf',
): Promise<Response> {
  const body = new FormData()
  body.set('formToken', formToken)
  body.set('file', new Blob([new Uint8Array(file)]), name)
  return ask(`/drafts/${draftId}/files`, { method: 'POST', headers: { cookie }, body })
}
