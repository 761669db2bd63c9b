import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { atomFeed } from '#server/finding/atom-feed.ts'
import { buildCorrection } from '#tests/support/correction-requests.ts'
import { disputed, waiting } from '#tests/support/open-corrections.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmCorrection } from './decide-correction.ts'
import { type LogPage, listCorrections } from './list-corrections.ts'
import { proposeCorrection } from './propose-correction.ts'

const day = days(1)

test('the log comes in pages, newest first, and no entry is lost or shown twice', async () => {
  const application = await withApplication()
  const { id, referenceNumber } = await publicReport(application)
  await application.database.pool.query(
    `insert into public_corrections (id, report_id, reference_number, outcome, parts, words, published_at)
     select gen_random_uuid(), $1, $2, 'corrected', '{evidence}', n::text, timestamptz '2026-01-01' + n / 2 * interval '1 day'
     from generate_series(1, 45) n`,
    [id, referenceNumber],
  )
  const seen: string[] = []
  let after: string | null = null
  do {
    const page: LogPage = await listCorrections(application, after)
    seen.push(...page.entries.map(({ words }) => words))
    after = page.older
  } while (after)
  expect(new Set(seen).size).toBe(45)
  expect(seen).toHaveLength(45)
  expect(Number(seen[0])).toBeGreaterThanOrEqual(44)
})

test('the feed is newer after a dispute and after a correction', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  application.later(day)
  await disputed(application, report)
  expect(await atomFeed(application)).toContain('<updated>2026-11-22T00:00:01+01:00</updated>')
  expect(await atomFeed(application)).toContain('Disputed since 2026-11-22.')
  application.later(day)
  await proposeCorrection(application, report.reviewer, report.id, buildCorrection({ evidence: 'One.' }))
  await confirmCorrection(application, report.officer, report.id, await waiting(application, report))
  expect(await atomFeed(application)).toContain('<updated>2026-11-23T00:00:01+01:00</updated>')
})
