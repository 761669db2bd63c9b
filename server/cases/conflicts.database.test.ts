import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { findDeclaration, readDeclaration } from '#server/cases/declaration-queries.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { changeRole } from '#server/people/change-role.ts'
import { createAccount } from '#server/people/create-account.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { personalData } from '#server/people/personal-data.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport, showReportForClaim, showReportForStep } from '#server/report-view/show-report.ts'
import { findSimilar } from '#server/similar/find-similar.ts'
import { makeMatchKeys } from '#server/similar/make-match-keys.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { openAttachment } from '#server/writing/attachments/open-attachment.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport, buildStatements, cast, fullStanding, password, submitted } from '#tests/cast.ts'
import { samplePdf } from '#tests/support/documents/sample-files.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { rejectedByTwo, settleProposals } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { claimReport } from './claim-report.ts'
import { listQueue } from './list-queue.ts'
import { rateReport } from './rate-report.ts'
import { rejectReport } from './reject-report.ts'
import { releaseReport } from './release-report.ts'
import { reviewReport } from './review-report.ts'
import { verifyReport } from './verify-report.ts'

const verification = { method: 'document_check', notes: 'Compared.' }
const reason = { reason: 'The land is leased.' }
const notFound = { code: 'not-found' }
const barred = { code: 'conflict-of-interest' }

// The cast's reviewer is Bola Gwajiyo: see `declarationOf`.
const onBola = { personName: 'Hon. Gwajiyo, Bola A.' }

test('a report that names a member of staff does not exist for them, whatever they ask of it', async () => {
  const { application, reporter, reviewer } = await staffed()
  const { id } = await submitted(application, reporter, onBola)
  const asked = [
    () => showReport(application, reviewer, id),
    () => showReportForStep(application, reviewer, id, 'verify'),
    () => showReportForClaim(application, reviewer, id),
    () => verifyReport(application, reviewer, id, verification),
    () => rateReport(application, reviewer, id, { rating: '4' }),
    () => rejectReport(application, { ...reviewer, role: 'officer' }, id, reason),
    () => approveReport(application, { ...reviewer, role: 'officer' }, id, buildStatements()),
    () => claimReport(application, reviewer, id),
    () => reviewReport(application, reviewer, id, review),
    () => releaseReport(application, { ...reviewer, role: 'administrator' }, id),
  ]
  for (const ask of asked) await expect(ask(), String(ask)).rejects.toMatchObject(notFound)
})

test('its files do not exist for them either, and for a colleague they do', async () => {
  const { application, reporter, reviewer, officer } = await staffed()
  const draft = application.randomness.uuid()
  await saveDraft(application, reporter, {
    ...buildReport(onBola),
    ...{ submissionKey: draft, draftVersion: '0' },
  })
  await attachStream(application, reporter, draft, { name: 'a.pdf', bytes: Readable.from([samplePdf]) })
  const { id } = await sendDraft(application, reporter, draft, { draftVersion: '1' })
  const [file] = (await showReport(application, officer, id)).files

  const open = (person: Person) => openAttachment(application, person, id, file?.id ?? '')
  await expect(open(reviewer)).rejects.toMatchObject(notFound)
  await (await open(officer)).body.cancel()
})

test('the queue neither shows nor counts it for them, on any page and under any filter', async () => {
  const { application, reporter, reviewer, officer } = await staffed()
  const { id } = await submitted(application, reporter, onBola)
  const other = await submitted(application, reporter)

  for (const address of [
    '',
    'order=newest',
    'verified=no',
    'work=unclaimed',
    'sector=works_housing_transport',
  ]) {
    expect(await idsInQueue(application, reviewer, address)).toEqual([other.id])
    expect((await idsInQueue(application, officer, address)).toSorted()).toEqual([id, other.id].toSorted())
  }
  expect((await queue(application, reviewer)).counts.pending).toBe(1)
  expect((await queue(application, officer)).counts.pending).toBe(2)
  await rejectedByTwo(application, officer, id, reason)
  expect((await queue(application, reviewer, 'status=rejected')).counts.rejected).toBe(0)
})

test('beside another report it is not shown to them as similar', async () => {
  const { application, reporter, reviewer, officer } = await staffed()
  const { id } = await submitted(application, reporter)
  const hidden = await submitted(application, reporter, { evidence: 'Signed by Bola Gwajiyo.' })
  while ((await makeMatchKeys(application)) > 0);

  const beside = async (person: Person) => (await findSimilar(application, person, id)).entries
  expect(await beside(officer)).toMatchObject([{ reportId: hidden.id }])
  expect(await beside(reviewer)).toEqual([])
})

