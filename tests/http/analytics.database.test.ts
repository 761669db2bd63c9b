import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readListFilters } from '#domain/finding/list-filters.ts'
import { subscriptionStatuses, tiers } from '#domain/plans/plans.ts'
import { shownStatus } from '#domain/reports/shown-status.ts'
import { rateReport } from '#server/cases/rate-report.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { listPublicReports, searchPublicReports } from '#server/finding/public-list.ts'
import { showDashboard } from '#server/plans/dashboard/show-dashboard.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { analyticsCsv, chartNames } from '#server/transparency/analytics/analytics-csv.ts'
import { showAnalytics } from '#server/transparency/analytics/show-analytics.ts'
import { sumPublicReports } from '#server/transparency/analytics/sum-public-reports.ts'
import { cast, submitted } from '#tests/cast.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { drawAnalytics } from '#web/transparency/analytics/draw-analytics.tsx'
import { findingOf } from '#web/transparency/analytics/finding-of.ts'
import { wordsIn } from '#words/catalogue.ts'

test('each picture has the numbers of the lists that it leads to, and of its file', async () => {
  const { application, reader } = await populated()
  await sumPublicReports(application)
  const analytics = await showAnalytics(application, reader, 'year')
  expect(analytics.all).toBe(3)
  const charts = drawAnalytics(analytics, wordsIn('en'))
  expect(charts.map(({ name }) => name).toSorted()).toEqual([...chartNames].toSorted())
  for (const { name, chart } of charts) {
    expect(chart.html).toMatch(/^<figure[\s\S]*<details[\s\S]*<table/)
    const links = [
      ...chart.html.matchAll(/<th scope="row"[^>]*><a href="([^"]+)"[^>]*>[^<]*<\/a><\/th><td[^>]*>(\d+)/g),
    ]
    for (const [, href = '', shown] of name === 'state' ? [] : links) {
      if (href === '/corrections') continue
      const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'https://example.org')
      const { filters } = readListFilters(searchParams)
      const page =
        pathname === '/search'
          ? await searchPublicReports(application, reader, searchParams.get('q') ?? '', null, filters)
          : await listPublicReports(application, null, filters)
      expect(page.count, `${name} ${href}`).toEqual({ rows: Number(shown), isExact: true })
    }
  }
  expect(await analyticsCsv(application, reader, 'state', 'year')).toBe(
    'state,reports\r\nKano,2\r\nLagos,1\r\n',
  )
})

test('each picture says its finding: who leads, what few typed never does, and a share where yes or no is asked', async () => {
  const { application, reader } = await populated()
  await sumPublicReports(application)
  const analytics = await showAnalytics(application, reader, 'year')
  const findings = Object.fromEntries(
    drawAnalytics(analytics, wordsIn('en')).map(({ name, chart }) => [
      name,
      /<figcaption[^>]*>(?:<[^>]+>)*([^<]+)/.exec(chart.html)?.[1],
    ]),
  )
  expect(findings).toMatchObject({
    office: 'By office, Governor has the most: 1 of 3',
    disputed: 'Disputed: 0 of 3 reports',
    corrected: 'Corrected since: 0 of 3 reports',
  })
  const sectors = { ...analytics.sums, sector: [{ value: 'police', reports: 1 }] }
  const two = [...sectors.sector, { value: 'education', reports: 1 }]
  const words = wordsIn('en').analytics
  const said = (sector: typeof two) =>
    findingOf('sector', { sums: { ...sectors, sector }, all: 4 }, { labelOf: (value) => value, words })
  expect(said(sectors.sector)).toBe('By sector, police has the most: 1 of 4')
  expect(said(two)).toBe('By sector, several share the first place, with 1 of 4 each')
  expect(said([])).toBe('By sector, none is named often enough to be shown alone')
})

test('a retracted report is in no sum after the next run, and a rare office is in none by its name', async () => {
  const { application, reader, officer, ids } = await populated()
  await sumPublicReports(application)
  await Promise.all([sumPublicReports(application), sumPublicReports(application)])
  expect((await showAnalytics(application, reader, 'all')).sums.office).toEqual([
    { value: 'other', reports: 2 },
    { value: 'Governor', reports: 1 },
  ])
  await retractReport(application, officer, ids[0] ?? '', { reason: 'It was another person.' })
  await sumPublicReports(application)
  expect(await showAnalytics(application, reader, 'all')).toMatchObject({
    all: 2,
    sums: {
      state: [
        { value: 'Kano', reports: 1 },
        { value: 'Lagos', reports: 1 },
      ],
    },
  })
})

test('by every plan: the charts and the dashboard are shown with it alone', async () => {
  const { application, reader } = await populated()
  for (const tier of tiers)
    for (const status of subscriptionStatuses) {
      const person: Person = { ...reader, subscription: { tier, status } }
      for (const act of [
        () => showAnalytics(application, person, 'all'),
        () => analyticsCsv(application, person, 'months', 'all'),
        () => showDashboard(application, person),
      ])
        if (tier !== 'free' && status === 'active') await act()
        else await expect(act()).rejects.toMatchObject({ code: 'not-in-plan' })
    }
})

test('a dashboard has the own reports by status and how long they took, and no one else’s', async () => {
  const { application, reader, other } = await populated()
  await submitted(application, reader)
  const { byStatus, steps, thisMonth, asked, plan } = await showDashboard(application, reader)
  expect(byStatus).toEqual([
    { status: 'approved', reports: 3 },
    { status: 'pending', reports: 1 },
  ])
  expect(steps).toEqual({
    verified: { reports: 3, medianDays: 0 },
    decided: { reports: 3, medianDays: 0 },
  })
  expect([thisMonth, asked, plan.tier]).toEqual([{ sent: 4, most: null }, [], 'premium'])
  expect((await showDashboard(application, other)).byStatus).toEqual([])
})

test('a report that was verified is no longer counted among those that wait for it', async () => {
  const { application, reader, reviewer } = await populated()
  const [one] = [await submitted(application, reader), await submitted(application, reader)]
  await verifyReport(application, reviewer, one.id, { method: 'document_check', notes: 'Compared.' })
  const { byStatus } = await showDashboard(application, reader)
  expect(byStatus).toEqual([
    { status: 'approved', reports: 3 },
    { status: 'pending', reports: 1 },
    { status: 'verified', reports: 1 },
  ])
  const listed = await listOwnReports(application, reader)
  for (const { status, reports } of byStatus)
    expect(listed.filter((report) => shownStatus(report.status, report) === status)).toHaveLength(reports)
})

async function populated() {
  const application = await withApplication()
  const { reporter, reviewer, officer, stranger } = await cast(
    application,
    ...(['reporter', 'reviewer', 'officer', 'stranger'] as const),
  )
  const subscription = { tier: 'premium', status: 'active' } as const
  const ids: string[] = []
  for (const words of [
    { state: 'Kano' },
    { state: 'Kano', sector: 'education', position: 'Governor', wrongKind: 'wealth' },
    { state: 'Lagos' },
  ])
    ids.push((await publicReport(application, { owner: reporter, reviewer, officer, words })).id)
  await rateReport(application, reviewer, ids[1] ?? '', { rating: '4' })
  const reader: Person = { ...reporter, subscription }
  return { application, reader, other: { ...stranger, subscription }, reviewer, officer, ids }
}
