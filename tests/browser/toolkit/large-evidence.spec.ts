import { open, rm, stat, truncate } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { memoryOfPages, mostMemoryWhile } from '#tests/support/browsers/memory-of-browser.ts'
import { frameIn, type OpenedTool } from '#tests/support/toolkit/opened-tool.ts'
import { readWorld } from '#tests/support/world.ts'

const gigabyte = 1_000_000_000
const recordingSize = 2 * gigabyte
/** Far below the file: what is read goes through in pieces. */
const mostGrown = 300_000_000
const longest = 500_000
/** `head -c 2000000000 /dev/zero | sha256sum` */
const sha256OfZeros = '2e0c654b6cba3a1e816726bae0eac481eb7fd0351633768c3c18392e0f02b619'

const test = base.extend<{ opened: OpenedTool; recording: string }>({
  opened: async ({ page }, provide) => {
    await page.goto(`${readWorld().baseURL}/tools/evidence-chain`)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'Evidence Chain Builder',
    )
    await provide({ page, tool: frameIn(page) })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  recording: async ({}, provide, info) => {
    // Without content on the disk: it reads as zeros.
    const path = info.outputPath('recording.bin')
    await (await open(path, 'w')).close()
    await truncate(path, recordingSize)
    await provide(path)
    await rm(path, { force: true })
  },
})

test.describe.configure({ timeout: 2 * longest })
test.use({ acceptDownloads: true })

test('2 GB are hashed, packed and saved, and the page does not grow with them', async ({
  opened: { page, tool },
  recording,
}) => {
  const before = await memoryOfPages()
  test.skip(before === null, 'This system does not tell how much memory a process has.')
  const { most } = await mostMemoryWhile(
    (async () => {
      await tool.getByLabel('Add original files').setInputFiles(recording)
      await expect(tool.getByText(/^[0-9a-f]{64}$/).first()).toHaveText(sha256OfZeros, { timeout: longest })
      await tool.getByLabel('Type').selectOption('Audio Recording')
      await tool.getByLabel('Description').fill('The recording')
      await tool.getByRole('button', { name: 'Add to Chain' }).click()
      const lock = tool.getByLabel('Encrypt the package')
      if (await lock.isChecked()) await lock.uncheck()
      const arriving = page.waitForEvent('download', { timeout: longest })
      await tool.getByRole('button', { name: 'Export Evidence Chain' }).click()
      const download = await arriving
      const { size } = await stat(await download.path())
      expect(size).toBeGreaterThan(recordingSize)
      expect(size).toBeLessThan(recordingSize + 1_000_000)
      await download.delete()
    })(),
  )
  const grown = Math.round((most - (before ?? 0)) / 1_000_000)
  test
    .info()
    .annotations.push({ type: 'memory', description: `grew by ${grown} MB, of 2,000 MB of evidence` })
  // What nothing was seen of would pass too.
  expect(before ?? 0).toBeGreaterThan(5_000_000)
  expect(grown * 1_000_000).toBeLessThan(mostGrown)
})
