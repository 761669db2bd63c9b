import type { Page } from '@playwright/test'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { pagesOfSite } from '#tests/support/pages-of-site.ts'

for (const person of ['visitor', 'reporter', 'officer', 'administrator'] as const) {
  test(`each page comes to life for the ${person} and fits into 360 px`, async ({ enter, world }) => {
    test.setTimeout(120_000)
    const settings = { viewport: { width: 360, height: 740 } }
    const page = await enter(person === 'visitor' ? undefined : person, settings)
    for (const { pattern, address } of pagesOfSite(world)) {
      await test.step(pattern, async () => {
        await page.goto(address)
        await untilLively(page)
        await expect.soft(page.getByRole('heading', { level: 1 }), `${pattern} has one h1`).toHaveCount(1)
        expect.soft(await page.title(), `${pattern} has a title`).toMatch(/Fitila/)
        expect
          .soft(await sidewaysScroll(page), `${pattern} needs no scrolling sideways`)
          .toBeLessThanOrEqual(0)
      })
    }
  })
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
