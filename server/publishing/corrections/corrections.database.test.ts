import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import { days, hours } from '#domain/time/durations.ts'
import { profiles } from '#server/database/people-schema.ts'
import { listPublicReports, searchPublicReports } from '#server/finding/public-list.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { cast } from '#tests/cast.ts'
import { askedFor, buildCorrection } from '#tests/support/correction-requests.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { disputed, waiting } from '#tests/support/open-corrections.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { wait } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { correctionsOfReport } from './corrections-of-report.ts'
import { confirmCorrection, declineCorrection } from './decide-correction.ts'
import { listCorrections } from './list-corrections.ts'
import { listOpenMatters } from './list-open-matters.ts'
import { listRequests } from './list-requests.ts'
import { lookUpRequest } from './look-up-request.ts'
import { proposeAnswer, proposeCorrection } from './propose-correction.ts'
import { acceptRequest } from './settle-request.ts'
import { showCorrectionDesk } from './show-proposal.ts'

const day = days(1)
test('a confirmed correction replaces the public words, the search and the marks; what was handed in stays sealed', async () => {
  const application = await withApplication()
  const report = await publicReport(application, { words: { suspectedAssets: 'Three quokkahouses.' } })
  const { id, reviewer, officer, reporter } = report
  const correction = buildCorrection({ suspectedAssets: 'Two wombathouses.', state: 'Lagos' })
  await proposeCorrection(application, reviewer, id, correction)
  expect((await showReport(application, reporter, id)).text.words?.suspectedAssets).toBe(
    'Three quokkahouses.',
  )
  application.later(day)
  await confirmCorrection(application, officer, id, await waiting(application, report))

  const { stranger } = await cast(application, 'stranger')
  const view = await showReport(application, stranger, id)
  expect(view.text).toMatchObject({
    words: { suspectedAssets: 'Two wombathouses.', state: 'Lagos' },
    handedIn: null,
  })
  const markOf = (place: string) => view.text.statements.find((statement) => statement.place === place)
  expect(markOf('suspectedAssets')).toMatchObject({ source: 'Land registry of Kaduna', seenOn: '2026-11-20' })
  expect(markOf('office')).toMatchObject({ source: 'Land registry of Kaduna' })
  expect(markOf('evidence')).toMatchObject({ source: 'Register of payments, volume 4' })
  expect((await showReport(application, reporter, id)).text.handedIn?.suspectedAssets).toBe(
    'Three quokkahouses.',
  )

  const found = async (term: string) =>
    (await searchPublicReports(application, visitor, term, null)).cards.length
  expect([await found('quokkahouses'), await found('wombathouses')]).toEqual([0, 1])
  const inLagos = await listPublicReports(application, null, { ...noFilters, states: ['Lagos'] })
  expect(inLagos.cards).toMatchObject([{ id, correctedAt: '2026-11-22' }])
  expect(await everyRow(application)).not.toContain('quokkahouses')
})

test('the log says which part changed, when and why, and the old words are nowhere in it', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  await proposeCorrection(
    application,
    report.reviewer,
    report.id,
    buildCorrection({ evidence: 'One voucher.' }),
  )
  expect((await listCorrections(application, null)).entries).toEqual([])
  await confirmCorrection(application, report.officer, report.id, await waiting(application, report))
  const { entries } = await listCorrections(application, null)
  expect(entries).toEqual([
    {
      id: expect.any(String),
      reportId: report.id,
      referenceNumber: report.referenceNumber,
      outcome: 'corrected',
      parts: ['evidence'],
      words: 'The estate has two houses, as the register shows.',
      disputedOn: null,
      publishedAt: '2026-11-21',
    },
  ])
})