test('once it is public they read what everyone reads, are told why they cannot act, and still cannot', async () => {
  const { application, reporter, reviewer, secondReviewer, officer } = await staffed()
  const { id } = await submitted(application, reporter, onBola)
  await verifyReport(application, secondReviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  const seen = await showReport(application, reviewer, id)
  expect(seen).toMatchObject({
    ...{ reader: 'reader', history: [] },
    handling: { barrier: 'conflict-of-interest', claim: null },
  })
  expect(seen.verifications.present).toMatchObject([{ notes: null, by: null }])
  expect(Object.values(seen.abilities)).not.toContain(true)
  const publisher: Person = { ...reviewer, role: 'officer' }
  await expect(rateReport(application, reviewer, id, { rating: '1' })).rejects.toMatchObject(barred)
  await expect(retractReport(application, publisher, id, reason)).rejects.toMatchObject(barred)
  await expect(claimReport(application, reviewer, id)).rejects.toMatchObject(barred)
  await expect(showReportForStep(application, reviewer, id, 'rate')).rejects.toMatchObject(barred)
})

test.each([
  {
    declared: { employers: 'Kirkira Roads Board (KRB)' },
    words: { position: 'Head of Works, Kirkira Roads Board' },
  },
  {
    declared: { employers: 'Kirkira Roads Board (KRB)' },
    words: { suspectedAssets: 'Two lorries of the KRB.' },
  },
  { declared: { others: 'Tunde Labariko' }, words: { personName: 'Labariko Babatunde' } },
  { declared: { others: 'Tunde Labariko' }, words: { evidence: 'He paid Tunde Labariko in cash.' } },
])('who declared $declared does not find a report with $words', async ({ declared, words }) => {
  const { application, reporter, reviewer, officer } = await staffed()
  await declareInterests(application, reviewer, { names: 'Bola Gwajiyo', ...declared })
  const { id } = await submitted(application, reporter, words)
  await expect(showReport(application, reviewer, id)).rejects.toMatchObject(notFound)
  expect(await idsInQueue(application, reviewer)).toEqual([])
  expect(await idsInQueue(application, officer)).toEqual([id])
})

test('an edit that brings a name in hides the report from then on, and one that takes it out shows it again', async () => {
  const { application, reporter, reviewer } = await staffed()
  const { id } = await submitted(application, reporter)
  expect(await idsInQueue(application, reviewer)).toEqual([id])
  await editReport(application, reporter, id, buildReport({ evidence: 'Signed by Bola Gwajiyo.' }))
  expect(await idsInQueue(application, reviewer)).toEqual([])
  await expect(verifyReport(application, reviewer, id, verification)).rejects.toMatchObject(notFound)
  await editReport(application, reporter, id, buildReport())
  expect(await idsInQueue(application, reviewer)).toEqual([id])
  await verifyReport(application, reviewer, id, verification)
})

test('a declaration reaches the reports that were there before it', async () => {
  const { application, reporter, reviewer } = await staffed()
  const { id } = await submitted(application, reporter, { personName: 'Tunde Labariko' })
  await showReport(application, reviewer, id)
  await declareInterests(application, reviewer, { names: 'Bola Gwajiyo', others: 'Tunde Labariko' })
  await expect(showReport(application, reviewer, id)).rejects.toMatchObject(notFound)
  expect(await idsInQueue(application, reviewer)).toEqual([])
})

test('a person who comes into conflict with a report lets go of it, and is told nothing of it any more', async () => {
  const { application, reporter, reviewer, secondReviewer, officer } = await staffed()
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, verification)
  await reviewReport(application, secondReviewer, id, review)
  await claimReport(application, officer, id)
  expect(await newsOf(application, reviewer)).toBe(1)

  await declareInterests(application, reviewer, { names: 'Bola Gwajiyo', others: 'Misali Kirkira' })
  expect(await newsOf(application, reviewer)).toBe(0)
  await releaseReport(application, officer, id)
  await reviewReport(application, secondReviewer, id, review)
  expect(await newsOf(application, reviewer)).toBe(0)

  await claimReport(application, officer, id)
  await editReport(application, reporter, id, buildReport({ evidence: 'Signed by Chidi Gwajiyo.' }))
  await claimReport(application, secondReviewer, id)
})

