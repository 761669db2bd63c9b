import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { submitted } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('without a script or a cookie, a visitor sends a tip, comes back with its code, writes more and deletes it', async () => {
  const { application, ask, report } = await withPublic()
  const card = await (await ask(`/reports/${report.id}`)).text()
  expect(card).toContain(`/reports/${report.id}/tip"`)
  const page = await ask(`/reports/${report.id}/tip`)
  expect(page.headers.getSetCookie()).toEqual([])
  expect(page.headers.get('cache-control')).toBe('no-store')
  const form = await page.text()
  expect(form).toContain('<title>Fitila</title>')
  const fields = { formNumber: hidden(form, 'formNumber'), formToken: hidden(form, 'formToken') }
  const post = (path: string, given: Record<string, string>, cookie = '') =>
    ask(path, { method: 'POST', headers: cookie ? { cookie } : {}, body: new URLSearchParams(given) })
  const refused = await (await post(`/reports/${report.id}/tip`, { ...fields, message: ' ' })).text()
  expect(refused).toContain('Nothing was sent.')
  const told = { ...fields, message: 'A quokka keeps the key.' }
  const sent = await (await post(`/reports/${report.id}/tip`, told)).text()
  const again = await (await post(`/reports/${report.id}/tip`, told)).text()
  const code = codeIn(sent)
  expect(code).not.toBe('')
  expect(codeIn(again)).toBe(code)

  const door = await (await ask('/report/return')).text()
  const back = await post('/report/return', {
    ...{ sourceCode: code, formNumber: hidden(door, 'formNumber'), formToken: hidden(door, 'formToken') },
  })
  expect([back.status, back.headers.get('location')]).toEqual([303, '/report/tip'])
  const cookie = back.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const opened = await (await ask('/report/tip', { headers: { cookie } })).text()
  for (const words of ['A quokka keeps the key.', report.referenceNumber]) expect(opened).toContain(words)
  // The visit opens no report.
  expect((await ask('/report/status', { headers: { cookie } })).status).toBe(302)
  expect((await ask('/report/files', { headers: { cookie } })).status).toBe(302)
  const token = hidden(opened, 'formToken')
  const wrote = await post(
    '/report/tip',
    { formToken: token, intent: 'write', message: 'Since May.' },
    cookie,
  )
  expect(wrote.status).toBe(303)
  const shown = await showReport(application, report.reviewer, report.id)
  expect(shown.tips?.tips[0]?.messages.map(({ text }) => text)).toEqual([
    'A quokka keeps the key.',
    'Since May.',
  ])
  const gone = await post('/report/tip', { formToken: token, intent: 'delete' }, cookie)
  expect(await gone.text()).toContain('It is deleted.')
  const held = (await everyRow(application)) + application.logged.join('\n')
  for (const marker of ['quokka', code, fields.formNumber]) expect(held).not.toContain(marker)
  expect((await showReport(application, report.reviewer, report.id)).tips?.tips).toEqual([])
})

test('the page is the same after a retraction, and none is for a report that is not public or does not exist', async () => {
  const { application, ask, report } = await withPublic()
  const looks = async () => plain(await (await ask(`/reports/${report.id}/tip`)).text())
  const before = await looks()
  await retractReport(application, report.officer, report.id, { reason: 'The land is leased.' })
  expect(await looks()).toBe(before)
  const pending = await submitted(application, report.reporter)
  const none = await Promise.all(
    [pending.id, randomUUID()].map(async (id) => {
      const answer = await ask(`/reports/${id}/tip`)
      return [answer.status, plain(await answer.text()).replaceAll(id, '')]
    }),
  )
  expect(none[0]?.[0]).toBe(404)
  expect(none[0]).toEqual(none[1])
})

async function withPublic() {
  const application = await withApplication()
  return { application, ask: await openSite(application), report: await publicReport(application) }
}

/** The value of a hidden field, in the main part of the page as it is sent. */
function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`, 'u').exec(page)?.[1] ?? ''
}

function codeIn(page: string): string {
  return /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/.exec(page)?.[0] ?? ''
}

/** What a reader sees of the page, without what is drawn each time. */
function plain(page: string): string {
  return page
    .slice(page.indexOf('<main'), page.indexOf('</main>'))
    .replaceAll(/value="[^"]*"/gu, '')
    .replaceAll(/request [\w-]+/giu, '')
}
