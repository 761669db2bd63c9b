import { expect, test } from '#tests/support/browser-test.ts'
import { partsOf } from '#tests/support/page-parts.ts'

test('what a style could ask for makes another part, and an address does not', async ({ page }) => {
  await page.goto('/faq')
  const [main, around] = await partsOf(page)
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/elsewhere'))
  expect(await partsOf(page)).toEqual([main, around])
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('class', 'text-night-line'))
  const [changed, same] = await partsOf(page)
  expect(changed).not.toBe(main)
  expect(same).toBe(around)
  await page.evaluate(() => document.querySelector('footer a')?.setAttribute('aria-current', 'page'))
  expect((await partsOf(page))[1]).not.toBe(around)
})
