import { buildReport } from '#tests/cast.ts'
import { expect, freshName, test, untilLively } from '#tests/support/browser-test.ts'
import { heldScripts } from '#tests/support/browsers/held-scripts.ts'
import { main, submitReport } from '#tests/support/walks.ts'

test('scripts leave the line to the style until a page has been painted, and then take the page over', async ({
  page,
}) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    // Long enough for scripts that would not wait to be asked for meanwhile.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
    await route.fulfill({ response })
  })
  await page.goto('/')
  await untilLively(page)
  const { styled, asked } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    return {
      styled: files.find(({ name }) => name.includes('.css'))?.responseEnd ?? Number.NaN,
      asked: Math.min(...scripts.map(({ startTime }) => startTime)),
    }
  })
  expect(asked).toBeGreaterThan(styled)
})

test('nothing on the page of a report moves when its scripts come', async ({ newcomer }) => {
  const { page } = await newcomer()
  await page.setViewportSize({ width: 412, height: 823 })
  const { path } = await submitReport(page, buildReport({ personName: freshName() }))
  const scripts = await heldScripts(page)
  await page.goto(path)
  await scripts.areAskedFor()
  const facts = main(page).locator('.meta-line').first()
  const before = await facts.boundingBox()
  expect(before).not.toBeNull()
  const waiting = page.locator('[inert]').getByRole('button', { name: 'Print' })
  await expect(waiting).toBeVisible()
  await scripts.come()
  await untilLively(page)
  await expect(waiting).toHaveCount(0)
  expect(await facts.boundingBox()).toEqual(before)
})

test('what needs scripts is in the letters’ page from its first paint, and takes words only when they are there', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/letters', { waitUntil: 'commit' })
  const desk = page.locator('[aria-label="Fill it in"]')
  await expect(desk).toBeVisible()
  const before = await desk.boundingBox()
  await expect(page.getByLabel('To (body and address)')).toHaveCount(1)
  expect(await desk.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
  scripts.resolve()
  await expect(page.getByRole('region', { name: 'Fill it in' })).toBeVisible()
  expect(await desk.boundingBox()).toEqual(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the letters’ page shows no field that does nothing', async ({ page }) => {
    await page.goto('/letters')
    await expect(page.getByRole('link', { name: 'Download the blank letter' })).toBeVisible()
    await expect(page.locator('textarea').filter({ visible: true })).toHaveCount(0)
  })
})
