import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Opens a tool and waits until its page has all that it will ever ask for: the frame, and the keeper for offline use. */
export async function openTool(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address)
  const tool = page.frameLocator('iframe')
  await expect(tool.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker?.ready.then(() => undefined))
  return tool
}

export async function runSelfCheck(tool: FrameLocator): Promise<string[]> {
  await tool.getByRole('button', { name: 'Try every way out' }).click()
  await expect(tool.getByText(/ways (were refused|stood open)/)).toBeVisible()
  const rows = tool.getByRole('region', { name: 'Check it yourself' }).getByRole('listitem')
  return (await rows.allInnerTexts())
    .map((text) => text.replaceAll('\n', ' '))
    .filter((text) => /: /.test(text))
}

/** A file of this machine for an input in a tool's frame, where Firefox cannot be given its path. */
export async function fileAt(path: string) {
  return { name: basename(path), mimeType: '', buffer: await readFile(path) }
}
