import { expect, test } from 'vitest'
import { listPublicReports } from '#server/finding/public-list.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { rateReport } from './rate-report.ts'
import { verifyReport } from './verify-report.ts'

test('a first rating counts as it is, and the next is averaged with it', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await rateReport(application, reviewer, id, { rating: '4' })
  expect((await showReport(application, reviewer, id)).credibilityRating).toBe(4)
  await rateReport(application, officer, id, { rating: '1' })
  expect((await showReport(application, reviewer, id)).credibilityRating).toBe(2.5)
})

test('a rating of a public report shows in the public list at once', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Seen.' })
  await approveReport(application, officer, id, buildStatements())
  expect((await listPublicReports(application, null)).cards[0]?.credibilityRating).toBe(0)
  await rateReport(application, reviewer, id, { rating: '5' })
  expect((await listPublicReports(application, null)).cards[0]?.credibilityRating).toBe(5)
})

test.each(['', '0', '6', '2.5', 'many', undefined])('%j is no rating', async (rating) => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  await expect(rateReport(application, reviewer, id, { rating })).rejects.toMatchObject({
    fields: { rating: { code: 'not-a-rating' } },
  })
})

test('words that changed after they were read are neither rated nor verified nor approved', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  const stale = { contentVersion: '2', rating: '3', method: 'document_check', notes: 'Seen.' }
  await expect(rateReport(application, reviewer, id, stale)).rejects.toMatchObject({ code: 'words-changed' })
  await expect(verifyReport(application, reviewer, id, stale)).rejects.toMatchObject({
    code: 'words-changed',
  })
  await verifyReport(application, reviewer, id, { ...stale, contentVersion: '1' })
  await expect(
    approveReport(application, officer, id, { ...buildStatements(), ...stale }),
  ).rejects.toMatchObject({
    code: 'words-changed',
  })
})
