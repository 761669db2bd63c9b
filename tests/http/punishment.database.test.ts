import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendReport } from '#server/sources/send-report.ts'
import { buildReport } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('without a script, a holder of a code finds help by state, tells what happened, and deletes it again', async () => {
  const { ask, post, cookie } = await visit()
  const headers = { cookie }
  expect(await (await ask('/report/status', { headers })).text()).toContain('href="/report/punished"')
  const page = await ask('/report/punished', { headers })
  expect(page.headers.get('cache-control')).toBe('no-store')
  const form = await page.text()
  expect(form).toContain('<title>Fitila</title>')
  for (const words of [
    'Legal Aid Council',
    'PPLAAF',
    'Kebbi: Birnin Kebbi',
    'Exit this page',
    'Last checked',
  ])
    expect(form).toContain(words)
  const formToken = hidden(form, 'formToken')
  const refused = await (
    await post('/report/punished', { formToken, intent: 'tell', text: 'A quokka.' })
  ).text()
  expect(refused).toContain('Nothing was kept.')
  expect(refused).toContain('A quokka.')
  const told = { formToken, intent: 'tell', 'what.police': 'on', state: 'Kebbi', text: 'A quokka came.' }
  expect((await post('/report/punished', told)).status).toBe(303)
  const after = await (await ask('/report/punished', { headers })).text()
  for (const words of ['A quokka came.', 'In Kebbi', 'Kaduna, Kano, Katsina, Sokoto'])
    expect(after).toContain(words)
  expect((await post('/report/punished', { formToken, intent: 'delete' })).status).toBe(303)
  expect(await (await ask('/report/punished', { headers })).text()).not.toContain('A quokka came.')
})

test('without a visit, the page leads to the field for the code, and what was typed is not lost', async () => {
  const { ask, post, cookie } = await visit()
  expect((await ask('/report/punished')).headers.get('location')).toBe('/report/return')
  const form = await (await ask('/report/punished', { headers: { cookie } })).text()
  const formToken = hidden(form, 'formToken')
  await post('/report/status', { formToken, intent: 'leave' })
  const late = { formToken, intent: 'tell', 'what.police': 'on', text: 'A quokka came.' }
  const answer = await (await post('/report/punished', late)).text()
  for (const words of ['Your visit ended after 15 minutes. Type your code again.', 'A quokka came.'])
    expect(answer).toContain(words)
})

async function visit() {
  const application = await withApplication()
  const ask = await openSite(application)
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const door = await (await ask('/report/return')).text()
  const fields = { formNumber: hidden(door, 'formNumber'), formToken: hidden(door, 'formToken') }
  const body = new URLSearchParams({ sourceCode: code, ...fields })
  const back = await ask('/report/return', { method: 'POST', body })
  const cookie = back.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const post = (path: string, given: Record<string, string>) =>
    ask(path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(given) })
  return { ask, post, cookie }
}

function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
}
