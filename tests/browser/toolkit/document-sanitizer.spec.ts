import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { allPlaces } from '@fitila/sanitizer/vectors/page-places/all-places'
import { author, smallDocx, smallPng } from '@fitila/sanitizer/vectors/small-files'
import type { FrameLocator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expectNoBarriersInTool } from '#tests/support/barriers/find-barriers.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { openTool } from '#tests/support/tool-page.ts'

const light = '/tools/document-sanitizer'
const full = `${light}/full`
const photo = { name: 'Ngozi at the ministry.png', mimeType: 'image/png', buffer: Buffer.from(smallPng()) }
const letter = { name: 'letter.docx', mimeType: '', buffer: Buffer.from(smallDocx('It was paid twice.')) }

for (const address of [light, full]) {
  test(`${address} cleans a photo and a letter to the same bytes as the command line, and asks for nothing`, {
    tag: '@firefox',
  }, async ({ page }) => {
    const tool = await openTool(page, address)
    await page.waitForLoadState('networkidle')
    const requests = listenForRequests(page)
    await choose(tool, photo, letter)
    await expect(tool.getByRole('list', { name: 'Chosen files' })).toContainText(
      `${photo.name} ${(photo.buffer.length / 1024).toFixed(1)} KB`,
    )
    await tool.getByRole('button', { name: 'Sanitize Files' }).click()
    await expect(tool.getByRole('status').filter({ hasText: 'Files sanitized successfully' })).toContainText(
      '2 files processed and ready for download',
    )
    await expect(tool.getByRole('heading', { name: '2 files are cleaned and ready' })).toBeFocused()
    await expect(tool.getByText('Important Security Note')).toBeVisible()
    // Among the gravest things at once, and in full below the fold.
    await expect(tool.getByText(author).filter({ visible: true }).first()).toBeVisible()
    await expect(tool.getByText(new RegExp(`Author.*${author}.*removed`)).first()).toBeAttached()
    const [image, document] = [
      await download(page, tool, 'Download image-1.png'),
      await download(page, tool, 'Download document-1.docx'),
    ]
    await expect(tool.getByRole('status').filter({ hasText: 'File downloaded' })).toBeVisible()
    const all = await download(page, tool, 'Download All')
    expect(all.name).toBe('files.zip')
    await expect(tool.getByRole('status').filter({ hasText: 'All files downloaded' })).toBeVisible()
    expect(requests).toEqual([])
    const expected = await cleanByCommand(photo, letter)
    expect(image.name).toBe('image-1.png')
    expect(image.bytes.equals(expected['image-1.png'] ?? Buffer.of())).toBe(true)
    expect(document.bytes.equals(expected['document-1.docx'] ?? Buffer.of())).toBe(true)
    const inside = unzipSync(all.bytes)
    expect(Object.keys(inside)).toEqual(['image-1.png', 'document-1.docx'])
    expect(image.bytes.equals(inside['image-1.png'] ?? Buffer.of())).toBe(true)
  })
}

test('the full edition turns the pages of a PDF into pictures, in workers, and asks for nothing', {
  tag: '@firefox',
}, async ({ page }) => {
  const tool = await openTool(page, full)
  await page.waitForLoadState('networkidle')
  const requests = listenForRequests(page)
  const buffer = await readFile('packages/anonymity/pdf/petition.pdf')
  await tool.getByLabel('Maximum: every page becomes a picture').check()
  await choose(tool, { name: 'petition.pdf', mimeType: '', buffer })
  await tool.getByRole('button', { name: 'Sanitize Files' }).click()
  await expect(tool.getByRole('heading', { name: '1 file is cleaned and ready' })).toBeVisible()
  const { bytes } = await download(page, tool, 'Download document-1.pdf')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(requests).toEqual([])
  const expected = await cleanByCommand({ name: 'petition.pdf', buffer }, '--pdf', 'maximum')
  expect(bytes.equals(expected['document-1.pdf'] ?? Buffer.of())).toBe(true)
})