test('items of property are corrected, added and taken out', async () => {
  const application = await withApplication()
  const item = { 'suspectedItems.0.kind': 'vehicle', 'suspectedItems.0.what': 'Lorry' }
  const report = await publicReport(application, { words: item })
  const { id, reviewer, officer } = report
  const correct = async (fields: Record<string, string>) => {
    const { edition } = await showCorrectionDesk(application, reviewer, id)
    await proposeCorrection(application, reviewer, id, buildCorrection({ ...fields, edition }))
    application.later(day)
    await confirmCorrection(application, officer, id, await waiting(application, report))
    const { entries } = await listCorrections(application, null)
    const { text } = await showReport(application, officer, id)
    return [entries[0]?.parts, text.words?.suspectedItems.map(({ what }) => what)]
  }
  expect(await correct({ ...item, 'suspectedItems.0.what': 'Car' })).toEqual([['suspectedItems.0'], ['Car']])
  expect(await correct({})).toEqual([['suspectedItems'], []])
  expect(await correct(item)).toEqual([['suspectedItems'], ['Lorry']])
})

test('no member confirms what they proposed; where no second person exists, it waits 72 hours and is marked alone', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  const { id, officer, reviewer, reporter } = report
  const { secondOfficer } = await cast(application, 'secondOfficer')
  await proposeCorrection(application, officer, id, buildCorrection({ evidence: 'One voucher.' }))
  const correction = await waiting(application, report)
  await expect(confirmCorrection(application, officer, id, correction)).rejects.toMatchObject({
    code: 'second-person-to-confirm',
  })
  await expect(confirmCorrection(application, reviewer, id, correction)).rejects.toMatchObject({
    code: 'access-denied',
  })
  await application.database.queries
    .update(profiles)
    .set({ status: 'suspended' })
    .where(eq(profiles.id, secondOfficer.id))
  await expect(confirmCorrection(application, officer, id, correction)).rejects.toMatchObject({
    code: 'second-person-to-confirm',
  })
  await deleteAccount(application, secondOfficer)
  await confirmCorrection(application, officer, id, correction)
  expect((await listCorrections(application, null)).entries).toEqual([])
  await wait(application, hours(72))
  expect((await listCorrections(application, null)).entries).toHaveLength(1)
  const { history } = await showReport(application, reporter, id)
  expect(history.at(-1)).toMatchObject({ kind: 'report.corrected', alone: true })
})

test('an answer ends the dispute: the mark is gone, the answer is at the report, in the log and under the code', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  const { id, officer, reviewer } = report
  const requestCode = await askedFor(application, id)
  const [request] = await listRequests(application, reviewer)
  await acceptRequest(application, reviewer, request?.id ?? '', {})
  const { disputes } = await showCorrectionDesk(application, reviewer, id)
  const dispute = disputes[0]?.id ?? ''
  await proposeAnswer(application, reviewer, id, {
    dispute,
    outcome: 'answered',
    why: 'The deed names them.',
  })
  expect((await listPublicReports(application, null)).cards).toMatchObject([{ disputedOn: '2026-11-21' }])
  await confirmCorrection(application, officer, id, await waiting(application, report))

  const answered = { outcome: 'answered', words: 'The deed names them.', disputedOn: '2026-11-21' }
  expect((await listPublicReports(application, null)).cards).toMatchObject([
    { disputedOn: null, correctedAt: null },
  ])
  expect(
    await correctionsOfReport(application, { id, status: 'approved', reader: 'reader' } as const),
  ).toMatchObject({
    ...{ disputes: [], log: [answered], staff: null },
  })
  expect((await listCorrections(application, null)).entries).toMatchObject([answered])
  expect(await lookUpRequest(application, { requestCode }, null)).toMatchObject({
    state: 'answered',
    words: 'The deed names them.',
  })
})

test('when a correction settles one of two disputes, the other stays', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  const { id, officer, reviewer } = report
  const first = await disputed(application, report)
  application.later(day)
  await disputed(application, report)
  await proposeCorrection(
    application,
    reviewer,
    id,
    buildCorrection({ evidence: 'One voucher.', dispute: first }),
  )
  await confirmCorrection(application, officer, id, await waiting(application, report))
  expect((await listPublicReports(application, null)).cards).toMatchObject([{ disputedOn: '2026-11-22' }])
  const again = { dispute: first, outcome: 'answered', why: 'Again.' }
  await expect(proposeAnswer(application, reviewer, id, again)).rejects.toMatchObject({
    code: 'dispute-ended',
  })
})

