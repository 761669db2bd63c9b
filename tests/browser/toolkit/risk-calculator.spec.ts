import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import { openTool } from '#tests/support/tool-page.ts'

test('five answers make a score, a level, an explanation and next steps', { tag: '@firefox' }, async ({
  page,
}) => {
  const tool = await openTool(page, '/tools/risk-calculator')
  await expect(tool.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await answerAll(tool, [5, 4, 3, 2, 1])
  await expect(tool.getByRole('status').filter({ hasText: 'Risk Assessment Complete' })).toContainText(
    'Your risk score: 61%',
  )
  await expect(tool.getByRole('img', { name: 'Risk score: 61%, High Risk' })).toBeVisible()
  await expect(tool.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await expect(tool.getByRole('heading', { name: 'Next steps' })).toBeVisible()
  await tool.getByRole('button', { name: 'Start New Assessment' }).click()
  await expect(tool.getByText('Question 1 of 5')).toBeVisible()
  await expect(tool.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('going back keeps the answers, and what is left out counts as 0', async ({ page }) => {
  const tool = await openTool(page, '/tools/whistleblower-risk')
  await tool.getByRole('radio').nth(1).check()
  await expect(tool.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20')
  await tool.getByRole('button', { name: 'Next' }).click()
  await expect(tool.getByRole('group', { name: /work and income/ })).toBeFocused()
  await tool.getByRole('button', { name: 'Previous' }).click()
  await expect(tool.getByRole('radio').nth(1)).toBeChecked()
  for (const _ of [1, 2, 3, 4]) await tool.getByRole('button', { name: 'Next' }).click()
  await tool.getByRole('button', { name: 'Calculate Risk' }).click()
  await expect(tool.getByRole('img', { name: 'Risk score: 8%, Not finished' })).toBeVisible()
  await expect(tool.getByText('You left 4 questions open')).toBeVisible()
  await expect(tool.getByRole('heading', { name: 'Next steps' })).toHaveCount(0)
  await tool.getByRole('button', { name: 'Answer the open questions' }).click()
  await expect(tool.getByText('Question 2 of 5')).toBeVisible()
})

test('the result can be kept as PDF and as text', { tag: '@firefox' }, async ({ page }) => {
  const tool = await openTool(page, '/tools/risk-calculator')
  await answerAll(tool, [2, 2, 2, 2, 2])
  const pdf = await saved(page, tool, 'Save as PDF')
  expect(pdf.name).toBe('notes.pdf')
  expect(pdf.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  const text = await saved(page, tool, 'Save as text')
  expect(text.name).toBe('notes.txt')
  expect(text.bytes.toString()).toContain('Risk score: 40%. Medium Risk.')
})

test('a reload asks first, then forgets everything', async ({ page }) => {
  const tool = await openTool(page, '/tools/risk-calculator')
  await tool.getByRole('radio').first().check()
  await expect(tool.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20')
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe('beforeunload')
  await expect(page.frameLocator('iframe').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('an address outside opens in a new tab, from the list of this tool', async ({ page, context }) => {
  const tool = await openTool(page, '/tools/risk-calculator')
  await answerAll(tool, [1, 1, 1, 1, 1])
  await tool.getByText('Who helps, and where this comes from').click()
  const opened = context.waitForEvent('page')
  await tool.getByRole('button', { name: /PPLAAF.*new tab/ }).click()
  const list = await opened
  await expect(list).toHaveURL(/\/tools\/risk-calculator\/addresses#pplaaf$/)
  await expect(list.getByRole('link', { name: /PPLAAF/ })).toHaveAttribute('href', 'https://pplaaf.org/')
})

async function answerAll(tool: FrameLocator, answers: readonly number[]): Promise<void> {
  for (const [place, answer] of answers.entries()) {
    await tool
      .getByRole('radio')
      .nth(answer - 1)
      .check()
    await tool.getByRole('button', { name: place < answers.length - 1 ? 'Next' : 'Calculate Risk' }).click()
  }
}

async function saved(page: Page, tool: FrameLocator, button: string) {
  const arriving = page.waitForEvent('download')
  await tool.getByRole('button', { name: button }).click()
  const download = await arriving
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
