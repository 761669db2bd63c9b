import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { publicReports } from '#server/database/schema.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listQueue } from './list-queue.ts'
import { reviewReport } from './review-report.ts'
import { verifyReport } from './verify-report.ts'

const verification = { method: 'document_check', notes: 'Compared.' }
const review = { reviewType: 'evidence', comments: 'The vouchers fit.' }
const notFound = { code: 'not-found' }

test('who must not see it, as its sender asks, never does: not in the queue, by its address, or in a notification', async () => {
  const { application, reporter, reviewer, secondReviewer, officer } = await staffed()
  const { id } = await submitted(application, reporter, { mustNotSee: 'The clerk Bola' })
  expect(await idsInQueue(application, reviewer), 'a sentence is no name').toEqual([id])
  const kept = await submitted(application, reporter, { mustNotSee: 'Bola\nthe registry' })
  expect(await idsInQueue(application, reviewer)).toEqual([id])
  expect((await idsInQueue(application, secondReviewer)).toSorted()).toEqual([id, kept.id].toSorted())
  await expect(showReport(application, reviewer, kept.id)).rejects.toMatchObject(notFound)
  await expect(verifyReport(application, reviewer, kept.id, verification)).rejects.toMatchObject(notFound)
  await verifyReport(application, secondReviewer, kept.id, verification)
  await reviewReport(application, officer, kept.id, review)
  expect(await newsOf(application, reviewer)).toBe(0)
  expect(await newsOf(application, secondReviewer)).toBe(1)
})

test('a source without an account is heard in the same way', async () => {
  const { application, reviewer, secondReviewer } = await staffed()
  const formNumber = application.randomness.uuid()
  const typed = buildReport({
    wrongKind: 'bribe',
    whatHappened: 'A fee was asked.',
    mustNotSee: 'B. Gwajiyo',
  })
  await sendReport(application, { ...typed, formNumber }, null)
  expect(await idsInQueue(application, reviewer)).toEqual([])
  expect(await idsInQueue(application, secondReviewer)).toHaveLength(1)
})

test('what is for staff alone is not in the public copy, nor found by a search', async () => {
  const { application, reporter, reviewer, officer } = await staffed()
  const hidden = { witnesses: 'The cashier of the second counter', mustNotSee: 'Ngozi Okafor' }
  const { id } = await submitted(application, reporter, {
    ...{ wrongKind: 'bribe', whatHappened: 'A fee was asked.', amount: 'N20,000', place: 'Counter 4' },
    ...hidden,
  })
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())
  const rows = JSON.stringify(await application.database.queries.select().from(publicReports))
  expect(rows).toContain('A fee was asked.')
  expect(rows).toContain('Counter 4')
  for (const text of Object.values(hidden)) expect(rows).not.toContain(text)
})

async function newsOf(application: TestApplication, person: Person): Promise<number> {
  return (await listNotifications(application, person)).notifications.length
}

async function staffed() {
  const application = await withApplication()
  const people = await cast(application, ...(['reporter', 'reviewer', 'secondReviewer', 'officer'] as const))
  return { application, ...people }
}

async function idsInQueue(application: TestApplication, person: Person): Promise<string[]> {
  const { entries } = await listQueue(application, person, readQueueFilters(new URLSearchParams()), null)
  return entries.map(({ id }) => id)
}
