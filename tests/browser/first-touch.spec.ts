import type { Page, Request } from '@playwright/test'
import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test, untilLively } from '#tests/support/browser-test.ts'
import { heldScripts } from '#tests/support/browsers/held-scripts.ts'
import {
  expectTyped,
  lookOver,
  main,
  reportField,
  sendReport,
  toast,
  typeReport,
} from '#tests/support/walks.ts'

test('before it is touched, the form of a report costs few requests and bytes', async ({ newcomer }) => {
  const { page } = await newcomer()
  const traffic = await countTraffic(page)
  await page.goto('/submit-report', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 400)
  await page.waitForLoadState('networkidle')
  expect(traffic.addresses.length, traffic.addresses.join(' ')).toBeLessThanOrEqual(6)
  expect(traffic.bytes).toBeLessThanOrEqual(100_000)
  expect(traffic.addresses.filter(isScript)).toEqual([])
  await untilLively(page)
  expect(traffic.addresses.filter(isScript)).not.toEqual([])
})

test('what is typed before the scripts are there stays, and is saved by itself once they are @firefox', async ({
  newcomer,
}) => {
  const { page } = await newcomer()
  const scripts = await heldScripts(page)
  await page.goto('/submit-report')
  const bribe = page.getByRole('radio', { name: /^A bribe or extortion/ })
  await bribe.check()
  await scripts.areAskedFor()
  await expect(isLively(page)).toHaveCount(0)
  await scripts.come()
  await untilLively(page)
  await expect(bribe).toBeChecked()
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.goto(`${page.url()}?page=3`)
  await expect(main(page)).toContainText('Who asked for what, and for which service?')
})

test('words that are typed while the scripts come are there when they are @firefox', async ({ newcomer }) => {
  const { page } = await newcomer()
  const scripts = await heldScripts(page)
  await page.goto('/submit-report?page=1')
  const personName = freshName()
  await reportField(page, 'personName').fill(personName)
  await scripts.areAskedFor()
  await reportField(page, 'position').pressSequentially('Registrar')
  await scripts.come()
  await reportField(page, 'position').pressSequentially(' of permits')
  await untilLively(page)
  await expectTyped(page, { personName, position: 'Registrar of permits' })
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await expectTyped(page, { personName, position: 'Registrar of permits' })
})

test('the questions follow a kind that was chosen before the scripts came', async ({ page }) => {
  const scripts = await heldScripts(page)
  await page.goto('/report')
  await page.getByRole('radio', { name: /^A bribe or extortion/ }).check()
  await scripts.areAskedFor()
  await scripts.come()
  await untilLively(page)
  await page.getByRole('button', { name: '4. What happened?' }).click()
  await expect(main(page)).toContainText('Who asked for what, and for which service?')
  await expect(reportField(page, 'suspectedAssets')).toBeHidden()
})

test('a report that is sent while the scripts come is sent once, as a plain form @firefox', async ({
  newcomer,
}) => {
  const { page } = await newcomer()
  const words = buildReport({ personName: freshName() })
  await page.goto('/submit-report')
  await typeReport(page, words)
  await lookOver(page)
  await expect(page).toHaveURL(/\/preview$/)
  const scripts = await heldScripts(page)
  await page.reload()
  const posts = countPosts(page)
  await page.keyboard.press('Shift')
  await scripts.areAskedFor()
  await page.getByRole('button', { name: 'Send the report' }).click({ noWaitAfter: true })
  await scripts.come()
  await expect(toast(page)).toContainText('Report submitted')
  expect(posts.map((post) => post.isNavigationRequest())).toEqual([true])
  await page.goto('/reports/mine')
  await expect(main(page).getByRole('link', { name: /^WR-/ })).toHaveCount(1)
})

test('a button that is pressed first of all sends the form, and asks for no script', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/report')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page)).toContainText('Kind of wrong: ')
  expect(asked.filter(isScript)).toEqual([])
})

// Not in Firefox: it never asks again for a module that failed, and the page stays the plain form (decision 328).
test('scripts that a dead line kept away come with a later touch', async ({ page, strays }) => {
  strays.forgive(/net::ERR_|NS_ERROR_|Failed to load resource/)
  await page.goto('/report')
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: /^A bribe or extortion/ }).check()
  await page.context().setOffline(false)
  await page.route('**/*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Shift')
  await failed
  await page.unroute('**/*.js')
  await untilLively(page)
  await expect(page.getByRole('radio', { name: /^A bribe or extortion/ })).toBeChecked()
})

test('the quick exit works before any script has come: its button, and Escape three times @firefox', async ({
  page,
  strays,
}) => {
  strays.forgive(/bbc\.com/)
  await page.route('https://www.bbc.com/**', (route) => route.fulfill({ body: 'Weather' }))
  const scripts = await heldScripts(page)
  for (const leave of [
    async () => page.getByRole('button', { name: 'Exit this page' }).click(),
    async () => {
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    },
  ]) {
    await page.goto('/about')
    await page.goto('/report')
    const ended = page.waitForRequest('**/report/exit')
    await leave()
    await page.waitForURL('https://www.bbc.com/weather')
    expect((await ended).method()).toBe('POST')
    await page.goBack()
    await expect(page, 'the form is not in the history').toHaveURL(/\/about$/)
  }
  await scripts.come()
})

test('a page that shows a code brings its scripts at once, for what copies and prints', async ({ page }) => {
  await page.goto('/report')
  await page.getByRole('radio', { name: /^A bribe or extortion/ }).check()
  await page.reload()
  await typeReport(page, buildReport({ personName: freshName() }))
  await sendReport(page)
  await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
})

function isLively(page: Page) {
  return page.locator('html[data-hydrated]')
}

function isScript(address: string): boolean {
  return new URL(address).pathname.endsWith('.js')
}

function countPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  return posts
}

/** What crosses the line, headers too, as Chromium counts it. */
async function countTraffic(page: Page) {
  const traffic = { addresses: [] as string[], bytes: 0 }
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request }) => traffic.addresses.push(request.url))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
  })
  return traffic
}
