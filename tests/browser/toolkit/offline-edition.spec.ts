import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { openOwnChromium } from '#tests/support/network/own-chromium.ts'
import { runSelfCheck } from '#tests/support/tool-page.ts'
import { readWorld } from '#tests/support/world.ts'
import { offlineEdition, tools } from '#toolkit/registry.ts'

test('the offline edition holds every tool, keeps its word as a file, and is the one whose SHA-256 is published', async () => {
  const { baseURL } = readWorld()
  const folder = await mkdtemp(join(tmpdir(), 'fitila-offline-'))
  const path = join(folder, offlineEdition.fileName)
  const answer = await fetch(baseURL + offlineEdition.path)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const bytes = Buffer.from(await answer.arrayBuffer())
  await writeFile(path, bytes)
  const published = await (await fetch(baseURL + offlineEdition.checksumPath)).text()
  expect(published).toBe(`${createHash('sha256').update(bytes).digest('hex')}  ${offlineEdition.fileName}\n`)

  const { browser, activity } = await openOwnChromium()
  const context = await browser.newContext({ offline: true })
  const page = await context.newPage()
  await page.goto(pathToFileURL(path).href)
  const inside = page.frameLocator('iframe')
  for (const { title } of tools) {
    await inside.getByRole('button', { name: `Open ${title}` }).click()
    await expect(inside.getByRole('heading', { level: 1 })).toHaveText(title)
    await inside.getByRole('button', { name: 'Back to Tools' }).click()
  }
  await inside.getByRole('button', { name: 'Open Evidence Chain Builder' }).click()
  await inside
    .getByLabel('Add original files')
    .setInputFiles({ name: 'letter.txt', mimeType: '', buffer: bytes.subarray(0, 99) })
  await inside.getByRole('button', { name: 'Document Sanitizer' }).click()
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Secure Document Sanitizer')
  await inside.getByRole('button', { name: 'Back to Tools' }).click()
  await inside.getByRole('button', { name: 'Open Evidence Chain Builder' }).click()
  await expect(inside.getByText('letter.txt', { exact: true })).toBeVisible()
  await inside.getByRole('button', { name: 'Back to Tools' }).click()
  await inside.getByRole('button', { name: 'Open Whistleblower Decision Support' }).click()
  for (const answer of ['Serious corruption', 'Strong', 'High', 'Regulatory Body']) {
    await inside.getByRole('radio', { name: new RegExp(`^${answer}`) }).check()
    await inside.getByRole('button', { name: /^(Continue|Generate Recommendation)$/ }).click()
  }
  await inside.getByRole('button', { name: 'Additional Resources' }).click()
  await expect(inside.getByRole('button', { name: /^Copy address/ }).first()).toBeVisible()
  expect(await inside.locator('a[href]').count()).toBe(0)
  await inside.getByRole('button', { name: 'Back to Tools' }).click()
  const rows = await runSelfCheck(inside)
  expect(rows.filter((row) => !/Refused|Not there|Not told/.test(row))).toEqual([])
  await page.getByRole('button', { name: 'Exit now' }).click()
  await expect(page).toHaveURL('about:blank')

  const { names, requests } = await activity()
  expect(names).toEqual([])
  expect(requests.filter((url) => !/^(file|blob|data|chrome):/.test(url))).toEqual([])
  await rm(folder, { recursive: true })
})
