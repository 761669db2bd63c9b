import { expect, test, vi } from 'vitest'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { alarms } from '#domain/journal/entry.ts'
import { days, hours } from '#domain/time/durations.ts'
import { listQueue } from '#server/cases/list-queue.ts'
import { readJournal } from '#server/operating/read-journal.ts'
import { changeRole } from '#server/people/change-role.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { logIn } from '#server/people/log-in.ts'
import { listPeople } from '#server/people/staff/list-people.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { cast, password, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

const everything = { day: null, kind: null, member: null, page: 1 }
const everyone = { query: '', role: null, status: null, secondStep: null, page: 1 } as const

test('an auditor reads what accounts of the staff did: log-ins, refusals, reads of sealed text and changes', async () => {
  const application = await withApplication()
  const { reporter, officer, administrator, auditor } = await cast(
    application,
    ...(['reporter', 'officer', 'administrator', 'auditor'] as const),
  )
  await forgetCast(application)
  const { id, referenceNumber } = await submitted(application, reporter)
  await logIn(application, { identifier: 'chidi', password }, null)
  await showReport(application, officer, id)
  await expect(listPeople(application, officer, everyone)).rejects.toMatchObject({ status: 403 })
  await invitePerson(application, administrator, { role: 'officer' })

  const { entries, members } = await readJournal(application, auditor, everything)
  expect(
    entries.toReversed().map(({ member, kind, action, report }) => [member, kind, action, report]),
  ).toEqual([
    ['chidi', 'logged-in', null, null],
    ['chidi', 'read', 'report.read', referenceNumber],
    ['chidi', 'refused', 'person.list', null],
    ['dami', 'setting', 'person.invite', null],
  ])
  expect(members.map(({ username }) => username).toSorted()).toEqual(['chidi', 'dami'])
  const again = await readJournal(application, auditor, { ...everything, kind: 'read', member: auditor.id })
  expect(again.entries.map(({ action }) => action)).toEqual(['journal.read'])
})

test('nothing of reporters, sources or what a member does for themselves is in it', async () => {
  const application = await withApplication()
  const { reporter, officer, auditor } = await cast(application, 'reporter', 'officer', 'auditor')
  await forgetCast(application)
  await submitted(application, reporter)
  await logIn(application, { identifier: 'amina', password }, null)
  await expect(logIn(application, { identifier: 'amina', password: 'wrong' }, null)).rejects.toThrow()
  await expect(listPeople(application, reporter, everyone)).rejects.toMatchObject({ status: 403 })
  // A member of the staff who reports is a source too.
  const own = await submitted(application, officer)
  await showReport(application, officer, own.id)
  expect((await readJournal(application, auditor, everything)).entries).toEqual([])
})

test('no row tells in clear who did what', async () => {
  const application = await withApplication()
  const { reporter, officer } = await cast(application, 'reporter', 'officer')
  await forgetCast(application)
  const { id } = await submitted(application, reporter)
  await showReport(application, officer, id)
  await listQueue(application, officer, readQueueFilters(new URLSearchParams()), null)
  const { rows } = await application.database.pool.query<{ row: string; sealed: Buffer }>(
    'select row_to_json(e)::text as row, sealed_entry as sealed from journal_entries e',
  )
  expect(rows).toHaveLength(2)
  for (const { row, sealed } of rows)
    for (const told of [officer.id, officer.username, id, 'report.read'])
      expect(`${row} ${sealed.toString('latin1')}`).not.toContain(told)
})

test('the key of a day goes with it, and no entry can be rewritten', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  await forgetCast(application)
  await listQueue(application, officer, readQueueFilters(new URLSearchParams()), null)
  const { pool } = application.database
  await expect(pool.query(`update journal_entries set sealed_entry = 'x'`)).rejects.toMatchObject({
    code: '23001',
  })
  await pool.query('delete from journal_days')
  for (const table of ['journal_entries', `sealed_keys where subject_kind = 'journal'`])
    expect((await pool.query(`select * from ${table}`)).rows).toEqual([])
})

test('too many refused log-ins raise one alarm an hour, and the auditors get a letter that tells nothing', async () => {
  const application = await withApplication()
  const { auditor } = await cast(application, 'auditor', 'officer')
  await forgetCast(application)
  const failed = (count: number) => failedLogIns(application, count)
  await failed(alarms['log-ins-refused'].most - 1)
  expect((await readJournal(application, auditor, everything)).alarms).toEqual([])
  await failed(alarms['log-ins-refused'].most + 2)
  const { alarms: raised } = await readJournal(application, auditor, everything)
  expect(raised.map(({ member, alarm }) => [member, alarm])).toEqual([['chidi', 'log-ins-refused']])
  const { rows } = await application.database.pool.query<{ id: string; kind: string; sealed_data: Buffer }>(
    'select id, kind, sealed_data from jobs',
  )
  expect(rows.map(({ id, sealed_data }) => application.vault.open(`job:${id}`, sealed_data))).toEqual([
    { to: auditor.email, notice: 'journal-alarm' },
  ])
  application.later(hours(2))
  await failed(alarms['log-ins-refused'].most)
  expect((await readJournal(application, auditor, everything)).alarms).toHaveLength(2)
})

test('there are at most two auditors, with those who are invited and those who are proposed', async () => {
  const application = await withApplication()
  const { administrator, officer, reviewer } = await cast(application, 'administrator', 'officer', 'reviewer')
  await forgetCast(application)
  await invitePerson(application, administrator, { role: 'auditor' })
  await changeRole(application, administrator, reviewer.id, { role: 'auditor' })
  const refused = { code: 'auditors-are-two' }
  await expect(changeRole(application, administrator, officer.id, { role: 'auditor' })).rejects.toMatchObject(
    refused,
  )
  await expect(invitePerson(application, administrator, { role: 'auditor' })).rejects.toMatchObject(refused)
  application.later(days(30))
  await application.database.pool.query(`update proposals set state = 'lapsed', decided_at = now()`)
  await invitePerson(application, administrator, { role: 'auditor' })
})

/** The answer of a log-in does not wait for the journal. */
async function failedLogIns(application: TestApplication, count: number) {
  const { pool } = application.database
  const before = await written()
  for (let each = 0; each < count; each += 1)
    await logIn(application, { identifier: 'chidi', password: 'wrong' }, null).catch(() => {})
  await vi.waitFor(async () => expect(await written()).toBeGreaterThanOrEqual(before + count))
  async function written(): Promise<number> {
    return (await pool.query('select id from journal_entries')).rows.length
  }
}

/** The cast declared its interests. */
async function forgetCast({ database }: TestApplication): Promise<void> {
  await database.pool.query('delete from journal_days')
}
