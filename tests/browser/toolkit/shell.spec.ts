import { barriersAround, expectNoBarriersInTool } from '#tests/support/barriers/find-barriers.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { openCountingProxy } from '#tests/support/network/counting-proxy.ts'
import { openTool } from '#tests/support/tool-page.ts'
import { offlineEdition, toolDocuments, tools } from '#toolkit/registry.ts'

const weather = /^https:\/\/www\.bbc\.com\/weather/

for (const {
  file: name,
  path,
  aliases,
  tool: { title },
} of toolDocuments) {
  test(`${name} is reached at each of its addresses, without a cookie`, async ({ page, context }) => {
    for (const address of [path, ...aliases]) {
      const tool = await openTool(page, address)
      await expect(tool.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveTitle(`${title} – Fitila`)
      await expect(tool.getByText('Everything happens on this device.')).toBeVisible()
    }
    expect(await context.cookies()).toEqual([])
  })

  test(`${name} has no barrier, in light and dark, wide and narrow`, async ({ page }) => {
    await openTool(page, path)
    expect(await barriersAround(page)).toEqual([])
    await expectNoBarriersInTool(page, name)
  })

  test(`${name} says why it needs JavaScript where there is none`, async ({ enter }) => {
    const page = await enter(undefined, { javaScriptEnabled: false })
    await page.goto(path)
    // Playwright's roles and texts look past <noscript>; people do not.
    const words = page.locator('body noscript')
    await expect(words.locator('h1')).toBeVisible()
    await expect(words.locator('p').first()).toContainText(
      'needs JavaScript, because it works on your own device',
    )
    await expect(words.locator('a').first()).toHaveAttribute('href', offlineEdition.path)
    await expect(page.locator('iframe')).toBeHidden()
  })

  test(`${name} opens again without a connection`, async ({ browser, world, strays }) => {
    const site = await openCountingProxy(world.baseURL)
    const context = await browser.newContext()
    strays.forgive(/ERR_CONNECTION|ERR_NETWORK|Failed to fetch/)
    const page = await context.newPage()
    await openTool(page, site.baseURL + path)
    await site.cutOff()
    await page.reload()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(title)
    await context.close()
  })
}

const [first] = tools

test.describe('Exit now', () => {
  test.beforeEach(async ({ page, strays }) => {
    strays.forgive(/www\.bbc\.com/)
    // The world outside is not part of the test; what counts is where the tab wanted to go.
    await page.route(weather, (route) =>
      route.fulfill({ body: '<title>Outside</title>', contentType: 'text/html' }),
    )
    await page.goto('/methodology')
    await openTool(page, first?.path ?? '')
  })

  test('replaces the page by a harmless one', async ({ page }) => {
    await page.getByRole('link', { name: 'Exit now' }).click()
    await expect(page).toHaveURL(weather)
    await page.goBack()
    await expect(page).toHaveURL(/\/methodology$/)
  })

  test('is what Escape does when it is pressed three times, in the bar', async ({ page }) => {
    await page.getByRole('link', { name: 'Back to Tools' }).focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
    await expect(page).toHaveURL(weather)
  })

  test('is what Escape does when it is pressed three times, inside of the tool, whatever was entered', async ({
    page,
  }) => {
    const tool = page.frameLocator('iframe')
    await tool.getByRole('radio').first().check()
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
    await expect(page).toHaveURL(weather)
  })
})

test('a tool answers as it was built: its own policies, no cookie, an ETag, and the best encoding', async ({
  request,
}) => {
  const answer = await request.get(first?.path ?? '', { headers: { 'accept-encoding': 'br' } })
  const headers = answer.headers()
  expect(headers['connection-allowlist']).toBe('(response-origin)')
  expect(headers['content-security-policy']).toContain("connect-src 'none'")
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toContain('no-transform')
  expect(headers['set-cookie']).toBeUndefined()
  const again = await request.get(first?.path ?? '', { headers: { 'if-none-match': headers.etag ?? '' } })
  expect(again.status()).toBe(304)
  const child = /<iframe src="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
  const caged = (await request.get(child)).headers()
  expect(caged['connection-allowlist']).toBe('()')
  expect(caged['content-security-policy']).toContain('sandbox allow-scripts allow-downloads')
  expect(caged['cache-control']).toContain('immutable')
})

test('a tool that is not there is not found', async ({ request }) => {
  expect((await request.get('/tools/no-such-tool')).status()).toBe(404)
})

test('Back to Tools leads to the list, which names every tool and the offline file', async ({ page }) => {
  await openTool(page, first?.path ?? '')
  await page.getByRole('link', { name: 'Back to Tools' }).click()
  await expect(page).toHaveURL(/\/educational-resources\?tab=tools$/)
  for (const { title } of tools)
    await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible()
  const published = await (await page.request.get('/tools/fitila-toolkit.html.sha256')).text()
  // Folded, because few compare it.
  const folded = page.getByRole('group').filter({ hasText: published.split(' ')[0] ?? 'missing' })
  await folded.locator('summary').click()
  await expect(page.getByText(published.split(' ')[0] ?? 'missing')).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test(`a tool that a page in Pidgin opened leads back to Pidgin, with JavaScript ${javaScriptEnabled}`, async ({
    enter,
  }) => {
    const page = await enter(undefined, { javaScriptEnabled })
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/pcm/educational-resources?tab=tools')
    await page
      .getByRole('main')
      .getByRole('link', { name: first?.title ?? '', exact: true })
      .click()
    await expect(page).toHaveURL(new RegExp(`${first?.path}#pcm$`))
    await expect(page.getByText('Dis tool dey for English.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Tools', exact: true })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Comot now' })).toBeVisible()
    await page.getByRole('link', { name: 'Go back to Tools' }).click()
    await expect(page).toHaveURL(/\/pcm\/educational-resources\?tab=tools$/)
  })
