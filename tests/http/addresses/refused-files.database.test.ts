import { expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('a file that is refused to a person has a page that says why and leads on, in their language', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  const { get, post } = await browseAs(application, ask, reporter)
  const refused = await get('/reports/export.csv', html)
  expect(refused.status).toBe(403)
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await refused.text()).toMatch(/<h1[^>]*>[^<]+<\/h1>[\s\S]*href="\/subscription-plans\?next=/)
  const inPidgin = await (await get('/pcm/reports/export.csv', html)).text()
  expect(inPidgin).toMatch(/<html lang="pcm">[\s\S]*href="\/pcm\/subscription-plans\?next=/)
  // A visitor is led to the log-in, and a button that takes a file has the same page.
  expect(await (await ask('/admin/figures.csv', { headers: html })).text()).toContain('href="/login?next=')
  const taken = await post(`/correction-requests/${reporter.id}/papers/${reporter.id}/file`, {}, html)
  expect(taken.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await taken.text()).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
})

test('scripts read what is refused as data, as before', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { get } = await browseAs(application, await openSite(application), reporter)
  const refused = await get('/reports/export.csv', { accept: '*/*' })
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'not-in-plan'])
})
