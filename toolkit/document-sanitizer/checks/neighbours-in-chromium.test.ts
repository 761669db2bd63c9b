import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { drawer } from '@fitila/sanitizer/vectors/mutate'
import { neighbourPlaces, seenNeighbours } from '@fitila/sanitizer/vectors/places/neighbour-places'
import { marker } from '@fitila/sanitizer/vectors/places/place'
import { type Browser, chromium, type Page } from '@playwright/test'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArguments, findChromium } from '#tests/support/browsers/find-chromium.ts'
import { show, wordsOf } from '#tests/support/browsers/shown-words.ts'
import {
  type Draw,
  file,
  type Kind,
  layeredSheet,
  sheet,
  tree,
} from '#tests/support/documents/chance-pages.ts'

const sanitize = makeSanitizer(null)
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments() })
  page = await browser.newPage({ viewport: { width: 300, height: 300 }, javaScriptEnabled: true })
})
afterAll(async () => browser.close())

/** The picture of the file, and what it would be if the words were not drawn. */
async function isDrawn(bytes: Uint8Array, words: string): Promise<boolean> {
  await show(page, bytes)
  const before = await page.screenshot()
  const count = await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && node.data.includes(wanted)) found.push(node)
    for (const one of found) one.data = one.data.replace(wanted, '')
    return found.length
  }, words)
  expect(count).toBe(1)
  return !before.equals(await page.screenshot())
}

for (const [name, { bytes }] of Object.entries(neighbourPlaces))
  test(`Chromium does not draw the word of ${name}`, async () => {
    expect(await isDrawn(bytes, marker)).toBe(false)
  })

for (const [name, bytes] of Object.entries(seenNeighbours))
  test(`Chromium draws the words of ${name}, before and after`, async () => {
    expect(await isDrawn(bytes, 'Seen here')).toBe(true)
    const cleaned = await sanitize(bytes, '', options, () => undefined)
    expect(await isDrawn(cleaned.bytes, 'Seen here')).toBe(true)
  })

const rounds = Number(process.env.FITILA_ROUNDS ?? 40)

/** Draws pages with sheets, and gives those whose words are not the same before and after. */
async function wrongPages(
  kind: Kind,
  draw: Draw,
  makeSheet: (draw: Draw, kind: Kind) => string,
): Promise<string[]> {
  const wrong: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const css = makeSheet(draw, kind)
    const bytes = file(kind, css, tree(draw, kind), draw(3) === 0)
    const { shown } = await wordsOf(page, bytes)
    if (shown.length === 0) continue
    const after = await wordsOf(page, (await sanitize(bytes, '', options, () => undefined)).bytes)
    if (after.held.join() !== shown.join() || after.shown.join() !== shown.join())
      wrong.push(
        `${new TextDecoder().decode(kind === 'epub' ? strToU8(css) : bytes)}\n  shown ${shown}\n  held ${after.held}\n  shown after ${after.shown}`,
      )
  }
  return wrong
}

for (const kind of ['html', 'epub', 'svg'] as const) {
  test(`what chance puts beside each other is kept as Chromium shows it: ${kind}`, async () => {
    expect(await wrongPages(kind, drawer(391), sheet)).toEqual([])
  }, 300_000)

  test(`what chance puts into layers is kept as Chromium shows it: ${kind}`, async () => {
    expect(await wrongPages(kind, drawer(408), layeredSheet)).toEqual([])
  }, 300_000)
}
