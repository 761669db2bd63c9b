import { barriersInParts, barriersWideThenNarrow, readAxe } from '#tests/support/barriers/find-barriers.ts'
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

test('a barrier is found in a part that is new, and how the parts fit together on each page', async ({
  page,
}) => {
  await page.goto('/faq')
  await readAxe(page)
  const [nothing, main, around] = [[], ['main'], ['around']] as const
  const found = async (looks: readonly ('main' | 'around')[], build = looks) =>
    (await barriersInParts(page, { looks, build })).map((barrier) => barrier.split(' ')[0])
  expect([await found(nothing), await found(main), await found(['main', 'around'])]).toEqual([[], [], []])
  await page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (heading) heading.style.color = 'rgb(240 240 240)'
    heading?.setAttribute('aria-live', 'perhaps')
  })
  expect(await found(main)).toEqual(expect.arrayContaining(['aria-valid-attr-value', 'color-contrast']))
  expect(await found(nothing, main)).toEqual(['aria-valid-attr-value'])
  expect(new Set(await found(main, nothing))).toEqual(new Set(['color-contrast']))
  expect([await found(around), await found(nothing)], 'an earlier page showed the main part').toEqual([
    [],
    [],
  ])
  await page.evaluate(() => document.querySelector('h1')?.remove())
  expect(await found(nothing)).toContain('page-has-heading-one')
  expect(await found(['main', 'around'])).toContain('page-has-heading-one')
})

test('a narrow page that shows the same is asked less, and one that shows other elements is asked all', async ({
  page,
}) => {
  await page.goto('/faq')
  await readAxe(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  const all = { looks: ['main', 'around'], build: ['main', 'around'] } as const
  const outlines: string[] = []
  const isNewOutline = (outline: string) => outlines.push(outline) > 0
  const found = barriersWideThenNarrow(page, all, isNewOutline)
  await page.evaluate(() => {
    document.styleSheets[0]?.insertRule('@media (max-width: 600px) { #odd, h1 { display: none } }')
    const button = document.querySelector('main')?.appendChild(document.createElement('button'))
    if (button) button.innerHTML = '<span id="odd">Show</span>'
  })
  expect(await found()).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  const narrow = (await found()).map((barrier) => barrier.split(' ')[0])
  expect(narrow).toEqual(expect.arrayContaining(['button-name', 'page-has-heading-one']))
  expect(outlines[0]).not.toBe(outlines[1])
})
