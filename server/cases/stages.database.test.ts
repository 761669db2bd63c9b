import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { statuses } from '#domain/reports/workflow.ts'
import { days } from '#domain/time/durations.ts'
import { makeWaitingMatchKeys } from '#server/similar/make-match-keys.ts'
import { eraseWithdrawn } from '#server/sources/erase-withdrawn.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { claimReport } from './claim-report.ts'
import { listQueue } from './list-queue.ts'
import { verifyReport } from './verify-report.ts'

const verification = { method: 'document_check', notes: 'Compared.' }

test('each stage lists its own reports, and counts them as the list shows them', async () => {
  const { application, reporter, reviewer, officer } = await staffed()
  const named = (personName: string) => submitted(application, reporter, { personName })
  await named('New One')
  const [held, verified, decided] = [await named('Held'), await named('Verified'), await named('Decided')]
  const rejected = await named('Rejected')
  await claimReport(application, reviewer, held.id)
  await verifyReport(application, reviewer, verified.id, verification)
  await verifyReport(application, reviewer, decided.id, verification)
  await claimReport(application, officer, decided.id)
  await rejectedByTwo(application, officer, rejected.id, { reason: 'Empty.' })

  const expected = [
    ['new', ['New One']],
    ['assigned', ['Held']],
    ['verified', ['Verified']],
    ['to-approve', ['Decided']],
    ['disputed', []],
    ['closed', ['Rejected']],
  ] as const
  for (const [stage, names] of expected) {
    const { entries, stageCounts } = await list(application, reviewer, `stage=${stage}`)
    expect(entries.map(({ personName }) => personName)).toEqual(names)
    expect(entries.every((entry) => entry.stage === stage)).toBe(true)
    expect(stageCounts).toEqual({
      ...{ new: 1, assigned: 1, verified: 1, 'to-approve': 1, disputed: 0, closed: 1 },
    })
  }
})

test('the counts agree with the reports after every change, for each person without what is hidden from them', async () => {
  const { application, reporter, reviewer, secondReviewer, officer } = await staffed()
  await submitted(application, reporter)
  await publicReport(application, { owner: reporter, reviewer, officer })
  const withdrawn = await submitted(application, reporter)
  await withdrawReport(application, reporter, withdrawn.id)
  const rejected = await submitted(application, reporter)
  await rejectedByTwo(application, officer, rejected.id, { reason: 'Empty.' })
  expect(await kept(application)).toEqual(await counted(application))
  application.later(days(400))
  await eraseWithdrawn(application, { limit: application.now() })
  expect(await kept(application)).toEqual(await counted(application))
  const raw = application.randomness.uuid()
  await application.database.pool.query(
    `insert into reports (id, reference_number, submission_key, status, sealed_words, created_at, updated_at)
     values ($1, 'WR-26112110001', $1, 'pending', '', '2026-11-21T00:00:00+01:00', '2026-11-21T00:00:00+01:00')`,
    [raw],
  )
  expect(await kept(application)).toEqual(await counted(application))
  await application.database.pool.query('delete from reports where id = $1', [raw])
  expect(await kept(application)).toEqual(await counted(application))
  const before = (await list(application, secondReviewer)).counts
  await submitted(application, reporter, { mustNotSee: 'Bola' })
  expect((await list(application, reviewer)).counts).toEqual(before)
  expect((await list(application, secondReviewer)).counts.pending).toBe(before.pending + 1)
})

test('a report is found by its number and by the name, in every stage, and never by who must not see it', async () => {
  const { application, reporter, reviewer, secondReviewer, officer } = await staffed()
  const { referenceNumber } = await submitted(application, reporter, { personName: 'Wombat Kirkira' })
  const rejected = await submitted(application, reporter, { personName: 'Quokka Kirkira' })
  await rejectedByTwo(application, officer, rejected.id, { reason: 'Empty.' })
  const hidden = await submitted(application, reporter, { personName: 'Numbat Misali', mustNotSee: 'Bola' })
  await makeWaitingMatchKeys(application)

  const found = async (person: Person, q: string) =>
    (await list(application, person, `q=${q}`)).entries.map(({ personName }) => personName)
  for (const q of [referenceNumber, referenceNumber.slice(3), referenceNumber.slice(-5), 'Kirkira+Wombat'])
    expect(await found(reviewer, q)).toContain('Wombat Kirkira')
  expect(await found(reviewer, 'Quokka')).toEqual(['Quokka Kirkira'])
  expect(await found(reviewer, 'Quokka&stage=new')).toEqual([])
  for (const q of ['Numbat', hidden.referenceNumber]) {
    expect(await found(reviewer, q)).toEqual([])
    expect(await found(secondReviewer, q)).toEqual(['Numbat Misali'])
  }
  expect(await found(reviewer, 'nothing%25_like')).toEqual([])
})

test('a report is found by its name from the moment it is sent, and once when its match keys are made', async () => {
  const { application, reporter, reviewer } = await staffed()
  const { id } = await submitted(application, reporter, { personName: 'Wombat Kirkira' })
  await submitted(application, reporter, { personName: 'Numbat Misali' })
  const found = async (q: string) =>
    (await list(application, reviewer, `q=${q}`)).entries.map(({ personName }) => personName)
  const before = [await found('Kirkira'), await found('Quokka')]
  expect(before).toEqual([['Wombat Kirkira'], []])
  await makeWaitingMatchKeys(application)
  expect([await found('Kirkira'), await found('Quokka')]).toEqual(before)
  // Also by a name that came with a change.
  await editReport(application, reporter, id, buildReport({ personName: 'Quokka Kirkira' }))
  expect(await found('Quokka')).toEqual(['Quokka Kirkira'])
})

test('a payer comes before others at no more than every second place', async () => {
  const { application, reporter, stranger, reviewer } = await staffed()
  const person = (each: Person): Person => ({ ...each, subscription: { tier: 'premium', status: 'active' } })
  await givePlan(application, stranger.id, { source: 'payment' })
  for (const name of ['Free 1', 'Free 2', 'Free 3'])
    await submitted(application, person(reporter), { personName: name })
  application.later(days(1))
  for (const name of ['Paying 1', 'Paying 2', 'Paying 3', 'Paying 4'])
    await submitted(application, person(stranger), { personName: name })
  const order = (await list(application, reviewer)).entries.map(({ personName }) => personName.split(' ')[0])
  expect(order).toEqual(['Paying', 'Free', 'Paying', 'Free', 'Paying', 'Free', 'Paying'])
})

async function staffed() {
  const application = await withApplication()
  const people = await cast(
    application,
    ...(['reporter', 'stranger', 'reviewer', 'secondReviewer', 'officer'] as const),
  )
  return { application, ...people }
}

function list(application: TestApplication, person: Person, address = '') {
  return listQueue(application, person, readQueueFilters(new URLSearchParams(address)), null)
}

async function kept({ database }: TestApplication) {
  const { rows } = await database.pool.query<{ status: string; reports: string }>(
    'select status, sum(reports) as reports from report_counts group by status',
  )
  return asTable(rows)
}

async function counted({ database }: TestApplication) {
  const { rows } = await database.pool.query<{ status: string; reports: string }>(
    'select status, count(*) as reports from reports where erased_on is null group by status',
  )
  return asTable(rows)
}

function asTable(rows: readonly { status: string; reports: string }[]) {
  const byStatus = new Map(rows.map(({ status, reports }) => [status, Number(reports)]))
  return statuses.map((status) => [status, byStatus.get(status) ?? 0])
}
