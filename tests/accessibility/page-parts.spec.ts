import { partsOf } from '#tests/support/barriers/page-parts.ts'
import { partsSeen } from '#tests/support/barriers/parts-seen.ts'
import { expect, test } from '#tests/support/browser-test.ts'

test('a part is new when a rule could find something else in it', async ({ page }) => {
  await page.goto('/faq')
  const newIn = partsSeen()
  const news = async () => newIn(await partsOf(page))
  const set = (selector: string, name: string, value: string) =>
    page.evaluate(([where, what, to]) => document.querySelector(where)?.setAttribute(what, to), [
      selector,
      name,
      value,
    ] as const)
  expect(await news()).toEqual({ looks: ['main', 'around'], build: ['main', 'around'] })
  await set('main a', 'href', '/elsewhere')
  expect(await news(), 'an address is no part of it').toEqual({ looks: [], build: [] })
  await set('main [id]', 'id', 'another')
  expect(await news(), 'no style asks for an id').toEqual({ looks: [], build: ['main'] })
  await set('main a', 'class', 'text-night-line')
  expect(await news()).toEqual({ looks: ['main'], build: ['main'] })
  await set('footer a', 'aria-current', 'page')
  expect(await news()).toEqual({ looks: ['around'], build: ['around'] })
})