test('reports that come in while a person declares are compared with it, none slips through', async () => {
  const { application, reporter, reviewer } = await staffed()
  const owner: Person = { ...reporter, subscription: { tier: 'premium', status: 'active' } }
  const others = { names: 'Bola Gwajiyo', others: 'Tunde Labariko' }
  const send = () => submitted(application, owner, { personName: 'Tunde Labariko' })
  await Promise.all([send(), send(), declareInterests(application, reviewer, others), send(), send()])
  expect(await idsInQueue(application, reviewer)).toEqual([])
  expect((await queue(application, reviewer)).counts.pending).toBe(0)
  const counting = await findDeclaration(application, application.database.queries, reviewer.id)
  expect(counting?.conflicts).toHaveLength(4)
})

test('staff without a declaration see no report and no queue, and are told what is missing, report or not', async () => {
  const { application, reporter } = await staffed()
  const { id } = await submitted(application, reporter)
  const newcomer = await undeclared(application)
  const needed = { code: 'declaration-needed' }
  await expect(queue(application, newcomer)).rejects.toMatchObject(needed)
  await expect(showReport(application, newcomer, id)).rejects.toMatchObject(needed)
  await expect(showReport(application, newcomer, newcomer.id)).rejects.toMatchObject(needed)
  await expect(verifyReport(application, newcomer, id, verification)).rejects.toMatchObject(needed)
  await declareInterests(application, newcomer, { names: 'Ngozi Gwajiyo' })
  await verifyReport(application, newcomer, id, verification)
})

test('what was declared, and whom a sealed report concerns, is nowhere in clear', async () => {
  const { application, reporter, reviewer } = await staffed()
  await declareInterests(application, reviewer, {
    ...{ names: 'Bola Gwajiyo', employers: 'Kirkira Roads Board', others: 'Tunde Labariko' },
  })
  const { id } = await submitted(application, reporter, onBola)
  const rows = await everyRow(application)
  for (const word of ['Gwajiyo', 'Kirkira', 'Labariko']) expect(rows).not.toContain(word)
  const declarations = rows.split('\n').filter((row) => row.startsWith('staff_declarations'))
  expect(declarations.length).toBeGreaterThan(0)
  expect(declarations.join()).not.toContain(id)
})

test('the download has the declaration and not the reports it keeps away; it goes with the account or the role', async () => {
  const { application, reporter, reviewer, officer, administrator } = await staffed()
  const { id } = await submitted(application, reporter, onBola)
  const data = await personalData(application, reviewer)
  expect(data.declaration).toEqual({ names: ['bola Gwajiyo'], employers: [], others: [] })
  expect(JSON.stringify(data)).not.toContain(id)
  await changeRole(application, administrator, reviewer.id, { role: 'reporter' })
  await settleProposals(application)
  expect(await readDeclaration(application, reviewer.id)).toBeNull()
  await deleteAccount(application, officer)
  expect(await readDeclaration(application, officer.id)).toBeNull()
})

test('a declaration needs a name, and the password once more', async () => {
  const { application, reviewer, reporter } = await staffed()
  await expect(declareInterests(application, reviewer, { names: ' \n ' })).rejects.toMatchObject({
    fields: { names: { code: 'missing' } },
  })
  const many = Array.from({ length: 11 }, (_, each) => `Bola ${each}`).join('\n')
  await expect(declareInterests(application, reviewer, { names: many })).rejects.toMatchObject({
    fields: { names: { code: 'too-many-lines' } },
  })
  await expect(
    declareInterests(application, { ...reviewer, isConfirmed: false }, { names: 'Bola Gwajiyo' }),
  ).rejects.toMatchObject({ code: 'confirmation-needed' })
  await expect(declareInterests(application, reporter, { names: 'Amina' })).rejects.toMatchObject({
    code: 'access-denied',
  })
})

const review = { reviewType: 'evidence', comments: 'A page is missing.' }

async function newsOf(application: TestApplication, person: Person): Promise<number> {
  return (await listNotifications(application, person)).notifications.length
}

async function staffed() {
  const application = await withApplication()
  const people = await cast(
    application,
    ...(['reporter', 'reviewer', 'secondReviewer', 'officer', 'administrator'] as const),
  )
  return { application, ...people }
}

function queue(application: TestApplication, person: Person, address = '') {
  return listQueue(application, person, readQueueFilters(new URLSearchParams(address)), null)
}

async function idsInQueue(application: TestApplication, person: Person, address = ''): Promise<string[]> {
  return (await queue(application, person, address)).entries.map(({ id }) => id)
}

async function undeclared(application: TestApplication): Promise<Person> {
  const account = { username: 'ngozi', email: 'ngozi@example.org', password }
  await createAccount(application, account, 'reviewer')
  const found = await findAccount(application.database.queries, 'ngozi')
  if (!found) throw new Error('ngozi was not made')
  return { ...found.person, ...fullStanding }
}
