import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import { expect } from '../browser-test.ts'
import { colours, everyPart, type Look, looksAt, looksWhenNarrow, rulesOfColour, standards } from './looks.ts'
import type { PagePart } from './page-parts.ts'
import type { NewParts } from './parts-seen.ts'
import { type Sight, sightOf } from './sight.ts'

type Way = { colorScheme: 'light' | 'dark'; width: number }

/** In this order only one of the two changes at a time: a page is styled, laid out and painted again for each change. */
const everyWay: readonly Way[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
]

/** Where axe looks for a part, in its own words. */
const places = {
  main: { include: [['main']] },
  around: { exclude: [['main']] },
} satisfies Record<PagePart, object>

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The page as it is, in each way that the style sheet tells apart: light and dark, wide and narrow. */
export function expectNoBarriers(page: Page, name: string): Promise<void> {
  return expectNoneOfAll(page, page.mainFrame(), name)
}

/**
 * The same, but each rule looks only at what an earlier page did not show: parts that are new, and outlines that are new. A narrow page
 * that shows the same elements as the wide one is asked again only where places, sizes and colours matter.
 */
export async function expectNoBarriersInParts(
  page: Page,
  name: string,
  news: NewParts,
  isNewOutline: (outline: string) => boolean,
): Promise<void> {
  await readAxe(page)
  const inLight = barriersWideThenNarrow(page, news, isNewOutline)
  const inDark = () => barriersIn(page.mainFrame(), colours(news))
  const ways = everyWay.filter(({ colorScheme }) => colorScheme === 'light' || news.looks.length > 0)
  await expectNone(page, page.mainFrame(), name, ways, inLight, inDark)
}

/** Looks at the page as it is: when called first as at a wide page, and then as at the same page when it is narrow. */
export function barriersWideThenNarrow(
  page: Page,
  news: NewParts,
  isNewOutline: (outline: string) => boolean,
): Find {
  let wide: Sight | undefined
  return async () => {
    const sight = await sightOf(page)
    const isNew = isNewOutline(sight.outline)
    const looks = wide ? looksWhenNarrow(news, isNew, [wide, sight]) : looksAt(news, isNew)
    wide = sight
    return barriersInLooks(page, looks)
  }
}

/** As the page is now, with axe in it. */
export function barriersInParts(page: Page, news: NewParts): Promise<string[]> {
  return barriersInLooks(page, looksAt(news, true))
}

/** Each look reads all of the page, so rules that look at the same place are asked in one. */
async function barriersInLooks(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = []
  for (const look of looks)
    if (look.rules.length > 0) found.push(...(await barriersIn(page.mainFrame(), look)))
  return found
}

/** Gives the page axe, with which `barriersInParts` looks. */
export async function readAxe(page: Page): Promise<void> {
  await page.evaluate(source)
}

/** The same for the caged page of a tool. */
export async function expectNoBarriersInTool(page: Page, name: string): Promise<void> {
  const child = page.frames().find((frame) => frame.parentFrame() !== null)
  if (!child) throw new Error('There is no tool on this page.')
  await expectNoneOfAll(page, child, name)
}

/** The page as it is, at one width, in light and dark. */
export function expectNoBarriersAt(page: Page, name: string, width: number): Promise<void> {
  const ways = (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, width }))
  return expectNoneOfAll(page, page.mainFrame(), name, ways)
}

async function expectNoneOfAll(page: Page, frame: Frame, name: string, ways = everyWay): Promise<void> {
  await frame.evaluate(source)
  const inLight = () => barriersIn(frame, { rules: standards })
  await expectNone(page, frame, name, ways, inLight, () => barriersIn(frame, { rules: rulesOfColour }))
}

type Find = () => Promise<string[]>

async function expectNone(
  ...[page, frame, name, ways, inLight, inDark]: [Page, Frame, string, readonly Way[], Find, Find]
): Promise<void> {
  for (const { colorScheme, width } of ways) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const found = await (colorScheme === 'light' ? inLight() : inDark())
    expect.soft(found, `${name}, ${colorScheme}, ${width} px`).toEqual([])
    // Colours move nothing.
    if (colorScheme === 'light') await expectWithinEdges(frame, `${name}, ${width} px`)
  }
}

async function expectWithinEdges(frame: Frame, name: string): Promise<void> {
  const over = await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(over, `${name}: reaches over the edge`).toBeLessThanOrEqual(0)
}

/** The page around a tool, as it is. The heading and the main part that it needs are in the page of the tool. */
export async function barriersAround(page: Page): Promise<string[]> {
  await readAxe(page)
  const barriers = await barriersIn(page.mainFrame(), { rules: standards })
  return barriers.filter((barrier) => !/^(page-has-heading-one|landmark-one-main) /.test(barrier))
}

type Barrier = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }
type Axe = { run(place: object, options: object): Promise<{ violations: Barrier[] }> }

/** Asks axe itself: its package for Playwright hands over all that is right as well, and takes twice as long. */
function barriersIn(
  frame: Frame,
  { rules: runOnly, without = [], parts = everyPart }: Look,
): Promise<string[]> {
  const [only, ...others] = parts
  if (only === undefined) return Promise.resolve([])
  const place = others.length > 0 ? {} : places[only]
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  // Style sheets are read for one rule alone, which is an experiment and not among these standards.
  const preload = { assets: ['media'] }
  const options = { runOnly, rules, preload, resultTypes: ['violations'], iframes: false }
  return frame.evaluate(
    async ([where, wanted]) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const { violations } = await axe.run(Object.keys(where).length > 0 ? where : document, wanted)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ''}`),
      )
    },
    [place, options] as const,
  )
}
