import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import { expect } from './browser-test.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const widths = [1280, 360]

/** The rules whose answer can change with the colours alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const light = { colorScheme: 'light' } as const
const dark = { colorScheme: 'dark' } as const

/** The page as it stands, in each way that the style sheet tells apart: light and dark, wide and narrow. */
export function expectNoBarriers(page: Page, name: string): Promise<void> {
  return expectNone(page, page.mainFrame(), name)
}

/** The same in light alone and without the rules of colour, for a page of parts whose colours were looked at elsewhere. */
export async function expectNoBarriersButColour(page: Page, name: string): Promise<void> {
  const frame = page.mainFrame()
  await page.emulateMedia(light)
  await frame.evaluate(source)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const barriers = await barriersIn(frame, standards, rulesOfColour)
    expect.soft(barriers, `${name}, ${width} px, but colour`).toEqual([])
    await expectWithinEdges(frame, `${name}, ${width} px`)
  }
}

/** The same for the caged page of a tool. */
export async function expectNoBarriersInTool(page: Page, name: string): Promise<void> {
  const child = page.frames().find((frame) => frame.parentFrame() !== null)
  if (!child) throw new Error('There is no tool on this page.')
  await expectNone(page, child, name)
}

async function expectNone(page: Page, frame: Frame, name: string): Promise<void> {
  await frame.evaluate(source)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia(light)
    expect.soft(await barriersIn(frame, standards), `${name}, light, ${width} px`).toEqual([])
    await page.emulateMedia(dark)
    expect.soft(await barriersIn(frame, rulesOfColour), `${name}, dark, ${width} px`).toEqual([])
    await expectWithinEdges(frame, `${name}, ${width} px`)
  }
}

async function expectWithinEdges(frame: Frame, name: string): Promise<void> {
  const over = await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(over, `${name}: reaches over the edge`).toBeLessThanOrEqual(0)
}

/** The page around a tool, as it stands. The heading and the main part that it needs are in the page of the tool. */
export async function barriersAround(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const barriers = await barriersIn(page.mainFrame(), standards)
  return barriers.filter((barrier) => !/^(page-has-heading-one|landmark-one-main) /.test(barrier))
}

type Barrier = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }
type Axe = { run(options: object): Promise<{ violations: Barrier[] }> }

/** Asks axe itself: its package for Playwright hands over all that is right as well, and takes twice as long. */
function barriersIn(
  frame: Frame,
  runOnly: readonly string[],
  without: readonly string[] = [],
): Promise<string[]> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const options = { runOnly, rules, resultTypes: ['violations'], iframes: false }
  return frame.evaluate(async (wanted) => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run(wanted)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ''}`),
    )
  }, options)
}
