import type { Page } from '@playwright/test'
import { expectNoBarriersInParts } from '#tests/support/barriers/find-barriers.ts'
import { partsOf } from '#tests/support/barriers/page-parts.ts'
import { partsSeen } from '#tests/support/barriers/parts-seen.ts'
import { expect, test, untilLively } from '#tests/support/browser-test.ts'
import { pagesReached } from '#tests/support/pages-of-site.ts'

const people = ['visitor', 'reporter', 'officer', 'administrator', 'auditor', 'observer'] as const

// Two workers share the pages, and each visits a page as everyone: most of it is the same for them.
for (const half of ['first', 'second'] as const) {
  test(`each page of the ${half} half comes to life for everyone and holds no barrier, in light and dark, wide and narrow`, async ({
    enter,
    world,
  }) => {
    // Each of hundreds of looks takes a second, and several on a machine that stalls.
    test.setTimeout(3_600_000)
    const visits = await Promise.all(
      people.map(async (person) => ({
        person,
        page: await (person === 'visitor' ? enter() : enter(person)),
        texts: new Set<string>(),
      })),
    )
    const newIn = partsSeen()
    const outlines = new Set<string>()
    const isNewOutline = (outline: string) => outlines.size < outlines.add(outline).size
    for (const { pattern, address } of halfOf(pagesReached(world), half))
      for (const { person, page, texts } of visits) {
        // An expert, whose own pages are these.
        if (person === 'observer' && !pattern.startsWith('/expert-dashboard')) continue
        // The one page that no one else opens.
        if (person === 'auditor' && pattern !== '/admin/journal') continue
        const name = `${pattern} for the ${person}`
        await page.goto(address)
        await untilLively(page)
        await expectHeadAndTitle(page, name)
        // The screen that turns a person away is the same at many addresses.
        const text = await page.evaluate(() => {
          const shown = [...document.body.children].filter(({ localName }) => localName !== 'script')
          return shown.map(({ textContent }) => textContent).join()
        })
        if (texts.has(text)) continue
        texts.add(text)
        const news = newIn(await partsOf(page))
        await expectNoBarriersInParts(page, name, news, isNewOutline)
      }
  })
}

function halfOf<Item>(items: readonly Item[], half: 'first' | 'second'): Item[] {
  const middle = Math.ceil(items.length / 2)
  return half === 'first' ? items.slice(0, middle) : items.slice(middle)
}

async function expectHeadAndTitle(page: Page, name: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name} has one h1`).toHaveCount(1)
  expect.soft(await page.title(), `${name} has a title`).toMatch(/Fitila/)
}
