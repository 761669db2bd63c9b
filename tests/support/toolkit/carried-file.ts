import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, expect } from '@playwright/test'
import { readWorld } from '#tests/support/world.ts'
import { offlineEdition } from '#toolkit/registry.ts'
import { frameIn, type OpenedTool } from './opened-tool.ts'

/** The file to carry on this disk, as its `file:` address. */
export async function carriedFileAt(path: string): Promise<string> {
  await writeFile(path, await (await fetch(readWorld().baseURL + offlineEdition.path)).bytes())
  return pathToFileURL(path).href
}

/** Opens the file in a page of its own: the list of tools. */
export async function openCarriedList(
  context: Pick<BrowserContext, 'newPage'>,
  address: string,
): Promise<OpenedTool> {
  const page = await context.newPage()
  await page.goto(address)
  return { page, tool: frameIn(page) }
}

/** The same, and in it the tool of that title. */
export async function openCarried(
  context: Pick<BrowserContext, 'newPage'>,
  address: string,
  title: string,
): Promise<OpenedTool> {
  const opened = await openCarriedList(context, address)
  await opened.tool.getByRole('button', { name: `Open ${title}` }).click()
  await expect(opened.tool.getByRole('heading', { level: 1 })).toHaveText(title)
  return opened
}
