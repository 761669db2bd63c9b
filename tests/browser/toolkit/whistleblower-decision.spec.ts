import { readFile } from 'node:fs/promises'
import type { FrameLocator } from '@playwright/test'
import { expectNoBarriersInTool } from '#tests/support/barriers/find-barriers.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { openTool } from '#tests/support/tool-page.ts'

const address = '/tools/whistleblower-decision'

test('four answers lead to the report, with its toast and its badge', { tag: '@firefox' }, async ({
  page,
}) => {
  const tool = await openTool(page, address)
  await answer(tool, ['Serious corruption', 'Strong', 'High', 'Regulatory Body'])
  await expect(tool.getByRole('status').filter({ hasText: 'Analysis Complete' })).toContainText(
    'Your whistleblower decision support analysis is ready.',
  )
  await expect(tool.getByRole('heading', { name: 'Decision Support Report' })).toBeFocused()
  await expect(tool.getByText('Consider anonymous reporting channels')).toBeVisible()
  await expect(tool.getByText('High risk', { exact: true })).toBeVisible()
  await expect(tool.getByText('Prepare comprehensive evidence package')).toBeVisible()
  await expect(tool.getByText('courts do.')).toBeVisible()
  await tool.getByRole('button', { name: 'Start New Assessment' }).click()
  await expect(tool.getByRole('status').filter({ hasText: 'Form Reset' })).toContainText(
    'You can start a new decision analysis.',
  )
  await expect(tool.getByRole('heading', { name: 'Situation Assessment' })).toBeVisible()
})

test('a step without an answer is not left; back is always open', async ({ page }) => {
  const tool = await openTool(page, address)
  await expect(tool.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(tool.getByText('How This Tool Works')).toBeVisible()
  await step(tool, 'Evidence Assessment').click()
  await expect(tool.getByText('Please select a situation type')).toBeVisible()
  await expect(step(tool, 'Personal Risk Assessment')).toBeDisabled()
  await tool.getByRole('radio', { name: /Public safety/ }).check()
  await expect(tool.getByText('Please select a situation type')).toBeHidden()
  await tool.getByRole('button', { name: 'Continue' }).click()
  await expect(step(tool, 'Situation Assessment')).toContainText('complete')
  await step(tool, 'Situation Assessment').click()
  await expect(tool.getByRole('radio', { name: /Public safety/ })).toBeChecked()
})

test('each step gives its hints', async ({ page }) => {
  const tool = await openTool(page, address)
  await answer(tool, ['Systemic issue'])
  await tool.getByRole('radio', { name: /Weak/ }).check()
  await expect(tool.getByText('Weak evidence is a danger to you')).toBeVisible()
  await expect(tool.getByRole('button', { name: /Evidence Chain Builder/ })).toBeVisible()
  await tool.getByRole('button', { name: 'Continue' }).click()
  await tool.getByRole('radio', { name: /High/ }).check()
  await expect(tool.getByText('Report anonymously, if you report')).toBeVisible()
  await tool.getByRole('button', { name: 'Continue' }).click()
  await tool.getByRole('radio', { name: /Media/ }).check()
  await expect(tool.getByRole('heading', { name: 'Advantages' })).toBeVisible()
  await expect(tool.getByRole('heading', { name: 'Considerations' })).toBeVisible()
})

test('the report is downloaded as PDF and text; the resources carry addresses and dates', {
  tag: '@firefox',
}, async ({ page }) => {
  const tool = await openTool(page, address)
  await answer(tool, ['Financial misconduct', 'Moderate', 'Low', 'Anti-Corruption NGO'])
  await tool.getByRole('button', { name: 'Download Report' }).click()
  for (const [button, start] of [
    ['Save as PDF', '%PDF-'],
    ['Save as text', 'Decision'],
  ] as const) {
    const arriving = page.waitForEvent('download')
    await tool.getByRole('button', { name: button }).click()
    const text = (await readFile(await (await arriving).path())).toString().replace(/^\uFEFF/, '')
    expect(text.slice(0, start.length).toLowerCase()).toBe(start.toLowerCase())
  }
  await tool.getByRole('button', { name: 'Additional Resources' }).click()
  const resources = tool.getByRole('region', { name: 'Additional Resources' })
  await expect(resources.getByRole('button', { name: /^Copy address/ })).toHaveCount(3)
  await expect(resources.getByRole('link')).toHaveCount(0)
  await expect(tool.getByText('last checked').first()).toBeVisible()
  await expect(tool.getByText('asks for a scanned identity card').first()).toBeVisible()
})

test('no step and no report has a barrier', async ({ page }) => {
  test.slow()
  const tool = await openTool(page, address)
  await expectNoBarriersInTool(page, 'the first step')
  await answer(tool, ['Financial misconduct', 'Weak', 'High', 'Media/Journalism Outlet'])
  await tool.getByRole('button', { name: 'Additional Resources' }).click()
  await tool.getByRole('button', { name: 'Download Report' }).click()
  await expectNoBarriersInTool(page, 'the report')
})

async function answer(tool: FrameLocator, labels: readonly string[]): Promise<void> {
  for (const [place, label] of labels.entries()) {
    await tool.getByRole('radio', { name: new RegExp(`^${label}`) }).check()
    await tool.getByRole('button', { name: place < 3 ? 'Continue' : 'Generate Recommendation' }).click()
  }
}

function step(tool: FrameLocator, name: string) {
  return tool.getByRole('list', { name: 'Steps' }).getByRole('button', { name: new RegExp(name) })
}
