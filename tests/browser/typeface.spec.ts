import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'

test('nothing waits for the typeface and nothing moves: a later page has it', async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toBe(0)
  expect(await fontsOf(page)).toHaveLength(2)
  await page.goto('/faq')
  expect(await shiftsOf(page)).toBe(0)
  // From the cache, before the first paint.
  expect(await page.evaluate(() => document.fonts.check('17px Inter', 'Ɓauchi ₦'))).toBe(true)
})

test('the way of a report asks for no typeface', async ({ page }) => {
  await page.goto('/report')
  await page.waitForLoadState('networkidle')
  expect(await fontsOf(page)).toEqual([])
})

test('a page on a slow line asks for no typeface', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
  })
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(await fontsOf(page)).toEqual([])
})

test('a line of text to read has about 65 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/terms-of-service')
  const longest = await page.evaluate(() => {
    const paragraph = [...document.querySelectorAll('main p')].find(
      ({ textContent, clientHeight }) => (textContent?.length ?? 0) > 200 && clientHeight > 60,
    )
    const range = document.createRange()
    if (!paragraph) return 0
    range.selectNodeContents(paragraph)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
    return (paragraph.textContent?.length ?? 0) / lines.size
  })
  expect(longest).toBeGreaterThan(45)
  expect(longest).toBeLessThan(80)
})

function fontsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  )
}

/** The sum of all layout shifts since the page began, without those that a person caused. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1_000)
      }),
  )
}
