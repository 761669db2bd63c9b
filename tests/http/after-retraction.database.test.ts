import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { buildStatements, cast, submitted } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { shownOf } from '#tests/support/shown-of.ts'
import { withApplication } from '#tests/support/with-application.ts'

const leavesSearch = '<meta name="robots" content="noindex, noarchive"/>'

test('after a retraction the page leaves search engines, for visitors and for accounts, and has a letter for them', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer, stranger } = await cast(
    application,
    ...(['reporter', 'reviewer', 'officer', 'stranger'] as const),
  )
  const { id, referenceNumber } = await submitted(application, reporter, { personName: 'Misali Kirkira' })
  await verifyReport(application, reviewer, id, { method: 'document_check', notes: 'Compared.' })
  await approveReport(application, officer, id, buildStatements())
  application.later(minutes(60))
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, stranger)
  const page = `/reports/${id}`
  const shown = async () => [
    shownOf(await (await ask(page)).text()),
    shownOf(await (await browser.get(page)).text()),
  ]
  for (const text of await shown()) {
    expect(text).toContain(referenceNumber)
    expect(text).not.toContain('name="robots"')
  }
  expect((await ask(`${page}/correction/letter`)).status).toBe(404)

  await retractReport(application, officer, id, { reason: 'The land is leased.' })
  for (const text of await shown()) {
    expect(text).toContain(leavesSearch)
    expect(text).not.toContain('Misali Kirkira')
  }
  const letter = shownOf(await (await ask(`${page}/correction/letter`)).text())
  expect(letter).toContain(`http://localhost:3000${page} (number ${referenceNumber}) was taken back`)
  expect(letter).toContain('on 21 November 2026. None of its statements is public any more.')
  expect(letter).not.toContain('Misali Kirkira')
  expect(shownOf(await (await ask(`${page}/correction`)).text())).toContain(`${page}/correction/letter`)
})
