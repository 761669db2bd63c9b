import { expect, test } from 'vitest'
import { verifyReport } from '#server/cases/verify-report.ts'
import { publicReports, publicStatements, reports } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { approveReport } from './approve-report.ts'
import { retractReport } from './retract-report.ts'

const lorry = { 'suspectedItems.0.kind': 'vehicle', 'suspectedItems.0.what': 'A lorry' }
const places = ['declaredAssets', 'evidence', 'office', 'suspectedAssets', 'suspectedItems.0', 'wealthSource']

test('each statement of an approved report is beside it with its label, source and day, for every reader', async () => {
  const application = await withApplication()
  const { id, officer, reporter, observer } = await verified(application)
  const marks = buildStatements({
    'statement.suspectedItems.0.label': 'inference',
    'statement.suspectedItems.0.source': '  Two\nneighbours ',
    'statement.suspectedItems.0.seenOn': '2026-11-21',
  })
  await approveReport(application, officer, id, marks)

  for (const reader of [reporter, observer, officer]) {
    const { statements } = (await showReport(application, reader, id)).text
    expect(statements.map(({ place }) => place).toSorted()).toEqual(places)
    expect(statements.find(({ place }) => place === 'suspectedItems.0')).toEqual({
      place: 'suspectedItems.0',
      label: 'inference',
      source: 'Two neighbours',
      seenOn: '2026-11-21',
    })
  }
})

test.each([
  ['statement.evidence.label', '', 'not-in-list'],
  ['statement.evidence.label', 'fact', 'not-in-list'],
  ['statement.office.source', ' ', 'missing'],
  ['statement.office.source', 'x'.repeat(301), 'too-long'],
  ['statement.suspectedItems.0.seenOn', '', 'missing'],
  ['statement.suspectedItems.0.seenOn', '2025-10', 'not-a-day'],
  ['statement.suspectedItems.0.seenOn', '2025-02-30', 'no-such-day'],
  ['statement.wealthSource.seenOn', '2026-11-22', 'in-the-future'],
])('with %s as %j nothing is approved, and the answer names that field', async (field, text, code) => {
  const application = await withApplication()
  const { id, officer } = await verified(application)

  await expect(
    approveReport(application, officer, id, buildStatements({ [field]: text })),
  ).rejects.toMatchObject({ kind: 'invalid', fields: { [field]: { code } } })
  const { queries } = application.database
  expect(await queries.select({ status: reports.status }).from(reports)).toEqual([{ status: 'pending' }])
  expect(await queries.select().from(publicReports)).toEqual([])
  expect(await queries.select().from(publicStatements)).toEqual([])
})

test('without any label every field of every statement is named, and no other', async () => {
  const application = await withApplication()
  const { id, officer } = await verified(application)
  const refused = await approveReport(application, officer, id, {}).catch((error: unknown) => error)
  const expected = places.flatMap((place) =>
    ['label', 'seenOn', 'source'].map((part) => `statement.${place}.${part}`),
  )
  expect(Object.keys((refused as { fields: object }).fields).toSorted()).toEqual(expected)
})

test('marks for statements that the report does not make are not kept', async () => {
  const application = await withApplication()
  const { id, officer } = await verified(application, { declaredAssets: '', wealthSource: '' })
  await approveReport(application, officer, id, buildStatements())
  const { statements } = (await showReport(application, officer, id)).text
  expect(statements.map(({ place }) => place).toSorted()).toEqual([
    ...['evidence', 'office', 'suspectedAssets', 'suspectedItems.0'],
  ])
})

test('a retraction empties the marks and their sources', async () => {
  const application = await withApplication()
  const { id, officer, observer } = await verified(application)
  await approveReport(application, officer, id, buildStatements())
  await retractReport(application, officer, id, { reason: 'The land is leased.' })

  expect(await application.database.queries.select().from(publicStatements)).toEqual([])
  for (const reader of [observer, officer])
    expect((await showReport(application, reader, id)).text.statements).toEqual([])
})

test('the database itself refuses a tombstone while a statement of it is still there', async () => {
  const application = await withApplication()
  const { id, officer } = await verified(application)
  await approveReport(application, officer, id, buildStatements())
  await expect(
    application.database.pool.query(
      `update public_reports set status = 'retracted', document = null, verification_method = null, verified_on = null,
         credibility_rating = null, retracted_at = now(), correction_notice = 'Wrong.'`,
    ),
  ).rejects.toMatchObject({ table: 'public_statements' })
})

test('a report that was approved before statements were marked is shown without marks', async () => {
  const application = await withApplication()
  const { id, officer, observer } = await verified(application)
  await approveReport(application, officer, id, buildStatements())
  await application.database.queries.delete(publicStatements)

  const view = await showReport(application, observer, id)
  expect(view.status).toBe('approved')
  expect(view.text.statements).toEqual([])
})

async function verified(application: Application, overrides: Record<string, string> = {}) {
  const people = await cast(application, ...(['reporter', 'reviewer', 'officer', 'observer'] as const))
  const { id } = await submitted(application, people.reporter, { ...lorry, ...overrides })
  await verifyReport(application, people.reviewer, id, { method: 'document_check', notes: 'Compared.' })
  return { id, ...people }
}
