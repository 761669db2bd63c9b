import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { queryOf } from '#domain/cases/waiting-cases.ts'
import { days } from '#domain/time/durations.ts'
import { cast, submitted } from '#tests/cast.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { claimReport } from './claim-report.ts'
import { countWaiting } from './count-waiting.ts'
import { setDueDay } from './desk/arrange-report.ts'
import { listQueue } from './list-queue.ts'
import { verifyReport } from './verify-report.ts'

const verification = { method: 'document_check', notes: 'Compared.' }

test('each number is that of the part of the table to which it leads, for each member', async () => {
  const { application, reporter, stranger, reviewer, officer } = await staffed()
  const send = () => submitted(application, reporter)
  const [mine, byReviewer, byOfficer, held] = [await send(), await send(), await send(), await send()]
  await submitted(application, stranger)
  await claimReport(application, officer, mine.id)
  await verifyReport(application, reviewer, byReviewer.id, verification)
  await verifyReport(application, officer, byOfficer.id, verification)
  await claimReport(application, reviewer, held.id)
  await setDueDay(application, reviewer, held.id, { dueOn: '2026-11-22' })
  const rejected = await send()
  await rejectedByTwo(application, officer, rejected.id, { reason: 'Empty.' })
  application.later(days(1))

  expect(await counted(application, officer)).toEqual({
    ...{ mine: 1, unassigned: 1, 'to-approve': 1, overdue: 0 },
  })
  expect(await counted(application, reviewer)).toEqual({ mine: 1, unassigned: 1, overdue: 0 })
  application.later(days(1))
  expect(await counted(application, officer)).toEqual({
    ...{ mine: 0, unassigned: 3, 'to-approve': 1, overdue: 1 },
  })
  for (const person of [officer, reviewer]) await expectAsListed(application, person)
})

test('a report that a member may not see is never counted for them', async () => {
  const { application, reporter, reviewer, secondReviewer } = await staffed()
  const before = await counted(application, reviewer)
  const { id } = await submitted(application, reporter, { mustNotSee: 'Bola' })
  await submitted(application, reporter, { personName: 'Hon. Gwajiyo, Bola A.' })
  await setDueDay(application, secondReviewer, id, { dueOn: '2026-11-21' })
  application.later(days(1))
  expect(await counted(application, reviewer)).toEqual(before)
  expect(await counted(application, secondReviewer)).toEqual({ mine: 0, unassigned: 2, overdue: 1 })
})

test('nothing is counted before a declaration, and for no one else', async () => {
  const { application, reporter, reviewer } = await staffed()
  await submitted(application, reporter)
  await application.database.pool.query('update staff_declarations set compared_at = null')
  expect(await countWaiting(application, reviewer)).toBeNull()
  await expect(countWaiting(application, reporter)).rejects.toMatchObject({ code: 'access-denied' })
  await expect(countWaiting(application, { ...reviewer, assurance: 'password' })).rejects.toMatchObject({
    code: 'second-step-needed',
  })
})

async function expectAsListed(application: TestApplication, person: Person) {
  for (const { waiting, reports } of (await countWaiting(application, person)) ?? []) {
    const filters = readQueueFilters(new URLSearchParams(queryOf(waiting)))
    const { entries } = await listQueue(application, person, filters, null)
    expect(entries.length, waiting).toBe(reports)
  }
}

async function counted(application: TestApplication, person: Person) {
  const counts = (await countWaiting(application, person)) ?? []
  return Object.fromEntries(counts.map(({ waiting, reports }) => [waiting, reports]))
}

async function staffed() {
  const application = await withApplication()
  return {
    application,
    ...(await cast(application, 'reporter', 'stranger', 'reviewer', 'secondReviewer', 'officer')),
  }
}
