import { readFile } from 'node:fs/promises'
import type { FrameLocator } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from '#tests/support/browser-test.ts'
import { openTool } from '#tests/support/tool-page.ts'

const address = '/tools/anonymity-checker'
const report =
  'My name is Ngozi Nwabara. On 14 March 2024 Terfa Ityavyar paid. Call Ngozi on 0803 123 4567. I am the only woman in the audit unit.'
// Invented persons, firms and numbers: 101 words with nearly every kind of finding.
const petition =
  'My name is Ngozi Nwabara, a nurse at the General Hospital in Kafanchan. On Monday 14 March 2024 at 9:30 am the cashier, Mr Terfa Ityavyar, told me to sign receipts for ₦450,000 which Zarmakoyi Ventures Ltd never delivered. I am the only woman in the audit unit. Sunday Adamu and Blessing Okoro saw it. Call me on 0803 123 4567 or write to ngozi.nwabara@example.com. The money went to account 0123456789 at Zenith Bank. My staff number is PSN 45821. Terfa lives at 12 Ahmadu Bello Way, behind the filling station. He has threatened Ngozi since last week and drives ABC-123DE.'

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
  await tool.getByLabel('Tell people apart').check()
  await expect(rewritten).toHaveValue(/My name is \[NAME A\].* \[NAME B\] paid\. Call \[NAME A\] on/)
  await tool.getByLabel('The person I report').selectOption('Terfa Ityavyar')
  await expect(rewritten).toHaveValue(/\[PERSON REPORTED\] paid\. Call \[NAME A\] on/)
  await tool.getByText('Specific date: 1').click()
  await tool.getByRole('button', { name: 'Keep 14 March 2024 anyway' }).click()
  await expect(rewritten).toHaveValue(/On 14 March 2024 \[PERSON REPORTED\] paid/)
  await tool.getByRole('button', { name: 'Copy to clipboard' }).click()
  await expect(tool.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible()
})

test('keeping everything makes the clean text score what the text as entered scores', async ({ page }) => {
  const tool = await openTool(page, address)
  await tool.getByLabel('Also anonymize my text automatically').check()
  await check(tool, report)
  const entered = tool.getByRole('img', { name: /^Anonymity score:/ })
  const score = /\d+%, .+$/.exec((await entered.getAttribute('aria-label')) ?? '')?.[0] ?? 'no score'
  expect(score).toMatch(/High Risk$/)
  // What it asks about is still in the text, so it is not called low.
  await expect(
    tool.getByRole('img', { name: /^Score of the clean text: 100%, \d+ places? to look at$/ }),
  ).toBeVisible()
  await tool.getByRole('button', { name: 'Keep everything' }).click()
  await expect(tool.getByLabel('Text with placeholders')).toHaveValue(report)
  await expect(tool.getByRole('img', { name: `Score of the clean text: ${score}` })).toBeVisible()
  await expect(entered).toHaveAttribute('aria-label', `Anonymity score: ${score}`)
  await tool.getByRole('button', { name: 'Replace everything' }).click()
  await expect(tool.getByLabel('Text with placeholders')).not.toHaveValue(/Ngozi|Terfa|0803/)
})

test('what is found by mistake stays and does not count; a group is decided at once', async ({ page }) => {
  const tool = await openTool(page, address)
  await tool.getByLabel('Also anonymize my text automatically').check()
  await check(tool, report)
  await tool.getByText('Full name: 3').click()
  await tool.getByRole('button', { name: 'Keep all: Full name' }).click()
  await expect(tool.getByRole('img', { name: 'Score of the clean text: 55%, Medium Risk' })).toBeVisible()
  await tool.getByRole('button', { name: 'Terfa Ityavyar: Not a name' }).click()
  await expect(tool.getByRole('img', { name: 'Score of the clean text: 70%, Medium Risk' })).toBeVisible()
  await expect(tool.getByLabel('Text with placeholders')).toHaveValue(/Terfa Ityavyar paid/)
  await tool.getByRole('button', { name: 'Replace all: Full name' }).click()
  await expect(tool.getByLabel('Text with placeholders')).not.toHaveValue(/Ngozi|Terfa/)
})

test('two answers tell how many people fit, and a rewriting lets more of them fit', {
  tag: '@firefox',
}, async ({ page }) => {
  const tool = await openTool(page, address)
  await tool.getByLabel('Also anonymize my text automatically').check()
  await check(tool, 'As a woman, I saw the bag. I am a nurse. It was on night shift.')
  const who = tool.getByRole('region', { name: 'Who could have written this?' })
  await who.getByLabel('How many people work there?').fill('96')
  await who.getByLabel('How many of them are women?').fill('48')
  await expect(who.getByRole('status')).toContainText('About 2 of 96 people fit.')
  await expect(who.getByRole('status')).toContainText('Drop I am a nurse first. Then about 16 fit.')
  await tool.getByRole('button', { name: 'Write “I am a member of staff”: I am a nurse' }).click()
  await expect(who.getByRole('status')).toContainText('About 16 of 96 people fit.')
  await expect(tool.getByLabel('Text with placeholders')).toHaveValue(
    'As a woman, I saw the bag. I am a member of staff. It was on night shift.',
  )
  await tool.getByRole('button', { name: 'Take the sentence out: night shift' }).click()
  await expect(tool.getByLabel('Text with placeholders')).toHaveValue(
    'As a woman, I saw the bag. I am a member of staff. ',
  )
})

test('on a small phone the clean text of a petition comes within two screens, and no line is too wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const tool = await openTool(page, address)
  await tool.getByLabel('Also anonymize my text automatically').check()
  await check(tool, petition)
  const heading = await tool.getByRole('heading', { name: 'Your result' }).boundingBox()
  const clean = await tool.getByLabel('Text with placeholders').boundingBox()
  const recommendations = await tool.getByRole('region', { name: 'Recommendations' }).boundingBox()
  const top = heading?.y ?? Number.NaN
  expect((clean?.y ?? Number.NaN) - top).toBeLessThan(2 * 640)
  expect((recommendations?.y ?? Number.NaN) - top).toBeLessThan(6 * 640)
  expect(await tool.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(360)
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
    tool
      .getByRole('listitem')
      .filter({ has: tool.getByText('0803 123 4567'), hasText: 'Becomes [PHONE]' })
      .last(),
  ).toBeFocused()
  await expect(tool.getByText('A SIM card is registered in a name.')).toBeVisible()
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
  await choose(tool, 'petition.pdf', await readFile('packages/anonymity/pdf/petition.pdf'))
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