test('one proposal waits at a time; turned down, it leaves nothing in public and makes room', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  const { id, officer, reviewer } = report
  const propose = (evidence: string) =>
    proposeCorrection(application, reviewer, id, buildCorrection({ evidence }))
  await propose('One voucher.')
  await expect(propose('No voucher.')).rejects.toMatchObject({ code: 'correction-waits' })
  const correction = await waiting(application, report)
  expect(await listOpenMatters(application, officer)).toMatchObject({
    proposed: [{ reportId: id, isMine: false }],
  })
  await declineCorrection(application, officer, id, correction)
  await expect(confirmCorrection(application, officer, id, correction)).rejects.toMatchObject({
    code: 'correction-settled',
  })
  expect((await listCorrections(application, null)).entries).toEqual([])
  await propose('No voucher.')
})

test('a form that was opened before another correction cannot undo it', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  const { id, officer, reviewer } = report
  const stale = buildCorrection({ wealthSource: 'Contracts.' })
  await proposeCorrection(application, reviewer, id, buildCorrection({ evidence: 'One voucher.' }))
  await confirmCorrection(application, officer, id, await waiting(application, report))
  await expect(proposeCorrection(application, reviewer, id, stale)).rejects.toMatchObject({
    code: 'words-changed',
  })
})

test('a correction changes something, says why, and marks what it changes', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  const propose = (fields: Record<string, string>) =>
    proposeCorrection(application, reviewer, id, buildCorrection(fields))
  await expect(propose({})).rejects.toMatchObject({ code: 'nothing-changed' })
  await expect(propose({ evidence: 'One.', why: ' ' })).rejects.toMatchObject({
    fields: { why: { code: 'missing' } },
  })
  await expect(propose({ evidence: 'One.', label: '', source: '', seenOn: '' })).rejects.toMatchObject({
    fields: { label: {}, source: {}, seenOn: {} },
  })
  await propose({ wealthSource: '', label: '', source: '', seenOn: '' })
})

test('what is proposed is kept sealed, and the public hears nothing of it', async () => {
  const application = await withApplication()
  const { id, reviewer } = await publicReport(application)
  await proposeCorrection(
    application,
    reviewer,
    id,
    buildCorrection({ evidence: 'quokkaevidence', why: 'quokkawhy', source: 'quokkasource' }),
  )
  expect(await everyRow(application)).not.toContain('quokka')
})

test('the person who sent the report is told, and neither proposes nor confirms, also as staff', async () => {
  const application = await withApplication()
  const { officer, reviewer, secondOfficer } = await cast(application, 'officer', 'reviewer', 'secondOfficer')
  const report = await publicReport(application, { owner: officer, reviewer, officer: secondOfficer })
  const { id } = report
  const correction = buildCorrection({ evidence: 'One voucher.' })
  await expect(proposeCorrection(application, officer, id, correction)).rejects.toMatchObject({
    code: 'own-report',
  })
  await disputed(application, report)
  await proposeCorrection(application, reviewer, id, correction)
  const waits = await waiting(application, report)
  await expect(confirmCorrection(application, officer, id, waits)).rejects.toMatchObject({
    code: 'own-report',
  })
  await expect(declineCorrection(application, officer, id, waits)).rejects.toMatchObject({
    code: 'own-report',
  })
  await confirmCorrection(application, secondOfficer, id, waits)
  const { notifications } = await listNotifications(application, officer, { length: 10 })
  expect(notifications.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Report disputed', 'Report corrected']),
  )
  expect(await listOpenMatters(application, officer)).toEqual({ disputed: [], proposed: [] })
})

test('a retraction is in the log and ends what was proposed', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  const { id, officer, reviewer } = report
  await disputed(application, report)
  await proposeCorrection(application, reviewer, id, buildCorrection({ evidence: 'One voucher.' }))
  const correction = await waiting(application, report)
  await retractReport(application, officer, id, { reason: 'It was another person.' })
  await expect(confirmCorrection(application, officer, id, correction)).rejects.toMatchObject({
    code: 'step-not-possible',
  })
  expect((await listCorrections(application, null)).entries).toMatchObject([
    { outcome: 'retracted', words: 'It was another person.', disputedOn: '2026-11-21' },
  ])
  expect(await listOpenMatters(application, officer)).toEqual({ disputed: [], proposed: [] })
})
