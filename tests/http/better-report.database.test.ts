import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { visitCookieSetting } from '#server/access/session-cookie.ts'
import { formToken } from '#server/access/tokens.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('without a script, a rejected report fills a new form, which is sent as a version of it', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer', 'secondOfficer', 'administrator')
  const ask = await openSite(application)
  const typed = { ...buildReport(), evidence: 'A quokka told it at the gate.' }
  const { code } = await sendReport(application, { ...typed, formNumber: randomUUID() }, null)
  const visit = await returnByCode(application, { sourceCode: code }, null)
  const source = await findVisit(application, visit)
  if (!source) throw new Error('the code opened nothing')
  const cookie = `${visitCookieSetting(application.publicUrl).name}=${visit}`
  const status = async () => (await ask('/report/status', { headers: { cookie } })).text()
  expect(await status()).not.toContain('<h2>Send a better report')
  await rejectedByTwo(application, officer, source.reportId, { reason: 'The land is leased.' })
  const page = await status()
  expect(page).toContain('<h2>Send a better report')
  expect(page).not.toContain('quokka')

  const section = page.slice(page.indexOf('<h2>Send a better report'))
  const [formNumber, token] = ['formNumber', 'formToken'].map((name) => hidden(section, name))
  const press = (fields: Record<string, string | undefined>, headers: Record<string, string> = {}) =>
    ask('/report', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ formNumber: formNumber ?? '', formToken: token ?? '', ...fields } as never),
    })
  const without = await press({ intent: 'better' })
  expect(await without.text()).not.toContain('Misali')
  const filled = await (await press({ intent: 'better' }, { cookie })).text()
  for (const words of ['This form holds what you wrote', buildReport().personName ?? ''])
    expect(filled).toContain(words)
  const earlierReport = hidden(filled, 'earlierReport')
  const checked = await (await press({ ...typed, earlierReport, intent: 'check' })).text()
  expect(hidden(checked, 'earlierReport')).toBe(earlierReport)
  const sent = await (await press({ ...typed, earlierReport, intent: 'send' })).text()
  const newCode = /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/.exec(sent)?.[0] ?? ''
  const next = await findVisit(application, await returnByCode(application, { sourceCode: newCode }, null))
  const shown = await showReport(application, officer, next?.reportId ?? '')
  expect(shown.handling.earlier?.id).toBe(source.reportId)
})

test('the token of one form starts no better report for the number of another', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const answer = await ask('/report', {
    method: 'POST',
    body: new URLSearchParams({
      ...{ intent: 'better', formNumber: randomUUID() },
      formToken: formToken(application.keys.forms, randomUUID(), application.randomness.bytes(32)),
    }),
  })
  expect(answer.status).toBe(403)
})

/** The value of a hidden field, in the page as it is sent. */
function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`, 'u').exec(page)?.[1] ?? ''
}
