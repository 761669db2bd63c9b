import type { Page } from '@playwright/test'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { expectNoBarriers } from '#tests/support/find-barriers.ts'
import { pagesOfSite } from '#tests/support/pages-of-site.ts'

// A trace would hold a copy of axe for each look at a page.
test.use({ trace: 'off' })

for (const person of ['visitor', 'reporter', 'officer', 'administrator'] as const) {
  test(`each page comes to life for the ${person} and holds no barrier, in light and dark, wide and narrow`, async ({
    enter,
    world,
  }) => {
    test.setTimeout(300_000)
    const page = await (person === 'visitor' ? enter() : enter(person))
    const seen = new Set<string>()
    for (const { pattern, address } of pagesOfSite(world)) {
      await page.goto(address)
      await untilLively(page)
      await expectHeadAndTitle(page, pattern)
      // The screen that turns somebody away is the same at many addresses.
      const text = (await page.locator('body > :not(script)').allTextContents()).join()
      if (!seen.has(text)) await expectNoBarriers(page, pattern)
      seen.add(text)
    }
  })
}

async function expectHeadAndTitle(page: Page, pattern: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${pattern} has one h1`).toHaveCount(1)
  expect.soft(await page.title(), `${pattern} has a title`).toMatch(/Fitila/)
}
