import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../browser-test.ts'

export type Codes = { id: string; accessCode: string; invitation: string }

/** The caged tool inside its shell, on the page given. */
export async function openSecureChat(page: Page, edition: '' | '/full' = ''): Promise<FrameLocator> {
  await page.goto(`/tools/secure-chat${edition}`)
  const tool = page.frameLocator('iframe')
  await expect(tool.getByRole('heading', { level: 1 })).toHaveText('Secure Communication Channel')
  return tool
}

/** Of the second edition, between two devices. */
export async function createChannel(tool: FrameLocator, name: string): Promise<void> {
  await fillInChannel(tool, name)
  await pressCreate(tool, name)
}

/** Of the first edition. */
export async function createChannelForMany(tool: FrameLocator, name: string): Promise<void> {
  await fillInChannel(tool, name)
  await tool.getByLabel('For more than two devices').check()
  await pressCreate(tool, name)
}

async function fillInChannel(tool: FrameLocator, name: string): Promise<void> {
  await tool.getByRole('tab', { name: 'Create or Join' }).click()
  await tool.getByLabel('Channel name').fill(name)
}

async function pressCreate(tool: FrameLocator, name: string): Promise<void> {
  await tool.getByRole('button', { name: 'Create Channel' }).click()
  await expect(tool.getByRole('heading', { name, level: 2 })).toBeVisible()
}

/** ID, code and invitation, each by its own copy button. */
export async function copyCodes(page: Page, tool: FrameLocator): Promise<Codes> {
  const invite = tool.getByRole('region', { name: 'Invite another device' })
  await invite.getByRole('button', { name: 'Make invitation' }).click()
  return {
    id: await copied(page, () => invite.getByRole('button', { name: 'Copy ID' }).click()),
    accessCode: await copied(page, () => invite.getByRole('button', { name: 'Copy code' }).click()),
    invitation: await copied(page, () => invite.getByRole('button', { name: 'Copy text' }).click()),
  }
}

/** Fills in the Join card and sends it. */
export async function join(tool: FrameLocator, { id, accessCode, invitation }: Codes): Promise<void> {
  await tool.getByRole('tab', { name: 'Create or Join' }).click()
  await tool.getByLabel('Channel ID').fill(id)
  await tool.getByLabel('Access code').fill(accessCode)
  await tool.getByLabel('Invitation').fill(invitation)
  await tool.getByRole('button', { name: 'Join Channel' }).click()
}

/** Carries a block into a page. */
export async function bring(tool: FrameLocator, block: string): Promise<void> {
  await tool.getByRole('textbox', { name: 'Sealed block' }).fill(block)
  await tool.getByRole('button', { name: 'Open block' }).click()
}

export async function answerOf(tool: FrameLocator): Promise<string> {
  return tool.getByLabel('Sealed answer').inputValue()
}

export async function write(tool: FrameLocator, text: string): Promise<void> {
  await tool.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
  await tool.getByRole('textbox', { name: 'Message', exact: true }).press('Enter')
}

export function toast(tool: FrameLocator, title: string) {
  return tool.getByRole('status').filter({ hasText: title })
}

/** What a click puts on the clipboard. */
export async function copied(page: Page, copy: () => Promise<void>): Promise<string> {
  // Firefox knows no such permission; there a setting lets tests read: see `firefoxUse`.
  if (page.context().browser()?.browserType().name() === 'chromium')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'))
  await copy()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).not.toBe('nothing yet')
  return read()
}
