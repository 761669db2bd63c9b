import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import type { Application } from '#server/kernel/application.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { reviewReport } from './review-report.ts'
import { verifyReport } from './verify-report.ts'

const review = { reviewType: 'evidence', comments: 'The quokka voucher is missing its second page.' }

test('a review is shown with its type, comments, author and role, newest first, and moves no status', async () => {
  const { application, id, reviewer, secondReviewer, officer } = await waiting()
  await reviewReport(application, secondReviewer, id, review)
  application.later(minutes(1))
  await reviewReport(application, officer, id, {
    reviewType: 'fairness',
    comments: 'Two people have this name.',
  })

  const view = await showReport(application, reviewer, id)
  expect(view.status).toBe('pending')
  expect(view.reviews).toMatchObject([
    { type: 'fairness', comments: 'Two people have this name.', by: 'chidi', role: 'officer' },
    { type: 'evidence', by: 'folake', role: 'reviewer', at: '2026-11-21T09:00:00.000Z' },
  ])
  expect(view.history.at(-1)).toMatchObject({
    ...{ kind: 'report.peer_reviewed', name: 'Peer reviewed', by: 'chidi' },
    detail: { reviewType: 'fairness' },
  })
})

test('neither the owner nor the public reads a review, and the database holds its comments sealed', async () => {
  const { application, id, reporter, secondReviewer, officer, observer } = await waiting()
  await reviewReport(application, secondReviewer, id, review)
  expect((await showReport(application, reporter, id)).reviews).toEqual([])
  await approveReport(application, officer, id, buildStatements())
  expect((await showReport(application, observer, id)).reviews).toEqual([])
  expect(JSON.stringify(await listPublicReports(application, null))).not.toContain('quokka')
  expect(await everyRow(application)).not.toContain('quokka')
})

test('the person who verified the report is told, by its number alone; its owner and the reviewer are not', async () => {
  const { application, id, referenceNumber, reporter, reviewer, secondReviewer } = await waiting()
  await verifyReport(application, secondReviewer, id, { method: 'document_check', notes: 'Compared.' })
  await reviewReport(application, secondReviewer, id, review)

  const told = await listNotifications(application, reviewer, { length: 5 })
  expect(told.notifications).toMatchObject([{ type: 'peer_review', title: 'Peer review submitted' }])
  expect(JSON.stringify(told)).toContain(referenceNumber)
  expect(JSON.stringify(told)).not.toContain('quokka')
  for (const person of [reporter, secondReviewer]) {
    const { notifications } = await listNotifications(application, person, { length: 5 })
    expect(notifications.filter(({ type }) => type === 'peer_review')).toEqual([])
  }
})

test('no one reviews a report of their own, and a reporter or an observer none at all', async () => {
  const { application, id, reporter, observer, reviewer } = await waiting()
  const own = await submitted(application, reviewer)
  await expect(reviewReport(application, reviewer, own.id, review)).rejects.toMatchObject({
    code: 'own-report',
  })
  await expect(reviewReport(application, reporter, id, review)).rejects.toMatchObject({
    code: 'access-denied',
  })
  await expect(reviewReport(application, observer, id, review)).rejects.toMatchObject({ code: 'not-found' })
  expect((await showReport(application, reviewer, id)).reviews).toEqual([])
})

test.each([
  [{ ...review, reviewType: '' }, 'reviewType', 'not-in-list'],
  [{ ...review, reviewType: 'mood' }, 'reviewType', 'not-in-list'],
  [{ ...review, comments: ' \n ' }, 'comments', 'missing'],
  [{ ...review, comments: 'x'.repeat(5_001) }, 'comments', 'too-long'],
])('a review as %j is refused', async (input, field, code) => {
  const { application, id, officer } = await waiting()
  await expect(reviewReport(application, officer, id, input)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { [field]: { code } },
  })
})

test('an approved report is still reviewed, one that was rejected is not', async () => {
  const first = await waiting()
  const { application, officer, secondReviewer, reporter } = first
  const other = await submitted(application, reporter)
  await approveReport(application, officer, first.id, buildStatements())
  await rejectedByTwo(application, officer, other.id, { reason: 'The land is leased.' })
  await expect(reviewReport(application, secondReviewer, first.id, review)).resolves.toBe('approved')
  await expect(reviewReport(application, secondReviewer, other.id, review)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
})

test('a review of words that were changed afterwards says so, and one of words that were not read is refused', async () => {
  const { application, id, reporter, officer } = await waiting()
  await reviewReport(application, officer, id, { ...review, contentVersion: '1' })
  await editReport(application, reporter, id, buildReport({ evidence: 'Three vouchers.' }))
  expect((await showReport(application, officer, id)).reviews).toMatchObject([{ isOfEarlierWords: true }])
  await expect(
    reviewReport(application, officer, id, { ...review, contentVersion: '1' }),
  ).rejects.toMatchObject({ code: 'words-changed' })
})

/** A report that the reviewer has verified. */
async function waiting() {
  const application: Application & { later(milliseconds: number): void } = await withApplication()
  const people = await cast(
    application,
    ...(['reporter', 'observer', 'reviewer', 'secondReviewer', 'officer'] as const),
  )
  const report = await submitted(application, people.reporter)
  await verifyReport(application, people.reviewer, report.id, {
    method: 'document_check',
    notes: 'Compared.',
  })
  return { application, ...report, ...people }
}
