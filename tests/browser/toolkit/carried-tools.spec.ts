import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { test as base, expect, type Frame, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { readWorld } from '#tests/support/world.ts'
import { findMarkers } from '#toolkit/document-sanitizer/vectors/find-markers.ts'
import { jpegWithMarkers } from '#toolkit/document-sanitizer/vectors/hide-in-pictures.ts'
import { author, smallDocx } from '#toolkit/document-sanitizer/vectors/small-files.ts'
import { offlineEdition } from '#toolkit/registry.ts'

type Carried = { page: Page; tool: Frame }

/** The file to carry, opened from a disk without any connection. It asks for nothing, whatever is done in it. */
const test = base.extend<{ carry: (title: string) => Promise<Carried> }>({
  carry: async ({ browser }, provide, info) => {
    const path = info.outputPath(offlineEdition.fileName)
    await writeFile(path, await (await fetch(readWorld().baseURL + offlineEdition.path)).bytes())
    // Firefox, told that it is offline, opens no text from memory and so saves none. What is asked for is counted in both.
    const offline = browser.browserType().name() === 'chromium'
    const context = await browser.newContext({ offline })
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await provide(async (title) => {
      const page = await context.newPage()
      await page.goto(pathToFileURL(path).href)
      const tool = frameIn(page)
      await tool.getByRole('button', { name: `Open ${title}` }).click()
      await expect(tool.getByRole('heading', { level: 1 })).toHaveText(title)
      return { page, tool }
    })
    await context.close()
    expect(asked.filter((url) => !/^(file|blob|data|about|resource):/.test(url))).toEqual([])
  },
})

test.describe.configure({ timeout: 300_000 })
const tag = '@firefox'

test('carried: the risk is scored, and saved as PDF and text', { tag }, async ({ carry }) => {
  const { page, tool } = await carry('Corruption Risk Calculator')
  for (const place of [0, 1, 2, 3, 4]) {
    await tool.getByRole('radio').nth(1).check()
    await tool.getByRole('button', { name: place < 4 ? 'Next' : 'Calculate Risk' }).click()
  }
  await expect(tool.getByRole('img', { name: 'Risk score: 40%, Medium Risk' })).toBeVisible()
  expect((await saved(page, tool, 'Save as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await saved(page, tool, 'Save as text')).toString()).toContain('Risk score: 40%. Medium Risk.')
})

test('carried: the legal exposure is scored, and saved', { tag }, async ({ carry }) => {
  const { page, tool } = await carry('Legal Exposure Assessment')
  for (const place of [0, 1, 2, 3, 4]) {
    await tool.getByRole('radio').nth(1).check()
    await tool.getByRole('button', { name: place < 4 ? 'Next' : 'Complete Assessment' }).click()
  }
  await expect(tool.getByRole('img', { name: 'Legal protection: 80%, High protection' })).toBeVisible()
  expect((await saved(page, tool, 'Save as text')).toString()).toContain('Protection: 80%, High')
})

test('carried: a Word document is checked and anonymized', { tag }, async ({ carry }) => {
  const { tool } = await carry('Anonymity Checker')
  const letter = Buffer.from(smallDocx('My name is Ngozi Nwabara. Call 0803 123 4567.'))
  await tool.getByLabel('Choose a file').setInputFiles(fileOf('letter.docx', letter))
  await expect(tool.getByLabel('Text to analyze')).toHaveValue(/Ngozi Nwabara/)
  await tool.getByRole('button', { name: 'Check Anonymity' }).click()
  await expect(tool.getByRole('img', { name: /^Anonymity score: \d+%/ })).toBeVisible()
  await tool.getByRole('button', { name: 'Anonymize my text automatically' }).click()
  await expect(tool.getByLabel('Text with placeholders')).toHaveValue(/My name is \[NAME\]\. Call \[PHONE\]/)
})

test('carried: a photo and a letter are cleaned and saved, each and all', { tag }, async ({ carry }) => {
  const { page, tool } = await carry('Secure Document Sanitizer')
  const { bytes, markers } = jpegWithMarkers()
  const letter = Buffer.from(smallDocx('It was paid twice.'))
  await tool
    .getByLabel(/Choose files, or drop them here/)
    .setInputFiles([fileOf('photo.jpg', Buffer.from(bytes)), fileOf('letter.docx', letter)])
  await tool.getByRole('button', { name: 'Sanitize Files' }).click()
  await expect(tool.getByRole('heading', { name: '2 files are cleaned and ready' })).toBeVisible()
  const photo = await saved(page, tool, 'Download image-1.jpg')
  expect(photo.length).toBeGreaterThan(100)
  expect(findMarkers(photo, markers)).toEqual([])
  const all = unzipSync(await saved(page, tool, 'Download All'))
  expect(Object.keys(all)).toEqual(['image-1.jpg', 'document-1.docx'])
  const members = Object.values(unzipSync(all['document-1.docx'] ?? Buffer.of()))
  expect(members.filter((member) => Buffer.from(member).includes(author))).toEqual([])
})

test('carried: an evidence chain is exported, and opened and verified again', { tag }, async ({ carry }) => {
  const { page, tool } = await carry('Evidence Chain Builder')
  await tool.getByLabel('Add original files').setInputFiles(fileOf('letter.txt', Buffer.from('the letter')))
  await expect(tool.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await tool.getByLabel('Type').selectOption('Email')
  await tool.getByLabel('Description').fill('The letter')
  await tool.getByRole('button', { name: 'Add to Chain' }).click()
  const packed = await saved(page, tool, 'Export Evidence Chain')
  const { tool: fresh } = await carry('Evidence Chain Builder')
  await fresh.getByLabel('Evidence package').setInputFiles(fileOf('package.zip', packed))
  await expect(fresh.getByText(/Verified: all \d+ files/)).toBeVisible()
})

test('carried: the decision is supported by a report, which is saved', { tag }, async ({ carry }) => {
  const { page, tool } = await carry('Whistleblower Decision Support')
  const answers = ['Serious corruption', 'Strong', 'High', 'Regulatory Body']
  for (const [place, answer] of answers.entries()) {
    await tool.getByRole('radio', { name: new RegExp(`^${answer}`) }).check()
    await tool.getByRole('button', { name: place < 3 ? 'Continue' : 'Generate Recommendation' }).click()
  }
  await expect(tool.getByRole('heading', { name: 'Decision Support Report' })).toBeVisible()
  await tool.getByRole('button', { name: 'Download Report' }).click()
  expect((await saved(page, tool, 'Save as text')).toString()).toMatch(/decision/i)
})

/**
 * The frame itself. A locator of frames looks for the element at each step, and Firefox then hands over its attributes:
 * the whole toolkit, three megabytes a time.
 */
function frameIn(page: Page): Frame {
  const frame = page.frames().find((each) => each.parentFrame() !== null)
  if (frame === undefined) throw new Error('The file has no frame.')
  return frame
}

function fileOf(name: string, buffer: Buffer) {
  return { name, mimeType: '', buffer }
}

async function saved(page: Page, tool: Frame, button: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download')
  await tool.getByRole('button', { name: button, exact: true }).first().click()
  return readFile(await (await arriving).path())
}
