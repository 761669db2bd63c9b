import { expect, test } from 'vitest'
import {
  inventedSearches,
  missedSearches,
  searchedReports,
} from '#tests/support/finding/invented-searches.ts'
import { addSearchedReports } from '#tests/support/finding/searched-reports.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('at least 95 in 100 of 200 searches, as people type them, have their report among the first ten', async () => {
  const application = await withApplication()
  const reports = searchedReports(() => application.now())
  await addSearchedReports(application, reports)
  const missed = await missedSearches(application, reports)
  expect(inventedSearches.length * 5).toBe(200)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(10)
})
