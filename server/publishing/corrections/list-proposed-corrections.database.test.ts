import { expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { buildCorrection } from '#tests/support/correction-requests.ts'
import { waiting } from '#tests/support/open-corrections.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { shownOf } from '#tests/support/shown-of.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmCorrection } from './decide-correction.ts'
import { listProposedCorrections } from './list-proposed-corrections.ts'
import { proposeCorrection } from './propose-correction.ts'

test('a proposed correction is listed and counted where things wait for a second person, until it is decided', async () => {
  const application = await withApplication()
  const report = await publicReport(application)
  const { id, reviewer, officer } = report
  expect(await listProposedCorrections(application, officer)).toEqual([])
  await proposeCorrection(application, reviewer, id, buildCorrection({ evidence: 'One voucher.' }))
  const of = async (person: typeof officer) => (await listProposedCorrections(application, person))[0]
  expect(await of(officer)).toMatchObject({
    ...{ reportId: id, outcome: 'corrected', by: reviewer.username, isMine: false, mayConfirm: true },
  })
  expect(await of(reviewer)).toMatchObject({ isMine: true, mayConfirm: false })

  const ask = await openSite(application)
  const browser = await browseAs(application, ask, officer)
  const shown = async (path: string) => shownOf(await (await browser.get(path)).text())
  const link = `href="/reports/${id}/correction/confirmation"`
  expect(await shown('/admin/proposals')).toContain(link)
  expect(await shown('/admin')).toMatch(/Waiting for a second person[^\d]{0,30}1[^\d]/)
  expect(await shown('/')).toMatch(/href="\/admin\/proposals"[^>]*>[\s\S]{0,200}?\b1\b/)

  await confirmCorrection(application, officer, id, await waiting(application, report))
  expect(await listProposedCorrections(application, officer)).toEqual([])
  expect(await shown('/admin/proposals')).not.toContain(link)
  expect(await shown('/admin')).toMatch(/Waiting for a second person[^\d]{0,30}0[^\d]/)
})

test('the one who sent the report, and staff without a declaration, are told of no correction', async () => {
  const application = await withApplication()
  const { officer, reviewer, secondOfficer } = await cast(application, 'officer', 'reviewer', 'secondOfficer')
  const { id } = await publicReport(application, { owner: officer, reviewer, officer: secondOfficer })
  await proposeCorrection(application, reviewer, id, buildCorrection({ evidence: 'One voucher.' }))
  expect(await listProposedCorrections(application, officer)).toEqual([])
  expect(await listProposedCorrections(application, secondOfficer)).toHaveLength(1)
  await application.database.pool.query('delete from staff_declarations where user_id = $1', [
    secondOfficer.id,
  ])
  expect(await listProposedCorrections(application, secondOfficer)).toEqual([])
})
