import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { petitionNumber } from '#domain/cases/petitions.ts'
import { days, hours } from '#domain/time/durations.ts'
import { petitions } from '#server/database/schema.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { publicNotices } from '#server/proposals/public-notices.ts'
import { showReport, showReportForPetitions } from '#server/report-view/show-report.ts'
import { askSource } from '#server/sources/ask-source.ts'
import { deleteReport } from '#server/sources/delete-report.ts'
import { followReport } from '#server/sources/follow-report.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { writeToStaff } from '#server/sources/write-to-staff.ts'
import { cast, submitted } from '#tests/cast.ts'
import { reportWithOriginal } from '#tests/support/documents/report-with-original.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal, wait } from '#tests/support/second-person/house.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { notePetition } from './note-petition.ts'
import { proposePetition } from './propose-petition.ts'
import { takePetition } from './take-petition.ts'

const said = {
  recipient: 'icpc',
  source: 'agreed',
  letter: 'To the Commission\n\nPlease look at the zebraquilt vouchers.',
  why: 'The wombatfield office is theirs.',
}

/** A report by code with two cleaned pictures, whose source was asked and agreed. */
async function house() {
  const application = await withApplication()
  const people = await cast(application, 'reviewer', 'officer', 'secondOfficer', 'reporter')
  const source = await reportWithOriginal(application)
  const id = source.reportId
  await askSource(application, people.officer, id, { message: 'May it go to the ICPC?' })
  await writeToStaff(application, source, null, { message: 'Yes.' })
  const { petitionDesk: section } = await showReportForPetitions(application, people.officer, id)
  const exhibits = section?.exhibits ?? []
  const chosen = Object.fromEntries(exhibits.map((each) => [`file.${each.id}`, 'yes']))
  return { application, ...people, source, id, exhibits, form: { ...said, ...chosen } }
}

async function decided({ application, officer, secondOfficer, id, form }: Awaited<ReturnType<typeof house>>) {
  await proposePetition(application, officer, id, form)
  // The page of the report has the number alone, and no letter.
  const shown = await showReport(application, secondOfficer, id)
  expect(shown.petitions).toEqual({ count: 0, isOpen: true })
  expect(JSON.stringify(shown)).not.toContain(said.letter)
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  const [row] = await application.database.queries.select().from(petitions)
  return row?.id ?? ''
}

async function packed(
  application: TestApplication,
  ...asked: Parameters<typeof takePetition> extends [unknown, ...infer Rest] ? Rest : never
) {
  const { name, size, body } = await takePetition(application, ...asked)
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  expect(bytes).toHaveLength(size)
  return { name, bytes, files: unzipSync(bytes) }
}

test('two people hand a case over, and its package holds the letter, numbered exhibits, their hashes and a draft certificate', async () => {
  const all = await house()
  const { application, officer, secondOfficer, id, form, exhibits } = all
  expect(exhibits).toHaveLength(2)
  await proposePetition(application, officer, id, form)
  expect(await everyRow(application)).not.toMatch(/zebraquilt|wombatfield|icpc/)
  expect(await listProposals(application, secondOfficer)).toMatchObject([
    { act: 'petition', about: { reason: said.why }, mayConfirm: true },
  ])
  const { petitionDesk: waiting } = await showReportForPetitions(application, secondOfficer, id)
  expect(waiting?.waiting).toEqual({
    ...{ recipient: 'icpc', source: 'agreed', why: said.why, letter: said.letter, files: [1, 2] },
  })
  await confirmProposal(application, secondOfficer, await onlyProposal(application))
  const [row] = await application.database.queries.select().from(petitions)
  const petition = row?.id ?? ''
  const { name, files } = await packed(application, officer, id, petition)
  expect(name).toBe(`${petitionNumber(petition)}.zip`)
  expect(Object.keys(files)).toEqual([
    ...['letter.pdf', 'letter.txt', 'exhibits.pdf', 'exhibits-sha256.txt', 'certificate-draft.pdf'],
    ...['exhibit-1.png', 'exhibit-2.png'],
  ])
  const text = (file: string) => Buffer.from(files[file] ?? []).toString()
  expect(text('letter.txt')).toBe(`${said.letter}\n`)
  for (const file of ['exhibit-1.png', 'exhibit-2.png'])
    expect(text('exhibits-sha256.txt')).toContain(`${await sha256(files[file])}  ${file}\n`)
  const { history } = await showReport(application, officer, id)
  expect(history.map(({ kind }) => kind).slice(-3)).toEqual([
    ...['report.petition_proposed', 'report.petition_decided', 'report.petition_taken'],
  ])
})

test('nothing of the source, the number or the days of the report is in the package', async () => {
  const all = await house()
  const petition = await decided(all)
  const { application, officer, id } = all
  const { referenceNumber } = await showReport(application, officer, id)
  const first = await packed(application, officer, id, petition)
  application.later(days(3))
  const later = await packed(application, officer, id, petition)
  expect(Buffer.from(first.bytes).equals(Buffer.from(later.bytes))).toBe(true)
  const whole = Object.values(first.files)
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n')
  for (const never of [
    referenceNumber,
    id,
    '2026-11',
    '20261',
    'kept.png',
    'one.png',
    'CreationDate',
    'chidi',
  ])
    expect(whole, never).not.toContain(never)
  // Of each header in the archive, the day is the first one that the format knows.
  expect(Buffer.from(first.bytes).readUInt32LE(10)).toBe(0x210000)
})

