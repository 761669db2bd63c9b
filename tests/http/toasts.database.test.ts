import { expect, test } from 'vitest'
import { cast, password } from '#tests/cast.ts'
import { browseAs, browseAsVisitor, openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { toasts as part } from '#words/en/toasts.ts'

const { toasts } = part

test('no link of a stranger makes a page say that something was done', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, reporter)
  const madeUp = 'x'.repeat(22)
  for (const [code, { description }] of Object.entries(toasts)) {
    const query = `?done=${[code, `${code}.`, `${code}.szqqqq.${madeUp}`][code.length % 3]}`
    for (const path of [`/about${query}`, `/about.data${query}`])
      for (const get of [ask, browser.get])
        expect(await (await get(path)).text(), path).not.toContain(description)
  }
})

test('a toast greets the browser that it is for, and no other, and for a moment', async () => {
  const application = await withApplication()
  const { stranger } = await cast(application, 'reporter', 'stranger')
  const ask = await openSite(application)
  const loggedIn = await browseAsVisitor(application, ask).post('/login', { identifier: 'amina', password })
  const cookie = loggedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const address = loggedIn.headers.get('location') ?? ''
  const { title } = toasts['logged-in']
  const page = await ask(address, { headers: { cookie } })
  expect(await page.text()).toContain(title)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const other = await browseAs(application, ask, stranger)
  expect(await (await other.get(address)).text()).not.toContain(title)
  expect(await (await ask(address)).text()).not.toContain(title)
  application.later(3 * 60_000)
  expect(await (await ask(address, { headers: { cookie } })).text()).not.toContain(title)
})

test('logging out empties the cache of the browser, and says so to it alone', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const ask = await openSite(application)
  const browser = await browseAs(application, ask, reporter)
  const answer = await browser.post('/logout', {})
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect((await browser.get('/reports')).headers.get('clear-site-data')).toBeNull()
  const address = answer.headers.get('location') ?? ''
  const greeted = await ask(address)
  expect(await greeted.text()).toContain(toasts['logged-out'].title)
  expect(greeted.headers.get('cache-control')).toBe('private, no-store')
  application.later(3 * 60_000)
  expect(await (await ask(address)).text()).not.toContain(toasts['logged-out'].title)
})