test('the full edition takes the place of the light one after a press, with the chosen files, and asks for one document', {
  tag: '@firefox',
}, async ({ page, browserName }) => {
  const first = await openTool(page, light)
  await expect(first.getByText('a download of up to 2.6 MB')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const requests = listenForRequests(page)
  const covered = allPlaces().find(({ name }) => name === 'PDF: words under a black mark')
  const report = { name: 'report.pdf', mimeType: '', buffer: Buffer.from(covered?.bytes ?? []) }
  await choose(first, report, letter)
  await first.getByRole('button', { name: 'Sanitize Files' }).click()
  await expect(first.getByText('We cannot be sure that readers see all that is left')).toBeVisible()
  // Firefox lets no script of ours look into the cage.
  if (browserName === 'chromium') await expectNoBarriersInTool(page, 'a result that is not sure')
  expect(requests).toEqual([])
  await first
    .getByRole('list', { name: 'Cleaned files' })
    .getByRole('button', { name: 'Load the full edition here' })
    .press('Enter')
  const tool = page.frameLocator('iframe:not([hidden])')
  await expect(tool.getByText('You have the full edition')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(tool.getByRole('tab', { name: 'Upload Files' })).toBeFocused()
  await expect(tool.getByRole('list', { name: 'Chosen files' })).toContainText('report.pdf')
  await expect(tool.getByLabel('Maximum: every page becomes a picture')).toBeChecked()
  await tool.getByRole('button', { name: 'Sanitize Files' }).click()
  await expect(tool.getByRole('heading', { name: '2 files are cleaned and ready' })).toBeVisible()
  const { bytes } = await download(page, tool, 'Download document-1.pdf')
  expect(findMarkers(bytes, covered?.markers ?? [])).toEqual([])
  expect(requests.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/tools\/document-sanitizer\/full\/[0-9a-f]{16}\.html$/),
  ])
})

