import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { refuseRequest } from '#server/publishing/corrections/settle-request.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { waitingRequest } from '#tests/support/correction-requests.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { bringFiguresUpToDate } from './bring-figures-up-to-date.ts'
import { figuresCsv } from './figures-csv.ts'
import { showFigures } from './show-figures.ts'

const verification = { method: 'document_check', notes: 'Compared.' }

test('each step counts once on its day, also when two processes add it up', async () => {
  const application = await withApplication()
  await oneOfFive(application)
  await Promise.all([bringFiguresUpToDate(application), bringFiguresUpToDate(application)])
  await bringFiguresUpToDate(application)
  expect(await rowsOf(application, 'daily_figures', 'measure')).toEqual([
    ['2026-11-21', 'received', 5],
    // Verified twice, and counted once.
    ['2026-11-24', 'published', 1],
    ['2026-11-24', 'verified', 1],
  ])
  expect(await rowsOf(application, 'daily_waits', 'wait, waited')).toEqual([
    ['2026-11-24', 'correction', 0, 1],
    ['2026-11-24', 'decision', 3, 1],
    ['2026-11-24', 'verification', 3, 1],
  ])
})

test('the sum of each month is that of its days, however often a day is raised', async () => {
  const application = await withApplication()
  const { pool } = application.database
  for (let round = 0; round < 3; round += 1) {
    await pool.query(
      `insert into daily_figures (day, measure, reports)
       select cast(day as date), 'received', 1 + $1::int from generate_series(date '2026-08-27', '2026-10-02', '3 days') day
       on conflict (day, measure) do update set reports = daily_figures.reports + excluded.reports`,
      [round],
    )
    await pool.query(
      `insert into daily_waits (day, wait, waited, reports)
       select cast(day as date), 'decision', waited, 2 from generate_series(date '2026-09-28', '2026-10-03', '1 day') day,
         generate_series($1::int, 4) waited
       on conflict (day, wait, waited) do update set reports = daily_waits.reports + excluded.reports`,
      [round],
    )
  }
  await pool.query(`update daily_figures set reports = reports - 1 where day = '2026-08-30'`)
  const { rows: figures } = await pool.query(
    `select m.reports, sum(d.reports)::int as days from monthly_figures m
     join daily_figures d on to_char(d.day, 'YYYY-MM-"01"') = m.month::text and d.measure = m.measure
     group by m.month, m.measure, m.reports order by m.month`,
  )
  expect(figures).toHaveLength(3)
  const { rows: lengths } = await pool.query(
    `select m.reports, sum(d.reports)::int as days from monthly_waits m
     join daily_waits d on to_char(d.day, 'YYYY-MM-"01"') = m.month::text and d.wait = m.wait
       and d.waited = m.waited
     group by m.month, m.wait, m.waited, m.reports`,
  )
  expect(lengths).toHaveLength(10)
  for (const { reports, days: ofDays } of [...figures, ...lengths]) expect(reports).toBe(ofDays)
})

test('a month is told when it has ended, and a small number is not', async () => {
  const application = await withApplication()
  await oneOfFive(application)
  await bringFiguresUpToDate(application)
  expect((await showFigures(application)).months).toEqual([])

  application.later(days(7))
  const { months, medians } = await showFigures(application)
  const counts = { received: 5, verified: null, published: 1, rejected: null, corrected: 0, retracted: 0 }
  expect(months).toEqual([{ month: '2026-11', counts }])
  expect(medians).toEqual({ verification: null, decision: null, correction: null })
  expect(await figuresCsv(application)).toBe(
    'month,received,verified,published,rejected,corrected,retracted\r\n2026-11,5,under 5,1,under 5,0,0\r\n',
  )
})

/** Five reports, of which one is verified twice and published three days later, and a request that was refused on its day. */
async function oneOfFive(application: TestApplication): Promise<void> {
  const people = await cast(application, 'reporter', 'reviewer', 'secondReviewer', 'officer')
  const { id } = await submitted(application, people.reporter)
  for (const state of ['Kano', 'Lagos', 'Edo', 'Imo'])
    await submitted(application, people.reporter, { state })
  application.later(days(3))
  await verifyReport(application, people.reviewer, id, verification)
  await verifyReport(application, people.secondReviewer, id, verification)
  await approveReport(application, people.officer, id, buildStatements())
  const request = await waitingRequest(application, people.reviewer, id)
  await refuseRequest(application, people.reviewer, request, { reason: 'The register says otherwise.' })
}

async function rowsOf(application: TestApplication, table: string, columns: string): Promise<unknown[]> {
  const { rows } = await application.database.pool.query<Record<string, unknown>>(
    `select day::text, ${columns}, reports from ${table} order by day, ${columns}`,
  )
  return rows.map((row) => Object.values(row))
}
