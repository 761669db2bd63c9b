import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { daysKept } from '#domain/retention/retention.ts'
import { days } from '#domain/time/durations.ts'
import { attachments } from '#server/database/schema.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { askedFor, waitingRequest } from '#tests/support/correction-requests.ts'
import { bytesOf, storedBytes, stream } from '#tests/support/documents/draft-files.ts'
import { pngThatTells, toldByPng } from '#tests/support/documents/preview-files.ts'
import { samplePdf } from '#tests/support/documents/sample-files.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listRequests } from '../list-requests.ts'
import { lookUpRequest, withdrawRequest } from '../look-up-request.ts'
import { refuseRequest } from '../settle-request.ts'
import { showRequest } from '../show-request.ts'
import { addPapers } from './add-paper.ts'
import { previewPaper, takePaper } from './open-paper.ts'

async function withPaper() {
  const application = await withApplication()
  const { id: reportId, reviewer, officer, reporter } = await publicReport(application)
  const code = await askedFor(application, reportId)
  const add = await addPapers(application, { requestCode: code }, null)
  await add(stream(pngThatTells, 'quokkamandate.png'))
  const [request] = await listRequests(application, reviewer)
  const shown = await showRequest(application, reviewer, request?.id)
  return {
    application,
    reportId,
    reviewer,
    officer,
    reporter,
    code,
    request: shown,
    paper: shown.papers[0]?.id ?? '',
  }
}

test('staff see a document beside a request, cleaned, with its day and without its name', async () => {
  const { application, reviewer, request, paper } = await withPaper()
  expect(request.papers).toMatchObject([{ number: 1, kind: 'png', cleaning: 'server' }])
  expect(JSON.stringify(request.papers)).not.toContain('quokka')
  const asked = { paperId: paper, page: 1 }
  const { preview } = await previewPaper(application, reviewer, request.id, asked)
  expect(preview.shows).toBe('picture')
  const bytes = await bytesOf((await takePaper(application, reviewer, request.id, paper)).body)
  for (const told of toldByPng) expect(bytes.toString('latin1')).not.toContain(told)
})

test('nothing of a document, its name or the code is in the database or on the disk', async () => {
  const { application, code } = await withPaper()
  const everything =
    (await everyRow(application)) + Buffer.concat(await storedBytes(application)).toString('latin1')
  for (const marker of ['quokka', 'IHDR', ...toldByPng, code]) expect(everything).not.toContain(marker)
})

test('the code tells how many documents there are, and gives none', async () => {
  const { application, code } = await withPaper()
  const answer = await lookUpRequest(application, { requestCode: code }, null)
  expect(answer.papers).toBe(1)
  expect(JSON.stringify(answer)).not.toMatch(/png|quokka/)
})

test('a member with a conflict of interest, a reporter and a visitor open none', async () => {
  const { application, reviewer, officer, reporter, request, paper } = await withPaper()
  const asked = { paperId: paper, page: 1 }
  await expect(previewPaper(application, reporter, request.id, asked)).rejects.toMatchObject({
    code: 'access-denied',
  })
  const { words } = request.report
  await declareInterests(application, officer, { names: words?.personName ?? '', others: '' })
  await expect(takePaper(application, officer, request.id, paper)).rejects.toMatchObject({
    kind: expect.stringMatching(/not-found|rule/),
  })
  await expect(takePaper(application, reviewer, request.id, randomUUID())).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('a document of one request is not found at another', async () => {
  const { application, reviewer, reportId, paper } = await withPaper()
  const other = await waitingRequest(application, reviewer, reportId, { wrong: 'Another thing.' })
  await expect(previewPaper(application, reviewer, other, { paperId: paper, page: 1 })).rejects.toMatchObject(
    { kind: 'not-found' },
  )
})

test('a wrong code, a settled request and a request that was taken back take no document', async () => {
  const { application, reviewer, code, request, reportId } = await withPaper()
  await expect(addPapers(application, { requestCode: 'AAAA' }, null)).rejects.toMatchObject({
    code: 'request-code-unknown',
  })
  const add = await addPapers(application, { requestCode: code }, null)
  await refuseRequest(application, reviewer, request.id, { reason: 'It cannot be checked.' })
  await expect(add(stream(samplePdf))).rejects.toMatchObject({ code: 'request-settled' })
  await expect(addPapers(application, { requestCode: code }, null)).rejects.toMatchObject({
    code: 'request-settled',
  })
  const taken = await askedFor(application, reportId, { wrong: 'Another thing.' })
  await withdrawRequest(application, { requestCode: taken }, null)
  await expect(addPapers(application, { requestCode: taken }, null)).rejects.toMatchObject({
    code: 'request-settled',
  })
})

test('a request that is taken back takes its documents along at once, with their bytes', async () => {
  const { application, code } = await withPaper()
  await withdrawRequest(application, { requestCode: code }, null)
  await expectNoFile(application)
})

test('after the answer the documents go before the request does', async () => {
  const { application, reviewer, code, request } = await withPaper()
  await refuseRequest(application, reviewer, request.id, { reason: 'It cannot be checked.' })
  application.later(days(daysKept('paper of a request') - 1))
  await doDueWork(application)
  expect(await application.database.queries.select().from(attachments)).toHaveLength(1)
  application.later(days(3))
  await doDueWork(application)
  await expectNoFile(application)
  expect(await lookUpRequest(application, { requestCode: code }, null)).toMatchObject({ state: 'refused' })
})

async function expectNoFile(application: TestApplication) {
  expect(await application.database.queries.select().from(attachments)).toEqual([])
  expect(await storedBytes(application)).toEqual([])
}
