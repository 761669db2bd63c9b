import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'

const axePath = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core',
)

/** The caged page as it stands, wide and narrow, light and dark. Nothing may reach over its edge either. */
export async function expectNoBarriersInTool(page: Page, name: string): Promise<void> {
  const child = page.frames().find((frame) => frame.parentFrame() !== null)
  if (!child) throw new Error('There is no tool on this page.')
  await child.evaluate(await readFile(axePath, 'utf8'))
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await violationsIn(child), `${name}, ${colorScheme}, ${width} px`).toEqual([])
    }
    const overflow = await child.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, `${name} reaches over the edge at ${width} px`).toBeLessThanOrEqual(0)
  }
}

type Axe = {
  run(options: object): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>
}

function violationsIn(child: Frame): Promise<string[]> {
  return child.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run({ runOnly: tags })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`))
  })
}
