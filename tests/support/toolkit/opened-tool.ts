import { readFile } from 'node:fs/promises'
import type { Frame, Page } from '@playwright/test'

/** A tool's caged page, and the page around it. */
export type OpenedTool = { page: Page; tool: Frame }

/**
 * The frame itself. A locator of frames looks for the element at each step, and Firefox then hands over its attributes:
 * the whole toolkit, three megabytes a time.
 */
export function frameIn(page: Page): Frame {
  const frame = page.frames().find((each) => each.parentFrame() !== null)
  if (frame === undefined) throw new Error('The page has no frame.')
  return frame
}

export function fileOf(name: string, content: Uint8Array | string) {
  return { name, mimeType: '', buffer: Buffer.from(content) }
}

/** The bytes of what a button saves. */
export async function saved({ page, tool }: OpenedTool, button: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download')
  await tool.getByRole('button', { name: button, exact: true }).first().click()
  return readFile(await (await arriving).path())
}
