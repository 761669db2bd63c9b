import { expect, test } from 'vitest'
import { showReport } from '#server/report-view/show-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { showUsualWaits } from './show-figures.ts'

test('a source is told how long steps took half of all reports, once there are enough of them', async () => {
  const application = await withApplication()
  expect(await showUsualWaits(application)).toEqual({ verification: null, decision: null })
  await took(application, 'verification', [3, 4, 6, 9])
  expect((await showUsualWaits(application)).verification).toBeNull()
  await took(application, 'verification', [20])
  await took(application, 'decision', [8, 8, 11, 30, 41])
  expect(await showUsualWaits(application)).toEqual({ verification: 6, decision: 11 })
})

test('what took place in the month that runs, or before the last twelve, is not counted', async () => {
  const application = await withApplication()
  await took(application, 'verification', [1, 1, 1, 1, 1], '2026-11-02')
  await took(application, 'decision', [2, 2, 2, 2, 2], '2025-10-31')
  expect(await showUsualWaits(application)).toEqual({ verification: null, decision: null })
})

test('the owner of a report receives how far it is and the usual times; staff and others receive neither', async () => {
  const application = await withApplication()
  const { reporter, reviewer } = await cast(application, 'reporter', 'reviewer')
  const { id } = await submitted(application, reporter)
  const usual = { verification: null, decision: null }
  expect((await showReport(application, reporter, id)).progress).toEqual({ isVerified: false, usual })
  expect((await showReport(application, reviewer, id)).progress ?? null).toBeNull()
})

async function took(
  { database }: TestApplication,
  wait: string,
  days: readonly number[],
  day = '2026-10-10',
): Promise<void> {
  for (const waited of days)
    await database.pool.query(
      `insert into daily_waits (day, wait, waited, reports) values ($1, $2, $3, 1)
       on conflict (day, wait, waited) do update set reports = daily_waits.reports + 1`,
      [day, wait, waited],
    )
}
