import { expect, test } from 'vitest'
import { type Person, visitor } from '#domain/actor.ts'
import { assignToMe } from '#domain/cases/case-work.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { showReport, showReportForWork } from '#server/report-view/show-report.ts'
import { cast, submitted, wholeCast } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { claimReport } from '../claim-report.ts'
import { listQueue } from '../list-queue.ts'
import { verifyReport } from '../verify-report.ts'
import { labelReport, setDueDay } from './arrange-report.ts'
import { assignReport } from './assign-report.ts'
import { deleteNote, noteReport } from './case-notes.ts'
import { changeMany, chosenField } from './change-many.ts'

const verification = { method: 'document_check', notes: 'Compared.' }
const cannot = { code: 'colleague-cannot' }
const to = ({ id }: { id: string }, reason = 'away') => ({ colleague: id, reason })
const queue = readQueueFilters(new URLSearchParams())

test('a report that was assigned to a colleague is theirs, and an administrator can give it to another', async () => {
  const { application, id, reviewer, officer, administrator } = await waiting()
  await assignReport(application, reviewer, id, to(officer))
  expect((await showReport(application, officer, id)).handling.claim?.heldBy).toMatchObject({ isActor: true })
  await expect(assignReport(application, reviewer, id, to(reviewer))).rejects.toMatchObject({
    code: 'report-held',
  })
  await assignReport(application, administrator, id, to(reviewer))
  expect((await showReport(application, reviewer, id)).handling.claim?.heldBy).toMatchObject({
    isActor: true,
  })
})

test('a case that is handed on is told to the colleague alone, and the history of the staff says why and not to whom', async () => {
  const { application, id, reviewer, officer, administrator, reporter } = await waiting()
  const told = async (person: Person) =>
    (await listNotifications(application, person, { length: 9 })).notifications.filter(
      ({ type }) => type === 'case_assigned',
    )
  await assignReport(application, reviewer, id, to(officer, 'knows-the-place'))
  expect(await told(officer)).toMatchObject([{ title: 'A case is yours now', reportId: id }])
  for (const other of [reviewer, administrator, reporter]) expect(await told(other)).toEqual([])

  const { history } = await showReport(application, administrator, id)
  const step = history.find(({ kind }) => kind === 'report.handed_on')
  expect(step).toMatchObject({ by: reviewer.username, detail: { reason: 'knows-the-place' } })
  expect(JSON.stringify(step)).not.toContain(officer.username)
  const { rows } = await application.database.pool.query(
    "select * from events where kind = 'report.handed_on'",
  )
  expect(JSON.stringify(rows)).not.toContain(officer.id)
  const ofOwner = (await showReport(application, reporter, id)).history.map(({ kind }) => kind)
  expect(ofOwner).not.toContain('report.handed_on')
})

test('a case is not handed on without a reason of the list, and a claim of one’s own has none', async () => {
  const { application, id, reviewer, officer } = await waiting()
  for (const reason of ['', 'conflict', undefined])
    await expect(
      assignReport(application, reviewer, id, { colleague: officer.id, reason }),
    ).rejects.toMatchObject({ fields: { reason: expect.anything() } })
  await claimReport(application, reviewer, id)
  const { history } = await showReport(application, officer, id)
  expect(history.map(({ kind }) => kind)).not.toContain('report.handed_on')
  // Who has it can hand it on.
  await assignReport(application, reviewer, id, to(officer))
  expect((await showReport(application, officer, id)).handling.claim?.heldBy).toMatchObject({ isActor: true })
})

test('handing a report on tells neither who sent it nor what a colleague declared', async () => {
  const { application, people } = await everyone()
  const { reviewer, officer, reporter } = people
  const own = await submitted(application, officer)
  const verified = await submitted(application, reporter)
  await verifyReport(application, officer, verified.id, verification)
  const barred = await submitted(application, reporter, { personName: 'Misali Kirkira' })
  await declareInterests(application, officer, { names: 'Misali Kirkira', employers: '' })
  const { id } = await submitted(application, reporter, { personName: 'Misali Na Biyu' })
  await expect(assignReport(application, reviewer, id, to(reporter))).rejects.toMatchObject(cannot)
  // That they verified it is on its page.
  await expect(assignReport(application, reviewer, verified.id, to(officer))).rejects.toMatchObject(cannot)
  for (const hidden of [own.id, barred.id, id]) await assignReport(application, reviewer, hidden, to(officer))
  const { notifications } = await listNotifications(application, officer)
  const told = notifications.filter(({ type }) => type === 'case_assigned')
  expect(told.map(({ reportId }) => reportId)).toEqual([id])
  for (const each of [own.id, barred.id, id]) {
    const { handling, history } = await showReport(application, reviewer, each)
    expect(handling.claim?.heldBy).toMatchObject({ name: officer.username, isActor: false })
    expect(history.at(-1)).toMatchObject({ kind: 'report.handed_on' })
  }
  // It is theirs for two days in name alone.
  await expect(verifyReport(application, officer, own.id, verification)).rejects.toMatchObject({
    code: 'own-report',
  })
  await expect(verifyReport(application, officer, barred.id, verification)).rejects.toThrow()
})

