import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { writeExtractPage } from '#domain/experts/extract-pages.ts'
import { allKinds, attachmentKinds, undrawnPictures } from '#domain/writing/attachments.ts'
import { extractKinds } from '#server/attachments/preview/open-extracting.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { expertExtractPages } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { cast } from '#tests/cast.ts'
import { jpegPixels } from '#tests/support/documents/preview-files.ts'
import { givePage, reportWithHeic, reportWithPdf } from '#tests/support/experts/expert-world.ts'
import { acceptedWork, buildQuestion, verifyAtOnce } from '#tests/support/experts/working-expert.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listAnswers } from './answers.ts'
import { askExpert } from './ask-expert.ts'
import { checkConflicts } from './check-conflicts.ts'
import { showExpertDesk } from './expert-desk.ts'
import { lookAtPage, showExtractPage } from './extract-pages.ts'
import { closeAssignment } from './staff-steps.ts'
import { acceptInvitation, giveBack, sendAnswer } from './take-work.ts'

const answer = { finding: 'supports', confidence: 'medium', restsOn: 'Page 2, line 4.', mayQuote: 'no' }

test('the expert sees the pages as staff covered them, after the signature and until the end', async () => {
  const application = await withApplication()
  const { expert, reviewer, reportId, file } = await openReport(application)
  const covered = { attachmentId: file, page: 1, strips: [{ from: 0, to: 100 }] }
  const looked = await lookAtPage(application, reviewer, reportId, file, { page: 1, strips: '0-100' })
  expect(looked).toMatchObject({ number: 1, page: 1, strips: covered.strips })
  const id = await askExpert(application, reviewer, reportId, {
    ...buildQuestion(expert),
    'page.0': writeExtractPage(covered),
  })
  await expect(showExtractPage(application, expert, id, 1)).rejects.toMatchObject({ code: 'not-found' })
  await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo' })
  await acceptInvitation(application, expert, id, { agree: 'yes' })
  const { picture, pages } = await showExtractPage(application, expert, id, 1)
  expect(pages).toBe(1)
  // The number that it shows is this assignment's, so it is not the picture that staff looked at.
  expect(picture).not.toBe(looked.picture)
  const { data } = await jpegPixels(Buffer.from(picture, 'base64'))
  const isBlackOrMark = data.every((tone, at) => at % 4 !== 1 || tone < 60)
  expect(isBlackOrMark).toBe(true)
  await giveBack(application, expert, id)
  await expect(showExtractPage(application, expert, id, 1)).rejects.toMatchObject({ code: 'not-found' })
  expect(await application.database.queries.select().from(expertExtractPages)).toEqual([])
})

test('a page that is none, of another report, or that was never there is not given', async () => {
  const application = await withApplication()
  const { owner, expert, reviewer, reportId, file } = await openReport(application)
  const other = await reportWithPdf(application, owner, 'Misali Na Biyu')
  const ask = (page: string) =>
    askExpert(application, reviewer, reportId, { ...buildQuestion(expert), 'page.0': page })
  await expect(ask('all of it')).rejects.toMatchObject({ code: 'invalid' })
  await expect(ask(`${file}:1:20-10`)).rejects.toMatchObject({ code: 'invalid' })
  await expect(ask(`${other.file}:1:`)).rejects.toMatchObject({ code: 'not-found' })
  await expect(ask(`${file}:900:`)).rejects.toMatchObject({ code: 'invalid' })
  expect((await showExpertDesk(application, reviewer, reportId)).assignments).toEqual([])
  await expect(
    lookAtPage(application, expert, reportId, file, { page: 1, strips: '' }),
  ).rejects.toMatchObject({ code: 'not-found' })
  const unread = await lookAtPage(application, reviewer, reportId, file, { page: 1, strips: 'top' })
  expect(unread).toMatchObject({ strips: null, picture: null })
})

test('a picture that cannot be covered has no page, and is not given', async () => {
  const application = await withApplication()
  const { owner, expert, reviewer } = await openReport(application)
  const { reportId, file } = await reportWithHeic(application, owner, 'Misali Na Biyu')
  expect((await showExpertDesk(application, reviewer, reportId)).files).toEqual([
    { id: file, number: 1, kind: 'heic', hasPages: false },
  ])
  const looked = await lookAtPage(application, reviewer, reportId, file, { page: 1, strips: '' })
  expect(looked).toMatchObject({ kind: 'heic', picture: null })
  const page = writeExtractPage({ attachmentId: file, page: 1, strips: [] })
  await expect(
    askExpert(application, reviewer, reportId, { ...buildQuestion(expert), 'page.0': page }),
  ).rejects.toMatchObject({ fields: { pages: { code: 'not-in-list' } } })
  expect((await showExpertDesk(application, reviewer, reportId)).assignments).toEqual([])
})

test('each kind of picture is either drawn, or said to be undrawn', () => {
  const pictures = allKinds.filter((kind) => attachmentKinds[kind].name.endsWith('picture'))
  const drawn = extractKinds.filter((kind) => kind !== 'pdf')
  expect([...drawn, ...undrawnPictures].toSorted()).toEqual(pictures.toSorted())
})

test('a page goes with closing too, and what is copied out of a file is blacked out like a field', async () => {
  const application = await withApplication()
  const { expert, reviewer, reportId } = await openReport(application)
  const id = await askExpert(application, reviewer, reportId, {
    ...buildQuestion(expert),
    fileText: 'Line 4: [[Kwatanci]] was paid.',
  })
  await givePage(application, id)
  await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo' })
  await acceptInvitation(application, expert, id, { agree: 'yes' })
  await sendAnswer(application, expert, id, answer)
  await closeAssignment(application, reviewer, reportId, id)
  expect(await application.database.queries.select().from(expertExtractPages)).toEqual([])
})

test('a verification can rest on an answer as well, and staff alone read which', async () => {
  const application = await withApplication()
  const { reporter, expert, reviewer, report, id } = await acceptedWork(application)
  const verification = { method: 'document_check', notes: 'Compared.', expertAnswer: id }
  await expect(verifyReport(application, reviewer, report.id, verification)).rejects.toMatchObject({
    fields: { expertAnswer: { code: 'not-in-list' } },
  })
  expect(await listAnswers(application, reviewer, report.id)).toEqual([])
  await sendAnswer(application, expert, id, answer)
  expect((await showReport(application, reviewer, report.id)).verifications.present).toEqual([])
  await expect(
    verifyReport(application, reviewer, report.id, { ...verification, method: '', notes: '' }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await verifyReport(application, reviewer, report.id, verification)
  const [number] = (await listAnswers(application, reviewer, report.id)).map((each) => each.number)
  const shown = async (person: Person) =>
    (await showReport(application, person, report.id)).verifications.present.map((one) => one.expertAnswer)
  expect(await shown(reviewer)).toEqual([number])
  expect(await shown(reporter)).toEqual([null])
  expect((await showReport(application, reviewer, report.id)).verifications.present).toHaveLength(1)
})

async function openReport(application: Application) {
  const {
    reporter: owner,
    stranger: expert,
    reviewer,
  } = await cast(...([application, 'reporter', 'stranger', 'reviewer'] as const))
  await verifyAtOnce(application, expert)
  return { owner, expert, reviewer, ...(await reportWithPdf(application, owner, 'Misali Kirkira')) }
}
