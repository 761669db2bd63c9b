import { expect, test } from 'vitest'
import { claimReport } from '#server/cases/claim-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { shownOf } from '#tests/support/shown-of.ts'
import { withApplication } from '#tests/support/with-application.ts'

const steps = ['verification', 'rating', 'rejection'] as const

test('who meets a report that is assigned to a colleague is led to who has it, to the report and to a note', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter)
  await claimReport(application, reviewer, id)
  const { get, post } = await browseAs(application, await openSite(application), officer)
  for (const step of steps) {
    const answer = await get(`/reports/${id}/${step}`)
    const page = shownOf(await answer.text())
    expect(answer.status, step).toBe(409)
    expect(page, step).toContain('This report is assigned to a colleague')
    for (const path of ['/claim', '', '/case#note'])
      expect(page, `${step} ${path}`).toContain(`href="/reports/${id}${path}"`)
  }
  for (const path of ['', '/case']) expect((await get(`/reports/${id}${path}`)).status).toBe(200)
  expect(await (await get(`/reports/${id}/case`)).text()).toContain('id="note"')
  // The page of the assignment says it, and a refused claim leads there.
  const refused = await post(`/reports/${id}/claim`, { intent: 'claim' })
  expect(refused.status).toBe(409)
  for (const page of [await refused.text(), await (await get(`/reports/${id}/claim`)).text()]) {
    expect(shownOf(page)).toContain(`This report is assigned to ${reviewer.username}`)
    expect(page).toContain(`href="/reports/${id}/case#note"`)
  }
})