test('labels and a due day are seen in the table and at the report, and a day that has passed is overdue', async () => {
  const { application, id, reviewer, officer } = await waiting()
  await labelReport(application, reviewer, id, { label: 'visit' })
  await labelReport(application, reviewer, id, { label: 'visit' })
  await labelReport(application, officer, id, { label: 'urgent' })
  await setDueDay(application, officer, id, { dueOn: '2020-01-31' })
  const { entries } = await listQueue(application, reviewer, queue, null)
  expect(entries[0]).toMatchObject({
    labels: ['visit', 'urgent'],
    due: { on: '2020-01-31', isOver: true },
  })
  await labelReport(application, reviewer, id, { label: 'visit', off: 'yes' })
  await setDueDay(application, officer, id, { dueOn: '' })
  expect((await showReportForWork(application, officer, id)).work).toMatchObject({
    labels: ['urgent'],
    dueOn: null,
  })
  await expect(setDueDay(application, officer, id, { dueOn: '2026-02-30' })).rejects.toMatchObject({
    fields: { dueOn: { code: 'no-such-day' } },
  })
  await expect(labelReport(application, officer, id, { label: 'guilty' })).rejects.toMatchObject({
    code: 'invalid',
  })
})

test('a note is sealed, colleagues read it, its author alone deletes it, and the owner never sees it', async () => {
  const { application, id, reviewer, officer, reporter } = await waiting()
  await noteReport(application, reviewer, id, { note: 'The zebraquilt register has two pages.' })
  const { work } = await showReport(application, officer, id)
  expect(work?.notes).toMatchObject([
    { text: 'The zebraquilt register has two pages.', by: reviewer.username, isByActor: false },
  ])
  expect((await showReport(application, reporter, id)).work).toBeNull()
  const { rows } = await application.database.pool.query('select sealed_note from case_notes')
  expect(rows[0].sealed_note.toString('latin1')).not.toContain('zebraquilt')
  const noteId = work?.notes[0]?.id ?? ''
  await expect(deleteNote(application, officer, id, noteId)).rejects.toMatchObject({ code: 'not-found' })
  await deleteNote(application, reviewer, id, noteId)
  expect((await showReport(application, officer, id)).work?.notes).toEqual([])
})

test('several reports are assigned at once, and one that is refused stops no other', async () => {
  const { application, reporter, reviewer, officer, id } = await waiting()
  const others = await Promise.all([submitted(application, reporter), submitted(application, reporter)])
  await claimReport(application, officer, id)
  const ids = [id, ...others.map((other) => other.id)]
  const chosen = Object.fromEntries(ids.map((each) => [chosenField(each), 'yes']))
  expect(await changeMany(application, reviewer, 'assign', { ...chosen, colleague: assignToMe })).toEqual({
    all: false,
  })
  const { entries } = await listQueue(application, reviewer, queue, null)
  expect(entries.map((entry) => entry.heldBy?.isActor).toSorted()).toEqual([false, true, true])
  await expect(changeMany(application, reviewer, 'release', { colleague: 'x' })).rejects.toMatchObject({
    code: 'nothing-chosen',
  })
  await expect(
    changeMany(application, reviewer, 'release', { [chosenField(id)]: 'yes' }),
  ).rejects.toMatchObject({ code: 'report-held' })
})

test('the first rows of a page are assigned without a tick, and no row below them', async () => {
  const { application, reporter, reviewer, id } = await waiting()
  const [second, third] = [await submitted(application, reporter), await submitted(application, reporter)]
  // In ten places: the third one is below.
  const shown = [...Array.from({ length: 9 }, () => id), second.id, third.id].join(' ')
  const given = { first: '10', shown, colleague: assignToMe }
  expect(await changeMany(application, reviewer, 'assign', given)).toEqual({ all: true })
  const { entries } = await listQueue(application, reviewer, queue, null)
  const mine = entries.filter((entry) => entry.heldBy?.isActor).map((entry) => entry.id)
  expect(mine.toSorted()).toEqual([id, second.id].toSorted())
  await expect(
    changeMany(application, reviewer, 'assign', { ...given, first: '1000' }),
  ).rejects.toMatchObject({ code: 'nothing-chosen' })
})

test('no one but the staff changes a case', async () => {
  const { application, id, reporter } = await waiting()
  for (const change of [
    () => labelReport(application, reporter, id, { label: 'urgent' }),
    () => setDueDay(application, reporter, id, { dueOn: '2027-01-01' }),
    () => noteReport(application, reporter, id, { note: 'Hello.' }),
    () => assignReport(application, reporter, id, to(reporter)),
  ])
    await expect(change()).rejects.toMatchObject({ code: 'access-denied' })
  await expect(noteReport(application, visitor, id, { note: 'x' })).rejects.toMatchObject({
    code: 'sign-in-needed',
  })
})

async function waiting() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'administrator')
  return { application, ...people, id: (await submitted(application, people.reporter)).id }
}

async function everyone() {
  const application = await withApplication()
  return { application, people: await wholeCast(application) }
}
