import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { reportVersions } from '#server/database/schema.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { deleteReport } from '#server/sources/delete-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { editReport } from './edit-report.ts'

test('a change adds a version, and its source and staff see each with its day and what changed', async () => {
  const { application, reporter, reviewer } = await staffed()
  const { id } = await submitted(application, reporter)
  application.later(days(1))
  await editReport(application, reporter, id, buildReport({ evidence: 'Three vouchers.', place: 'Kaduna' }))
  application.later(days(1))
  await editReport(application, reporter, id, buildReport({ evidence: 'Three vouchers.' }))
  for (const reader of [reporter, reviewer]) {
    const { versions, text } = await showReport(application, reader, id)
    expect(versions.map(({ number, day, changed }) => [number, day, changed])).toEqual([
      [3, '2026-11-23', ['place']],
      [2, '2026-11-22', ['place', 'evidence']],
      [1, '2026-11-21', []],
    ])
    expect(versions.map(({ words }) => words?.evidence)).toEqual([
      ...[undefined, 'Three vouchers.', buildReport().evidence],
    ])
    expect(text.words?.evidence).toBe('Three vouchers.')
  }
})

test('a report that was never changed has no versions to show', async () => {
  const { application, reporter, reviewer } = await staffed()
  const { id } = await submitted(application, reporter)
  expect((await showReport(application, reviewer, id)).versions).toEqual([])
})

test('a version stays sealed, and readers of the public report see none', async () => {
  const { application, reporter, stranger, reviewer, officer } = await staffed()
  const { id } = await submitted(application, reporter, { evidence: 'A quokka saw it.' })
  await editReport(application, reporter, id, buildReport())
  expect(await everyRow(application)).not.toContain('quokka')
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, id, buildStatements())
  expect((await showReport(application, stranger, id)).versions).toEqual([])
  expect((await showReport(application, reviewer, id)).versions).toHaveLength(2)
})

test('a version that named a member of staff stays hidden from them, and colleagues read it', async () => {
  const { application, reporter, reviewer, officer } = await staffed()
  await declareInterests(application, reviewer, { names: 'Ngozi Okafor' })
  const { id } = await submitted(application, reporter, { personName: 'Ngozi Okafor' })
  await editReport(application, reporter, id, buildReport())
  expect(JSON.stringify(await showReport(application, reviewer, id))).not.toContain('Okafor')
  expect((await showReport(application, officer, id)).versions[1]?.words?.personName).toBe('Ngozi Okafor')
})

test('when the source deletes the report, no version is left', async () => {
  const { application, reporter, reviewer } = await staffed()
  const { id } = await submitted(application, reporter)
  await editReport(application, reporter, id, buildReport())
  await deleteReport(application, reporter, id)
  expect(await application.database.queries.select().from(reportVersions)).toEqual([])
  expect((await showReport(application, reviewer, id)).versions).toEqual([])
})

async function staffed() {
  const application = await withApplication()
  const people = await cast(application, ...(['reporter', 'stranger', 'reviewer', 'officer'] as const))
  return { application, ...people }
}