test('without a connection the full edition does not come, it is said, and nothing is lost', async ({
  page,
  strays,
}) => {
  strays.forgive(/\/tools\/document-sanitizer\/full\/[0-9a-f]+\.html net::ERR_FAILED$/)
  const first = await openTool(page, light)
  await choose(first, letter)
  await page.route('**/tools/document-sanitizer/full/*.html', (route) => route.abort())
  await first.getByRole('button', { name: 'Load the full edition here' }).click()
  const tool = page.frameLocator('iframe:not([hidden])')
  await expect(tool.getByRole('alert')).toContainText('It did not load.')
  await expect(tool.getByRole('list', { name: 'Chosen files' })).toContainText(letter.name)
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('a photo is shown before and now, with what it told, from the memory of the page alone', {
  tag: '@firefox',
}, async ({ page, browserName }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const tool = await openTool(page, light)
  await page.waitForLoadState('networkidle')
  const requests = listenForRequests(page)
  await choose(tool, photo)
  await tool.getByRole('button', { name: 'Sanitize Files' }).click()
  const heading = tool.getByRole('heading', { name: '1 file is cleaned and ready' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  for (const name of [`${photo.name}, before`, 'image-1.png, cleaned'])
    await expect
      .poll(() => tool.getByRole('img', { name }).evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBe(8)
  const card = tool.getByRole('list', { name: 'Cleaned files' }).getByRole('listitem').first()
  await expect(card).toContainText(`It said who made it. Author: ${author}`)
  await expect(card).toContainText('Only what can be seen in it, as far as we can find.')
  if (browserName === 'chromium') await expectNoBarriersInTool(page, 'a photo before and now')
  expect(requests).toEqual([])
})

test('without a file nothing is done, and what cannot be cleaned says why', async ({ page }) => {
  const tool = await openTool(page, light)
  await expect(tool.getByRole('tab', { name: 'Download Files' })).toBeDisabled()
  const sanitize = tool.getByRole('button', { name: 'Sanitize Files' })
  await expect(sanitize).toBeDisabled()
  await sanitize.click({ force: true })
  await expect(tool.getByRole('status').filter({ hasText: 'No files to sanitize' })).toContainText(
    'Please upload at least one file to continue.',
  )
  await choose(tool, { name: 'note.bin', mimeType: '', buffer: Buffer.alloc(400) })
  await choose(tool, { name: 'large.mov', mimeType: '', buffer: Buffer.alloc(26 * 1024 * 1024 + 1) })
  await expect(tool.getByRole('status').filter({ hasText: 'File too large' })).toContainText('large.mov')
  await sanitize.click()
  await expect(tool.getByText('We do not know this kind of file')).toBeVisible()
  await expect(tool.getByRole('tab', { name: 'Download Files' })).toBeDisabled()
  await tool.getByRole('button', { name: 'Remove note.bin' }).click()
  await expect(tool.getByRole('list', { name: 'Chosen files' })).toBeHidden()
})

test('hidden words are shown and asked about, and starting over forgets the files', async ({ page }) => {
  const tool = await openTool(page, light)
  const hidden = { ...letter, buffer: Buffer.from(smallDocx('It was paid twice.', 'by the cashier')) }
  await choose(tool, hidden)
  await tool.getByRole('button', { name: 'Sanitize Files' }).click()
  const question = tool.getByText('This file holds something that is not seen when it is opened')
  await expect(question).toBeVisible()
  await expect(tool.getByText('by the cashier')).toBeVisible()
  await tool.getByRole('button', { name: 'Remove it and clean' }).click()
  await expect(tool.getByRole('heading', { name: '1 file is cleaned and ready' })).toBeVisible()
  const { bytes } = await download(page, tool, 'Download document-1.docx')
  expect(Buffer.from(unzipSync(bytes)['word/document.xml'] ?? []).toString()).not.toContain('cashier')
  await tool.getByRole('button', { name: 'Start Over' }).click()
  await expect(tool.getByRole('tab', { name: 'Download Files' })).toBeDisabled()
  await expect(tool.getByRole('list', { name: 'Chosen files' })).toBeHidden()
})

test('the tabs are walked with the arrow keys', async ({ page }) => {
  const tool = await openTool(page, light)
  await choose(tool, photo)
  await tool.getByRole('button', { name: 'Sanitize Files' }).click()
  await expect(tool.getByRole('tab', { name: 'Download Files' })).toHaveAttribute('aria-selected', 'true')
  await tool.getByRole('tab', { name: 'Download Files' }).press('ArrowLeft')
  await expect(tool.getByRole('tab', { name: 'Upload Files' })).toBeFocused()
  await expect(tool.getByText('Cleaned', { exact: true })).toBeVisible()
})

/** What the page and its workers ask for from now on, all but their own texts. */
function listenForRequests(page: Page): string[] {
  const requests: string[] = []
  page.context().on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url())) requests.push(request.url())
  })
  return requests
}

type Chosen = { name: string; mimeType: string; buffer: Buffer }

async function choose(tool: FrameLocator, ...files: Chosen[]): Promise<void> {
  await tool.getByLabel(/Choose files, or drop them here/).setInputFiles(files)
}

async function download(page: Page, tool: FrameLocator, button: string) {
  const waiting = page.waitForEvent('download')
  await tool.getByRole('button', { name: button, exact: true }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** What the command line makes of the same files, by the names that it gives. */
async function cleanByCommand(...what: ({ name: string; buffer: Buffer } | string)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-sanitize-'))
  const paths: string[] = []
  for (const one of what.filter((one) => typeof one !== 'string')) {
    paths.push(join(folder, one.name))
    await writeFile(join(folder, one.name), one.buffer)
  }
  const words = what.filter((one) => typeof one === 'string')
  const out = join(folder, 'out')
  const { stdout } = await promisify(execFile)(process.execPath, [
    'toolkit/document-sanitizer/command.ts',
    ...['--json', ...words, '--out', out, ...paths],
  ])
  const cleaned: Record<string, Buffer> = {}
  for (const line of stdout.trim().split('\n')) {
    const { output }: { output: string } = JSON.parse(line)
    cleaned[output.slice(out.length + 1)] = await readFile(output)
  }
  await rm(folder, { recursive: true })
  return cleaned
}