test('a letter that names the report is refused, and one that names the account is answered like any other', async () => {
  const { application, reporter, officer } = await house()
  const { id, referenceNumber } = await submitted(application, reporter)
  await askSource(application, officer, id, { message: 'May it go to the ICPC?' })
  await writeToStaff(application, reporter, id, { message: 'Yes.' })
  const letter = `About ${referenceNumber.toLowerCase()}.`
  await expect(proposePetition(application, officer, id, { ...said, letter })).rejects.toMatchObject({
    fields: { letter: { code: 'names-the-report' } },
  })
  expect(await listProposals(application, officer)).toEqual([])
  // With nothing else filled in, as a person would who tries one name after the other.
  const answers = ['Amina told us.', 'Nobody told us.'].map((text) =>
    proposePetition(application, officer, id, { letter: text }).catch(({ code, fields }) => ({
      code,
      fields,
    })),
  )
  const [named, other] = await Promise.all(answers)
  expect(named).toEqual(other)
  expect(named).not.toHaveProperty('fields.letter')
})

test('a source that can be reached is asked first: an agreement needs an answer, and silence needs two weeks', async () => {
  const { application, reporter, officer } = await house()
  const { id } = await submitted(application, reporter)
  const propose = (source: string) => proposePetition(application, officer, id, { ...said, source })
  const notAsked = { code: 'source-not-asked' }
  await expect(propose('agreed')).rejects.toMatchObject(notAsked)
  await expect(propose('unreachable')).rejects.toMatchObject({ fields: { source: {} } })
  await askSource(application, officer, id, { message: 'May it go to the ICPC?' })
  await expect(propose('agreed')).rejects.toMatchObject(notAsked)
  application.later(days(13))
  await expect(propose('no-answer')).rejects.toMatchObject(notAsked)
  application.later(days(1))
  await propose('no-answer')
  expect(await listProposals(application, officer)).toHaveLength(1)
})

test('one person alone never hands anything over, not even where no second person exists', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const { reportId: id, ...source } = await reportWithOriginal(application)
  await askSource(application, administrator, id, { message: 'May it go?' })
  await writeToStaff(application, { ...source, reportId: id }, null, { message: 'Yes.' })
  await proposePetition(application, administrator, id, said)
  expect(await publicNotices(application)).toEqual([])
  await wait(application, hours(24 * 8))
  expect(await application.database.queries.select().from(petitions)).toEqual([])
})

test('the day and the answer are recorded, sealed, and for staff alone', async () => {
  const all = await house()
  const petition = await decided(all)
  const { application, officer, source, id } = all
  const answer = { petition, answeredOn: '2026-11-21', answer: 'Received as quokka 12 of 2026.' }
  await expect(notePetition(application, officer, id, 'answered', answer)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  await notePetition(application, officer, id, 'sent', { petition, sentOn: '2026-11-21' })
  await notePetition(application, officer, id, 'answered', answer)
  expect(await everyRow(application)).not.toContain('quokka')
  const { petitionDesk: section } = await showReportForPetitions(application, officer, id)
  expect(section?.made).toMatchObject([
    { sentOn: '2026-11-21', answer: { on: '2026-11-21', text: 'Received as quokka 12 of 2026.' } },
  ])
  expect(JSON.stringify(await followReport(application, source, null))).not.toMatch(/petition|quokka|icpc/)
  await expect(
    notePetition(application, officer, id, 'sent', { petition, sentOn: '2031-01-01' }),
  ).rejects.toMatchObject({ fields: { sentOn: { code: 'in-the-future' } } })
})

test('reviewers hand nothing over, a declined one is none, and what its source took back goes nowhere', async () => {
  const all = await house()
  const { application, reviewer, officer, secondOfficer, source, id, form } = all
  await expect(proposePetition(application, reviewer, id, form)).rejects.toMatchObject({
    code: 'access-denied',
  })
  await proposePetition(application, officer, id, form)
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  expect(await application.database.queries.select().from(petitions)).toEqual([])
  const petition = await decided(all)
  await expect(takePetition(application, reviewer, id, petition)).rejects.toMatchObject({
    code: 'access-denied',
  })
  await withdrawReport(application, source, null)
  await expect(takePetition(application, officer, id, petition)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  const other = await reportWithOriginal(application)
  await askSource(application, officer, other.reportId, { message: 'May it go?' })
  await writeToStaff(application, other, null, { message: 'Yes.' })
  await decided({ ...all, id: other.reportId, form: said })
  await deleteReport(application, other, null)
  const left = await application.database.queries.select().from(petitions)
  expect(left.map(({ reportId }) => reportId)).toEqual([id])
})

async function sha256(bytes: Uint8Array | undefined): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(bytes ?? []))
  return Buffer.from(digest).toString('hex')
}
