import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { referenceNumberPattern } from '#domain/reports/reference-number.ts'
import { events, reports } from '#server/database/schema.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { submitReport } from './submit-report.ts'

test('every field of a report comes back to its owner as it was typed', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id, referenceNumber } = await submitReport(application, reporter, {
    ...buildReport(),
    personName: '  Ọláńrewájú   “Kirkira” ',
    evidence: 'First line.\r\nSecond line.\n\nThird: 100% <b>sure</b> 🪔 العربية',
    relevantLinks: 'https://example.org/a\r\n\r\nhttp://example.org/b?c=d',
    incidentDate: '2024-02-29',
  })

  const view = await showReport(application, reporter, id)
  expect(referenceNumber).toMatch(referenceNumberPattern)
  expect(view).toMatchObject({ status: 'pending', reader: 'owner', referenceNumber, credibilityRating: 0 })
  expect(view.text.words).toEqual({
    ...{ wrongKind: null, place: '', amount: '', whatHappened: '', witnesses: '', mustNotSee: '' },
    personName: 'Ọláńrewájú “Kirkira”'.normalize('NFC'),
    position: 'Director of Works',
    sector: 'works_housing_transport',
    state: 'Kaduna',
    declaredAssets: 'One bungalow.',
    suspectedAssets: 'Three houses in a new estate, about N400 million.',
    declaredItems: [],
    suspectedItems: [],
    wealthSource: 'Road contracts that were paid twice.',
    evidence: 'First line.\nSecond line.\n\nThird: 100% <b>sure</b> 🪔 العربية',
    relevantLinks: ['https://example.org/a', 'http://example.org/b?c=d'],
    incidentDate: '2024-02-29',
  })
})

test('a report of required fields alone is a report', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { personName, position, sector, state, suspectedAssets, evidence } = buildReport()
  const { id } = await submitReport(application, reporter, {
    ...{ personName, position, sector, state, suspectedAssets, evidence },
  })

  expect((await showReport(application, reporter, id)).text.words).toMatchObject({
    declaredAssets: '',
    wealthSource: '',
    relevantLinks: [],
    incidentDate: null,
  })
})

test('the longest report that the fields allow is taken', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitReport(application, reporter, {
    ...buildReport({ personName: 'ẹ'.repeat(200), position: 'a'.repeat(200), evidence: '字'.repeat(20_000) }),
    ...{ suspectedAssets: 'b'.repeat(5_000), declaredAssets: 'c'.repeat(5_000) },
  })
  expect((await showReport(application, reporter, id)).text.words?.evidence).toHaveLength(20_000)
})

test('a report names its status, its event and its number, and counts as one', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitReport(application, reporter, {
    ...buildReport(),
    status: 'approved',
    ownerId: 'x',
  })

  const [report] = await application.database.queries.select().from(reports)
  expect(report).toMatchObject({
    id,
    ownerMark: markOf(application, 'reports', reporter.id),
    status: 'pending',
    contentVersion: 1,
  })
  const written = await application.database.queries.select().from(events)
  expect(written).toMatchObject([
    { kind: 'report.submitted', subjectId: id, actorId: null, statusFrom: null, statusTo: 'pending' },
  ])
})

test('no one submits without an account, nor with a suspended one', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await expect(submitReport(application, visitor, buildReport())).rejects.toMatchObject({
    code: 'sign-in-needed',
  })
  await expect(
    submitReport(application, { ...reporter, status: 'suspended' }, buildReport()),
  ).rejects.toMatchObject({ code: 'account-suspended' })
})

test('the same form sent again is the same report', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const form = { ...buildReport(), submissionKey: randomUUID() }
  const first = await submitReport(application, reporter, form)
  const again = await submitReport(application, reporter, { ...form, evidence: 'Changed meanwhile.' })
  const inCapitals = await submitReport(application, reporter, {
    ...form,
    submissionKey: form.submissionKey.toUpperCase(),
  })
  expect(again).toEqual(first)
  expect(inCapitals).toEqual(first)
  expect(await application.database.queries.select({ reports: count() }).from(reports)).toEqual([
    { reports: 1 },
  ])
})

test('the same form sent from two tabs at once is one report', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const form = { ...buildReport(), submissionKey: randomUUID() }
  const answers = await Promise.all([1, 2, 3, 4].map(() => submitReport(application, reporter, form)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await application.database.queries.select({ reports: count() }).from(reports)).toEqual([
    { reports: 1 },
  ])
})

test('a form number that another person used already is no obstacle, and gives nothing of theirs', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const form = { ...buildReport(), submissionKey: randomUUID() }
  const theirs = await submitReport(application, reporter, form)
  const own = await submitReport(application, stranger, form)
  expect(own.id).not.toBe(theirs.id)
  expect((await showReport(application, stranger, own.id)).reader).toBe('owner')
})

test('a form with a broken number is a new report', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const subscriber = { ...reporter, subscription: { tier: 'premium', status: 'active' } } as const
  for (const key of ['', 'not a number', '123', "' or 1=1"]) {
    const first = await submitReport(application, subscriber, { ...buildReport(), submissionKey: key })
    const second = await submitReport(application, subscriber, { ...buildReport(), submissionKey: key })
    expect(second.id).not.toBe(first.id)
  }
})
