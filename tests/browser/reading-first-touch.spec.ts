import type { Page } from '@playwright/test'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { heldScripts } from '#tests/support/browsers/held-scripts.ts'
import { main } from '#tests/support/walks.ts'

for (const path of ['/reports', '/faq', '/transparency/figures', '/pcm/methodology'])
  test(`a visitor reads ${path} without a script, and a touch brings them`, async ({ page }) => {
    const scripts = countScripts(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 400)
    expect(scripts).toEqual([])
    expect(await response?.text()).not.toContain('__reactRouterContext.stream=new')
    await untilLively(page)
    expect(scripts).not.toEqual([])
  })

test('what a visitor types before the scripts are there stays, and is searched for @firefox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const scripts = await heldScripts(page)
  await page.goto('/reports')
  const box = page.getByRole('searchbox', { name: 'Search reports' }).first()
  await box.pressSequentially('Misali')
  await scripts.areAskedFor()
  await scripts.come()
  await untilLively(page)
  await expect(box).toHaveValue('Misali')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=Misali/)
})

test('a filter that is ticked before the scripts are there stays ticked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const scripts = await heldScripts(page)
  await page.goto('/reports')
  await main(page).locator('summary', { hasText: 'States' }).click()
  const state = page.getByRole('checkbox', { name: 'Kano' })
  await state.check()
  await scripts.areAskedFor()
  await scripts.come()
  await untilLively(page)
  await expect(state).toBeChecked()
})

test('the question about counting is asked, explained and answered before any script has come @firefox', async ({
  page,
}) => {
  const scripts = await heldScripts(page)
  await page.goto('/about')
  const question = page.getByRole('region', { name: 'Counting page views' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'More Info' }).click()
  const explained = page.getByRole('dialog', { name: 'Counting page views' })
  await explained.getByRole('button', { name: 'Close' }).click()
  await expect(explained).toBeHidden()
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(question).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('denied')
  await scripts.come()
  await untilLively(page)
  await expect(question).toBeHidden()
})

test('a page whose data is gone stays the plain page that it is', async ({ page, strays }) => {
  strays.forgive(/410|Failed to load resource/)
  await page.route('**/page-data/**', (route) => route.fulfill({ status: 410 }))
  await page.goto('/faq')
  const refused = page.waitForResponse('**/page-data/**')
  await page.keyboard.press('Shift')
  expect((await refused).status()).toBe(410)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('the data of a page is for that page alone, and no cache keeps it', async ({ request }) => {
  const html = await (await request.get('/faq')).text()
  const address = /\/page-data\/[^"]+/.exec(html)?.[0] ?? ''
  const data = await request.get(address)
  expect(data.status()).toBe(200)
  expect(data.headers()['cache-control']).toBe('private, no-store')
  const other = await request.get(address.replace(/\/page-data\/[^/]+/, `/page-data/${'a'.repeat(22)}`))
  expect(other.status()).toBe(410)
})

function countScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url())
  })
  return asked
}
