import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from '@playwright/test'
import { expectNoBarriersInTool } from '#tests/support/barriers/find-barriers.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { openTool } from '#tests/support/tool-page.ts'

const address = '/tools/legal-exposure'

test('the best answers make 100%, called high protection, and the number is explained', {
  tag: '@firefox',
}, async ({ page }) => {
  const tool = await openTool(page, address)
  await expect(tool.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await answerAll(tool, [0, 0, 0, 0, 0])
  await expect(
    tool.getByRole('status').filter({ hasText: 'Legal Exposure Assessment Complete' }),
  ).toContainText('Your score: 100%')
  await expect(tool.getByRole('img', { name: 'Legal protection: 100%, High protection' })).toBeVisible()
  await expect(tool.getByText('the more exposed you are')).toBeVisible()
  await expect(tool.getByText('so your exposure is lower')).toBeVisible()
  await expect(tool.getByRole('heading', { name: 'Recommended legal precautions' })).toBeVisible()
})

test('the worst answers make 20%, low protection, and the way to a lawyer comes first', async ({ page }) => {
  const tool = await openTool(page, address)
  await answerAll(tool, [4, 4, 4, 4, 4])
  await expect(tool.getByRole('img', { name: 'Legal protection: 20%, Low protection' })).toBeVisible()
  const precautions = tool.locator('h3', { hasText: 'Recommended legal precautions' }).locator('..')
  await expect(precautions.getByRole('listitem').first()).toContainText('Legal Aid Council')
})

test('what is left out counts as 0, and starting again clears the answers', async ({ page }) => {
  const tool = await openTool(page, address)
  await tool.getByRole('radio').nth(0).check()
  for (const _ of [1, 2, 3, 4]) await tool.getByRole('button', { name: 'Next' }).click()
  await tool.getByRole('button', { name: 'Complete Assessment' }).click()
  await expect(tool.getByRole('img', { name: 'Legal protection: 23%, Low protection' })).toBeVisible()
  await expect(tool.getByText('4 questions have no answer')).toBeVisible()
  await tool.getByRole('button', { name: 'Start New Assessment' }).click()
  await expect(tool.getByText('Question 1 of 5')).toBeVisible()
  await expect(tool.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('the result can be kept as PDF and as text', { tag: '@firefox' }, async ({ page }) => {
  const tool = await openTool(page, address)
  await answerAll(tool, [1, 1, 1, 1, 1])
  expect((await saved(page, tool, 'Save as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await saved(page, tool, 'Save as text')).toString()).toContain('Protection: 80%, High')
})

test('no state of it has a barrier', async ({ page }) => {
  test.slow()
  const tool = await openTool(page, address)
  await expectNoBarriersInTool(page, 'a question')
  await answerAll(tool, [0, 1, 2, 3, 4])
  await tool.getByText('Who helps, and where this comes from').click()
  await expectNoBarriersInTool(page, 'the result')
})

async function answerAll(tool: FrameLocator, places: readonly number[]): Promise<void> {
  for (const [index, place] of places.entries()) {
    await tool.getByRole('radio').nth(place).check()
    const next = index < places.length - 1 ? 'Next' : 'Complete Assessment'
    await tool.getByRole('button', { name: next }).click()
  }
}

async function saved(page: Page, tool: FrameLocator, button: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download')
  await tool.getByRole('button', { name: button }).click()
  return readFile(await (await arriving).path())
}
