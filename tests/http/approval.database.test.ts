import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import type { Publication } from '#domain/publishing/batches.ts'
import { minutes } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { notifications } from '#server/database/people-schema.ts'
import { publicReports, publicStatements, reportDecisions } from '#server/database/schema.ts'
import { isFor } from '#server/notifications/is-for.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { buildStatements, cast, password, submitted } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { shownOf } from '#tests/support/shown-of.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('of two officers who press approve at once one approves, and the other reads one clear message', async () => {
  const { application, ask, id, officer, secondOfficer, reporter } = await verified()
  const browsers = [
    await browseAs(application, ask, officer),
    await browseAs(application, ask, secondOfficer),
  ]
  const answers = await Promise.all(
    browsers.map((browser) => browser.post(`/reports/${id}/approval`, buildStatements())),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])

  const shown = shownOf((await answers.find(({ status }) => status === 409)?.text()) ?? '')
  expect(shown.split('This cannot be done now')).toHaveLength(2)
  expect(shown).toContain(`href="/reports/${id}"`)
  expect(shown).not.toContain('Approve and make it public')

  const { queries } = application.database
  expect(await queries.select().from(publicReports)).toHaveLength(1)
  expect(await queries.select().from(publicStatements)).toHaveLength(5)
  expect(await queries.select().from(reportDecisions)).toHaveLength(1)
  const told = await queries.select().from(notifications).where(isFor(application, reporter.id))
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(['report.approved', 'report.verified'])
  const { history } = await showReport(application, officer, id)
  expect(history.filter(({ kind }) => kind === 'report.approved')).toHaveLength(1)
})

test('a wholly empty approval says once what is missing in all statements, and a line for each of them', async () => {
  const { application, ask, id, officer } = await verified()
  const browser = await browseAs(application, ask, officer)
  const opened = await (await browser.get(`/reports/${id}/approval`)).text()
  const contentVersion = /name="contentVersion"[^>]*value="([^"]*)"/.exec(opened)?.[1] ?? ''
  const page = await (await browser.post(`/reports/${id}/approval`, { contentVersion })).text()
  const summary = /role="alert"[\s\S]*?<\/ul>/.exec(page)?.[0] ?? ''
  expect(summary).toContain('Missing in 5 statements: label, source, day.')
  const places = [...summary.matchAll(/href="#([^"]*)"/g)].map(([, place]) => place)
  expect(places).toEqual([
    ...['statement.every.label', 'statement.office.label', 'statement.suspectedAssets.label'],
    ...['statement.declaredAssets.label', 'statement.wealthSource.label', 'statement.evidence.label'],
  ])
  for (const place of places) expect(page, place).toContain(`id="${place}"`)
})

test('an approval with one source missing comes back with everything else that was typed', async () => {
  const { application, ask, id, officer } = await verified()
  const browser = await browseAs(application, ask, officer)
  const typed = buildStatements({
    'statement.evidence.source': '',
    'statement.office.source': 'Staff list of 2025',
    'statement.wealthSource.label': 'inference',
  })
  const answer = await browser.post(`/reports/${id}/approval`, typed)
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Approval failed')
  expect(page).toContain('Evidence, Source: Please fill this in.')
  expect(inputsOf(page, 'statement.office.source')).toEqual([
    expect.stringContaining('value="Staff list of 2025"'),
  ])
  expect(
    ['day', 'month', 'year'].flatMap((part) => inputsOf(page, `statement.office.seenOn-${part}`)),
  ).toEqual(['1', '10', '2025'].map((value) => expect.stringContaining(`value="${value}"`)))
  expect(inputsOf(page, 'statement.wealthSource.label').map((input) => input.includes('checked'))).toEqual([
    ...[false, false, true],
  ])
})

