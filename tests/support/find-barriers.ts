import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose answer can change with the colours alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** The page as it stands, in each way that the style sheet tells apart: light and dark, wide and narrow. */
export async function expectNoBarriers(page: Page, name: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNone(axe(page).withTags(standards), `${name}, light, ${width} px`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNone(axe(page).withRules(rulesOfColour), `${name}, dark, ${width} px`)
  }
}

// Its other mode opens a second page for each look, for the sake of frames from other sites, which we have none of.
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true)
}

async function expectNone(builder: AxeBuilder, name: string): Promise<void> {
  const { violations } = await builder.analyze()
  const barriers = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ''}`),
  )
  expect.soft(barriers, name).toEqual([])
}
