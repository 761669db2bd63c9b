import { expect, test } from 'vitest'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { minutes } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { cast, submitted, wholeCast } from '#tests/cast.ts'
import { settleProposals } from '#tests/support/second-person/settled.ts'
import { withAppSetUp } from '#tests/support/second-step.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { changeRole } from '../change-role.ts'
import { listPeople } from './list-people.ts'

const all = { query: '', role: null, status: null, secondStep: null, page: 1 }

test('administrators see everyone, the staff first, and no one else sees the list', async () => {
  const application = await withApplication()
  const cast = await wholeCast(application)
  const { administrator, officer } = cast
  const { people, hasMore } = await listPeople(application, administrator, all)
  const names = people.map(({ username }) => username)
  expect(names.toSorted()).toEqual(
    Object.values(cast)
      .map(({ username }) => username)
      .toSorted(),
  )
  const areStaff = people.map(({ role }) => needsSecondStep(role))
  expect(areStaff).toEqual(areStaff.toSorted((one, other) => Number(other) - Number(one)))
  expect(new Set(areStaff)).toEqual(new Set([true, false]))
  expect(hasMore).toBe(false)
  expect(JSON.stringify(people)).not.toContain('@')
  await expect(listPeople(application, officer, all)).rejects.toMatchObject({ code: 'administrators-only' })
})

test('people are found by a part of their name, by their whole address, and by role', async () => {
  const application = await withApplication()
  const { administrator } = await wholeCast(application)
  const find = async (query: string, role: 'reporter' | 'officer' | null = null) =>
    (await listPeople(application, administrator, { ...all, query, role })).people.map(
      ({ username }) => username,
    )
  expect(await find('AM')).toEqual(['dami', 'gambo', 'amina'])
  expect(await find('amina@EXAMPLE.org')).toEqual(['amina'])
  expect(await find('@example.org')).toEqual([])
  expect(await find('', 'officer')).toEqual(['chidi', 'gambo'])
  for (const odd of ['%', '_', "'", '\\', 'zzz']) expect(await find(odd)).toEqual([])
})

test('a page has twenty', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await application.database.pool.query(
    `insert into profiles (id, username, email, created_at)
     select gen_random_uuid(), 'person' || n, 'person' || n || '@example.org', now() from generate_series(10, 39) n`,
  )
  const pages = await Promise.all(
    [1, 2, 3].map((page) => listPeople(application, administrator, { ...all, page })),
  )
  expect(pages.map(({ people, hasMore }) => [people.length, hasMore])).toEqual([
    [20, true],
    [11, false],
    [0, false],
  ])
})

test('people are found by their state and by their second step', async () => {
  const application = await withApplication()
  const { administrator, officer, reporter } = await cast(application, 'administrator', 'officer', 'reporter')
  await withAppSetUp(application, officer)
  await application.database.pool.query("update profiles set status = 'suspended' where id = $1", [
    reporter.id,
  ])
  const find = async (asked: Partial<typeof all> | object) =>
    (await listPeople(application, administrator, { ...all, ...asked })).people
  const named = async (asked: object) => (await find(asked)).map(({ username }) => username)
  expect(await named({ status: 'suspended' })).toEqual(['amina'])
  expect(await named({ status: 'active' })).toEqual(['dami', 'chidi'])
  expect(await named({ secondStep: 'set up' })).toEqual(['chidi'])
  expect(await named({ secondStep: 'missing' })).toEqual(['dami', 'amina'])
  expect((await find({})).map(({ secondStep }) => secondStep)).toEqual(['none', 'app', 'none'])
})

test('the day of last use and the reports are shown of staff, and of no one else', async () => {
  const application = await withApplication()
  const { administrator, reviewer, reporter } = await cast(
    application,
    ...(['administrator', 'reviewer', 'reporter'] as const),
  )
  for (const person of [reviewer, reporter]) {
    const token = await startSession(application, person, 'full')
    application.later(minutes(20))
    await findSession(application, token)
  }
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Both vouchers.' })
  const { people } = await listPeople(application, administrator, all)
  const today = dayInNigeria(application.now())
  expect(people.map(({ username, work }) => [username, work])).toEqual([
    ['dami', { lastUsedOn: null, reports: 0 }],
    ['bola', { lastUsedOn: today, reports: 1 }],
    ['amina', null],
  ])
  const { rows } = await application.database.pool.query<{ username: string; day: string }>(
    'select username, last_used_on::text as day from profiles where last_used_on is not null',
  )
  expect(rows.map(({ username }) => username)).toEqual(['bola'])
  expect(rows[0]?.day).toBe(today)
})

test('who leaves the staff takes the day of last use along', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer', 'secondOfficer')
  await startSession(application, officer)
  await changeRole(application, administrator, officer.id, { role: 'reporter' })
  await settleProposals(application)
  const { rows } = await application.database.pool.query(
    'select role, last_used_on from profiles where id = $1',
    [officer.id],
  )
  expect(rows).toEqual([{ role: 'reporter', last_used_on: null }])
})
