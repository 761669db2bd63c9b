import type { Page } from '@playwright/test'
import { usernames } from '#tests/cast.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { openCountingProxy } from '#tests/support/network/counting-proxy.ts'
import { main } from '#tests/support/walks.ts'

test('nothing is kept on a device before a person asks for it', async ({ page }) => {
  for (const address of ['/', '/faq', '/reports', '/offline']) {
    await page.goto(address)
    await untilLively(page)
  }
  expect(await traces(page)).toEqual({ caches: [], workers: [], storage: 0 })
})

test('kept pages open without a line, lead to each other, and are wiped without one too', async ({
  browser,
  world,
  strays,
}) => {
  const site = await openCountingProxy(world.baseURL)
  const context = await browser.newContext()
  strays.forgive(/ERR_CONNECTION|ERR_NETWORK|Failed to fetch/)
  const page = await context.newPage()
  await keep(page, `${site.baseURL}/offline`)
  await site.cutOff()

  await page.goto(`${site.baseURL}/offline`)
  await main(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/\/offline\/page\/faq$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('A copy kept on this device on')).toBeVisible()
  expect(await page.locator('script, form').count()).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toMatch(/^"?Times/)
  await page.getByRole('link', { name: 'Methodology' }).first().click()
  await expect(page).toHaveURL(/\/offline\/page\/methodology$/)

  await page.goto(`${site.baseURL}/offline`)
  await page.getByRole('button', { name: 'Delete all of it now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All of it is deleted')
  expect(await traces(page)).toMatchObject({ caches: [] })
  await page.close()
  const after = await context.newPage()
  await expect(after.goto(`${site.baseURL}/offline`)).rejects.toThrow(/ERR_/)
  await context.close()
  await site.close()
})

test('copies hold pages of words alone, and nothing of the account that is open', async ({ enter }) => {
  const page = await enter('reporter')
  await keep(page, '/offline')
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('kept-pages')
    const requests = await cache.keys()
    const texts = await Promise.all(requests.map(async (request) => (await cache.match(request))?.text()))
    return { paths: requests.map(({ url }) => new URL(url).pathname), all: texts.join('\n') }
  })
  expect(
    kept.paths.filter((path) => /report(s|$)|search|login|draft|profile|admin|tools/.test(path)),
  ).toEqual([])
  expect(kept.all).not.toContain(usernames.reporter)
  expect(kept.all).not.toMatch(/<script|<form(?! method="post" action="\/offline\/wipe")/)
})

test('a click on the page itself wipes everything at once', async ({ page }) => {
  await keep(page, '/offline')
  await page.getByRole('button', { name: 'Delete all of it now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'All of it is deleted' })).toBeVisible()
  expect(await traces(page)).toEqual({ caches: [], workers: [], storage: 0 })
})

test('logging out wipes what was kept', async ({ newcomer, strays }) => {
  // The live line may ask once more while the session ends.
  strays.forgive(/^status: 401 \S+\/live$/)
  const { page } = await newcomer()
  await keep(page, '/offline')
  await page.goto('/logout')
  await main(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Logged out' })).toBeVisible()
  await expect.poll(() => traces(page)).toMatchObject({ caches: [], workers: [] })
})

test('“Exit now” in a tool wipes what was kept', async ({ page, context, strays }) => {
  strays.forgive(/bbc\.com\/weather/)
  await context.route(/bbc\.com/, (route) => route.fulfill({ contentType: 'text/html', body: 'Weather' }))
  await keep(page, '/offline')
  await page.goto('/tools/leave')
  await expect(page).toHaveURL(/bbc\.com/)
  await page.goto('/offline')
  const { caches: left, workers } = await traces(page)
  expect({ left, workers }).toEqual({ left: [], workers: [] })
})

test('copies are in the language of the page that kept them', async ({ page }) => {
  await page.goto('/pcm/offline')
  await untilLively(page)
  await page.getByRole('button', { name: 'Keep dis pages for here' }).click()
  await expect(page.getByText('The pages don dey for dis phone or computer.')).toBeVisible()
  await page.goto('/offline/page/pcm')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You see corruption/)
})

test('the icon has our name, or a plain one for who asks for it', async ({ page, request }) => {
  await page.goto('/offline')
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/offline/manifest/fitila')
  await page.getByRole('link', { name: 'Choose the plain icon' }).click()
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(JSON.stringify(manifest)).not.toMatch(/fitila|lamp/i)
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what else one can do', async ({ page }) => {
    await page.goto('/offline')
    await expect(main(page).getByText('This needs JavaScript.')).toBeVisible()
  })
})

async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilLively(page)
  await page.getByRole('button', { name: 'Keep these pages on this device' }).click()
  await expect(page.getByText('The pages are kept on this device.')).toBeVisible()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/offline')
    if (!registration) throw new Error('no worker')
    await navigator.serviceWorker.ready
  })
}

/** What the browser holds of this site beside its cookies. */
function traces(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    storage: localStorage.length,
  }))
}
