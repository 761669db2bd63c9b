import type { Locator, Page } from '@playwright/test'
import { expect, untilLively } from '../browser-test.ts'

export type Counted = { presses: number; screens: number }

/** What a person does to reach something: presses, of a pointer or of Enter, and the screens that are shown on the way. */
export type CountedWalk = {
  page: Page
  press(target: Locator): Promise<void>
  /** Types into a field, which is no press, and sends it with Enter, which is one. */
  sendTyped(field: Locator, text: string): Promise<void>
  /** So far. */
  counted(): Promise<Counted>
}

/** From the home page, where everyone is. It is not counted. */
export async function walkFromHome(page: Page): Promise<CountedWalk> {
  await page.goto('/')
  await untilLively(page)
  const count = { presses: 0, screens: 0 }
  let shown = screenOf(page.url())
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || screenOf(frame.url()) === shown) return
    shown = screenOf(frame.url())
    count.screens += 1
  })
  return {
    page,
    async press(target) {
      await target.click()
      count.presses += 1
    },
    async sendTyped(field, text) {
      await field.fill(text)
      await field.press('Enter')
      count.presses += 1
    },
    async counted() {
      // The browser tells of a new address a moment after it has it.
      await expect(page).toHaveURL(await page.evaluate(() => location.href))
      return { ...count }
    },
  }
}

// A page that shows itself again, with a filter or a toast, is the same screen.
function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  return `${pathname} ${searchParams.get('tab') ?? ''}`
}