test('an officer is asked for the password before the marks are taken, and types none of them twice', async () => {
  const { application, ask, id, officer } = await verified()
  const browser = await browseAs(application, ask, { ...officer, isConfirmed: false } satisfies Person)
  await application.database.pool.query('update sessions set confirmed_at = null')
  const asked = await browser.post(`/reports/${id}/approval`, buildStatements())
  expect(asked.status).toBe(403)
  const page = await asked.text()
  expect(page).toContain('Please show that it is you')
  expect(shownOf(page)).not.toContain('Approval failed')
  expect(inputsOf(page, 'confirmation')).toHaveLength(1)
  expect(inputsOf(page, 'statement.evidence.source')).toEqual([
    expect.stringContaining('value="Register of payments, volume 4"'),
  ])
  const again = await browser.post(`/reports/${id}/approval`, {
    ...buildStatements(),
    confirmation: password,
  })
  expect(again.status).toBe(303)
})

test('where no one else has verified the report the page says so, and has no form to fill in for nothing', async () => {
  const { application, ask, reporter, officer } = await verified()
  const { id } = await submitted(application, reporter)
  const browser = await browseAs(application, ask, officer)
  const before = shownOf(await (await browser.get(`/reports/${id}/approval`)).text())
  expect(before).toContain('This report can be approved after a verification.')
  expect(before).not.toContain('Approve and make it public')
  await verifyReport(application, officer, id, { method: 'document_check', notes: 'Compared.' })
  const after = shownOf(await (await browser.get(`/reports/${id}/approval`)).text())
  expect(after).toContain('So another member has to verify this report as well, or approve it.')
  expect(after).not.toContain('Approve and make it public')
})

test('the public page shows every label, and says plainly when a report has none', async () => {
  const { application, ask, id, officer, observer } = await verified()
  await approveReport(application, officer, id, buildStatements())
  const browser = await browseAs(application, ask, observer)
  const marked = shownOf(await (await browser.get(`/reports/${id}`)).text())
  expect(marked.match(/<time dateTime="2025-10-01">1 October 2025<\/time>/gi)).toHaveLength(5)
  expect(marked).not.toContain('approved before staff marked')

  await application.database.queries.delete(publicStatements)
  const unmarked = shownOf(await (await browser.get(`/reports/${id}`)).text())
  expect(unmarked).toContain('This report was approved before staff marked each statement.')
  expect(unmarked).not.toContain('1 October 2025')
})

test('between the approval and its batch the officer and the owner read that it appears within the hour', async () => {
  const { application, ask, id, officer, reporter } = await verified({ every: minutes(30) })
  const browser = await browseAs(application, ask, officer)
  const answer = await browser.post(`/reports/${id}/approval`, buildStatements())
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toContain(`/reports/${id}?done=approval-given.`)

  const ofStaff = shownOf(await (await browser.get(`/reports/${id}`)).text())
  expect(ofStaff).toContain('Approved. It appears within the hour')
  expect(ofStaff).toContain('href="/admin/proposals"')
  expect(ofStaff).not.toContain(`href="/reports/${id}/approval"`)
  const waiting = shownOf(await (await browser.get('/admin/proposals')).text())
  expect(waiting).toContain('It becomes public with the next batch')
  expect(waiting).toContain('Withdraw')
  expect(waiting).not.toContain('It lapses')
  const own = await browseAs(application, ask, reporter)
  const ofOwner = shownOf(await (await own.get(`/reports/${id}`)).text())
  expect(ofOwner).toContain('Approved. It appears within the hour')
  expect(ofOwner).not.toContain('href="/admin/proposals"')
})

function inputsOf(page: string, name: string): string[] {
  return (page.match(/<input[^>]*>/g) ?? []).filter((input) => input.includes(`name="${name}"`))
}

async function verified(publication: Publication = 'at once') {
  const application = { ...(await withApplication()), publication }
  const people = await cast(
    application,
    ...(['reporter', 'reviewer', 'officer', 'secondOfficer', 'observer'] as const),
  )
  const { id } = await submitted(application, people.reporter)
  await verifyReport(application, people.reviewer, id, { method: 'document_check', notes: 'Compared.' })
  return { application, ask: await openSite(application), id, ...people }
}
