import { readFile } from 'node:fs/promises'
import type { FrameLocator } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from '../support/browser-test.ts'
import { openTool } from '../support/tool-page.ts'

const address = '/tools/anonymity-checker'
const report =
  'My name is Ngozi Nwabara. On 14 March 2024 Terfa Ityavyar paid. Call Ngozi on 0803 123 4567. I am the only woman in the audit unit.'

test('a text gives a score, findings under their categories, questions and recommendations', {
  tag: '@firefox',
}, async ({ page }) => {
  const tool = await openTool(page, address)
  await expect(tool.getByRole('button', { name: 'Check Anonymity' })).toBeDisabled()
  await check(tool, report)
  await expect(tool.getByRole('heading', { name: 'Your result' })).toBeFocused()
  await expect(tool.getByRole('img', { name: /^Anonymity score: \d+%, High Risk$/ })).toBeVisible()
  const findings = tool.getByRole('region', { name: 'Findings', exact: true })
  await expect(findings).toContainText('Personal Identifiers')
  await expect(findings).toContainText('Full name: 3')
  await expect(findings).toContainText('Phone number: 1')
  await expect(findings).toContainText('Temporal')
  await expect(tool.getByRole('region', { name: 'Questions to ask yourself' })).toContainText(
    'the only woman in the audit unit',
  )
  await expect(tool.getByRole('region', { name: 'Recommendations' }).getByRole('listitem')).not.toHaveCount(0)
})

test('the link turns anonymizing on, and each decision changes the text at once', {
  tag: '@firefox',
}, async ({ page }) => {
  const tool = await openTool(page, address)
  await check(tool, report)
  await tool.getByRole('button', { name: 'Anonymize my text automatically' }).click()
  await expect(tool.getByRole('status').filter({ hasText: 'Text anonymized' })).toBeVisible()
  const rewritten = tool.getByLabel('Text with placeholders')
  await expect(rewritten).toHaveValue(
    /^My name is \[NAME\]\. On \[DATE\] \[NAME\] paid\. Call \[NAME\] on \[PHONE\]\./,
  )
  await tool.getByLabel('Number the placeholders').check()
  await expect(rewritten).toHaveValue(/My name is \[NAME 1\].* \[NAME 2\] paid\. Call \[NAME 1\] on/)
  await tool.getByRole('button', { name: 'Refuse: keep 14 March 2024' }).click()
  await expect(rewritten).toHaveValue(/On 14 March 2024 \[NAME 2\] paid/)
  await tool.getByRole('button', { name: 'Refuse all' }).click()
  await expect(rewritten).toHaveValue(report)
  await expect(tool.getByRole('img', { name: 'Anonymity score: 100%, Low Risk' })).toBeVisible()
  await tool.getByRole('button', { name: 'Accept all' }).click()
  await expect(rewritten).not.toHaveValue(/Ngozi|Terfa|0803/)
  await tool.getByRole('button', { name: 'Copy to clipboard' }).click()
  await expect(tool.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible()
})

test('the checkbox anonymizes with the check, and blank text is refused with a toast', async ({ page }) => {
  const tool = await openTool(page, address)
  await tool.getByLabel('Also anonymize my text automatically').check()
  await check(tool, '   ')
  await expect(tool.getByRole('status').filter({ hasText: 'Empty text' })).toContainText(
    'Please enter some text to check for privacy issues.',
  )
  await check(tool, report)
  await expect(tool.getByLabel('Text with placeholders')).toHaveValue(/My name is \[NAME\]/)
})

test('a mark in the text leads to its row', async ({ page }) => {
  const tool = await openTool(page, address)
  await check(tool, report)
  await tool
    .locator('mark')
    .getByRole('button', { name: /0803 123 4567/ })
    .click()
  await expect(
    tool.getByRole('listitem').filter({ hasText: 'A SIM card is registered in a name.' }),
  ).toBeFocused()
})

test('Word documents, plain texts and PDF files are read here, and a scan is refused with a way out', {
  tag: '@firefox',
}, async ({ page }) => {
  const tool = await openTool(page, address)
  const xml =
    '<w:document><w:body><w:p><w:r><w:t>Ngozi Nwabara signed.</w:t></w:r></w:p></w:body></w:document>'
  const word = Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) }))
  await choose(tool, 'letter.docx', word)
  await expect(tool.getByLabel('Text to analyze')).toHaveValue('Ngozi Nwabara signed.')
  await choose(tool, 'note.txt', Buffer.from('Ẹ káàbọ̀, Terfa.'))
  await expect(tool.getByLabel('Text to analyze')).toHaveValue('Ẹ káàbọ̀, Terfa.')
  await choose(tool, 'petition.pdf', await readFile('toolkit/anonymity-checker/vectors/petition.pdf'))
  await expect(tool.getByLabel('Text to analyze')).toHaveValue(
    /^Petition against the cashier\nMy name is Ngozi Nwabara/,
  )
  await choose(tool, 'scan.pdf', Buffer.from('%PDF-1.7'))
  await expect(tool.getByRole('status').filter({ hasText: 'File not read' })).toContainText(
    'Type the text here instead.',
  )
})

test('five megabytes can be cancelled at any time, and the page goes on', async ({ page }) => {
  const tool = await openTool(page, address)
  const long = `${report}\n`.repeat(40_000).slice(0, 5_000_000)
  await choose(tool, 'long.txt', Buffer.from(long))
  await expect(tool.getByRole('button', { name: 'Check Anonymity' })).toBeEnabled()
  await tool.getByRole('button', { name: 'Check Anonymity' }).click()
  await expect(tool.getByRole('button', { name: 'Checking...' })).toBeDisabled()
  await tool.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.getByRole('button', { name: 'Check Anonymity' })).toBeEnabled()
  await check(tool, report)
  await expect(tool.getByRole('heading', { name: 'Your result' })).toBeVisible()
})

test('many findings come in parts', async ({ page }) => {
  const tool = await openTool(page, address)
  await check(tool, 'Ngozi Nwabara paid on 14 March 2024.\n'.repeat(400))
  await expect(tool.getByText(/^Part 1 of \d+$/)).toBeVisible()
  await tool.getByRole('button', { name: 'Next part' }).click()
  await expect(tool.getByText(/^Part 2 of \d+$/)).toBeVisible()
})

async function check(tool: FrameLocator, text: string): Promise<void> {
  await tool.getByLabel('Text to analyze').fill(text)
  await tool.getByRole('button', { name: 'Check Anonymity' }).click()
}

async function choose(tool: FrameLocator, name: string, buffer: Buffer): Promise<void> {
  await tool.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}
