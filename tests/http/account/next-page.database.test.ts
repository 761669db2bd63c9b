import { expect, test } from 'vitest'
import { password } from '#tests/cast.ts'
import { browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { withMailServer } from '#tests/support/network/mail-server.ts'
import { withApplication } from '#tests/support/with-application.ts'

const newcomer = { username: 'newcomer', email: 'newcomer@example.org', password }
const next = '/reports/mine?tab=drafts'
const asked = `next=${encodeURIComponent(next)}`

test('who registers at a wall comes to the page behind it, and the form carries that page', async () => {
  const application = await withApplication()
  const browser = browseAsVisitor(application, await openSite(application))
  expect(await (await browser.get(`/register?${asked}`)).text()).toContain(`name="next" value="${next}"`)
  expect(await (await browser.get(`/login?${asked}`)).text()).toContain(`href="/register?${asked}"`)
  const registered = await browser.post('/register', { ...newcomer, next })
  expect(registered.headers.get('location')).toMatch(/^\/reports\/mine\?tab=drafts&done=registered\./)
})

test('where an address has to answer first, the page is carried on to the log-in', async () => {
  const application = await withApplication()
  const server = await withMailServer(application)
  const browser = browseAsVisitor(application, await openSite(application))
  const registered = await browser.post('/register', { ...newcomer, next })
  expect(registered.headers.get('location')).toContain(`/confirm-email?${asked}&done=`)
  expect(await (await browser.get(`/confirm-email?${asked}`)).text()).toContain(`name="next" value="${next}"`)
  await server.fetch()
})

test('a registration leads to no other site', async () => {
  const application = await withApplication()
  const browser = browseAsVisitor(application, await openSite(application))
  const elsewhere = '//evil.example/reports'
  const registered = await browser.post('/register', { ...newcomer, next: elsewhere })
  expect(registered.headers.get('location')).toMatch(/^\/\?done=registered\./)
  const visitor = browseAsVisitor(application, await openSite(application))
  const form = await (await visitor.get(`/register?next=${encodeURIComponent(elsewhere)}`)).text()
  expect(form.match(/name="next" value="[^"]*"/g)).toEqual(['name="next" value="/"'])
})
