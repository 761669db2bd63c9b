import { readFile } from 'node:fs/promises'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { jpegWithMarkers } from '@fitila/sanitizer/vectors/hide-in-pictures'
import { smallDocx } from '@fitila/sanitizer/vectors/small-files'
import { test as base, expect } from '@playwright/test'
import { Decrypter } from 'age-encryption'
import { unzipSync } from 'fflate'
import { carriedFileAt, openCarriedList } from '#tests/support/toolkit/carried-file.ts'
import { fileOf, frameIn, type OpenedTool, saved } from '#tests/support/toolkit/opened-tool.ts'
import { readWorld } from '#tests/support/world.ts'
import { offlineEdition, workspace } from '#toolkit/registry.ts'

type Way = 'carried' | 'served'

/** The workspace as a file from a disk, and as the site serves it. It asks for nothing in either. */
const test = base.extend<{ enter: Record<Way, () => Promise<OpenedTool>> }>({
  enter: async ({ browser }, provide, info) => {
    const address = await carriedFileAt(info.outputPath(offlineEdition.fileName))
    const context = await browser.newContext()
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await provide({
      carried: () => openCarriedList(context, address),
      served: async () => {
        const page = await context.newPage()
        await page.goto(readWorld().baseURL + workspace.path)
        await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
          workspace.title,
        )
        asked.length = 0
        return { page, tool: frameIn(page) }
      },
    })
    await context.close()
    expect(
      asked.filter((url) => !/^(file|blob|data|about|resource):|\/tools\/offline\.js$/.test(url)),
    ).toEqual([])
  },
})

test.describe.configure({ timeout: 400_000 })
const tag = '@firefox'
const passphrase = 'rivers run to the sea'

for (const way of ['carried', 'served'] as const)
  test(`${way}: a photo is added once, cleaned, made an exhibit, saved in a workspace and packed on another day`, {
    tag,
  }, async ({ enter }) => {
    const opened = await enter[way]()
    const { tool } = opened
    const { bytes, markers } = jpegWithMarkers()
    await openTool(opened, 'Secure Document Sanitizer')
    await tool.getByLabel(/Choose files, or drop them here/).setInputFiles(fileOf('photo.jpg', bytes))
    await tool.getByRole('button', { name: 'Sanitize Files' }).click()
    await tool.getByRole('button', { name: 'Add image-1.jpg to the evidence' }).click()
    await expect(tool.getByRole('heading', { level: 1 })).toHaveText('Evidence Chain Builder')
    await expect(tool.getByText('Clean copy', { exact: true })).toBeVisible()
    const files = tool.getByRole('group', { name: /^Files/ })
    await expect(files.getByText(/^[0-9a-f]{64}$/)).toHaveCount(2)
    await tool.getByLabel('Type').selectOption('Photograph')
    await tool.getByLabel('Description').fill('The place')
    await tool.getByRole('button', { name: 'Add to Chain' }).click()
    await expect(tool.getByText('Your workspace is not saved yet.').filter({ visible: true })).toHaveCount(1)
    await tool.getByRole('button', { name: 'Save workspace' }).click()
    await expect(tool.getByRole('heading', { name: 'Your workspace' })).toBeFocused()
    await tool.getByRole('button', { name: 'Save workspace' }).click()
    await expect(tool.getByText('Passphrase too short')).toBeVisible()
    await tool.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(passphrase)
    const file = await saved(opened, 'Save workspace')
    await expect(tool.getByText('Nothing changed since the last save')).toBeVisible()

    const members = unzipSync(await plainOf(file))
    expect(Object.keys(members)).toContain('workspace.json')
    expect(findMarkers(file, markers)).toEqual([])

    const later = await enter[way]()
    await open(later, file, 'another passphrase')
    await expect(later.tool.getByText('This passphrase does not open the workspace')).toBeVisible()
    await open(later, file, passphrase)
    await expect(later.tool.getByText('Workspace opened')).toBeVisible()
    await openTool(later, 'Evidence Chain Builder')
    await expect(
      later.tool.getByRole('region', { name: 'Evidence chain' }).getByText('The place'),
    ).toBeVisible()
    await later.tool.getByLabel('Encrypt the package').uncheck()
    const packed = unzipSync(await saved(later, 'Export Evidence Chain'))
    const names = Object.keys(packed).map((name) => name.replace(/^package-[\d-]+\//, ''))
    expect(names).toEqual(
      expect.arrayContaining(['data/exhibits/01-1-photo.jpg', 'data/working-copies/01-1-image-1.jpg']),
    )
    await later.tool.getByRole('button', { name: 'Back to Tools' }).click()
    await openTool(later, 'Secure Document Sanitizer')
    await later.tool.getByRole('tab', { name: 'Download Files' }).click()
    expect(findMarkers(await saved(later, 'Download image-1.jpg'), markers)).toEqual([])
  })

for (const way of ['carried', 'served'] as const)
  test(`${way}: files go from tool to tool, and a clean copy finds its original`, { tag }, async ({
    enter,
  }) => {
    const opened = await enter[way]()
    const { tool } = opened
    const letter = smallDocx('My name is Ngozi Nwabara. It was paid twice.')
    await openTool(opened, 'Evidence Chain Builder')
    await tool.getByLabel('Add original files').setInputFiles(fileOf('letter.docx', letter))
    await tool.getByRole('button', { name: 'Clean this file now' }).click()
    await expect(tool.getByRole('heading', { level: 1 })).toHaveText('Secure Document Sanitizer')
    await tool.getByRole('button', { name: 'Sanitize Files' }).click()
    await tool.getByRole('button', { name: 'Add document-1.docx to the evidence' }).click()
    await expect(tool.getByText('Clean copy', { exact: true })).toBeVisible()
    await expect(tool.getByText('Original', { exact: true })).toHaveCount(1)
    await tool.getByRole('button', { name: 'Back to Tools' }).click()
    await openTool(opened, 'Secure Document Sanitizer')
    await tool.getByRole('button', { name: 'Check the words of document-1.docx' }).click()
    await expect(tool.getByRole('heading', { level: 1 })).toHaveText('Anonymity Checker')
    await expect(tool.getByLabel('Text to analyze')).toHaveValue(/Ngozi Nwabara/)
    await tool.getByRole('button', { name: 'Check Anonymity' }).click()
    await tool.getByRole('button', { name: 'Anonymize my text automatically' }).click()
    await tool.getByRole('button', { name: 'Add this text to the evidence' }).click()
    await expect(tool.getByText('text.txt', { exact: true })).toBeVisible()
  })

test('a channel, a text and answers come back from a workspace', { tag }, async ({
  enter: { carried: carry },
}) => {
  const opened = await carry()
  const { tool } = opened
  await openTool(opened, 'Secure Communication Channel')
  await tool.getByRole('tab', { name: 'Create or Join' }).click()
  await tool.getByLabel('Channel name').fill('Road works')
  await tool.getByRole('button', { name: 'Create Channel' }).click()
  await tool.getByRole('textbox', { name: 'Message' }).fill('Ina kwana?')
  await tool.getByRole('textbox', { name: 'Message' }).press('Enter')
  await tool.getByRole('button', { name: 'Back to Tools' }).click()
  await openTool(opened, 'Corruption Risk Calculator')
  await tool.getByRole('radio').nth(1).check()
  await tool.getByRole('button', { name: 'Next' }).click()
  await tool.getByRole('button', { name: 'Back to Tools' }).click()
  await openTool(opened, 'Anonymity Checker')
  await tool.getByLabel('Text to analyze').fill('My name is Ngozi.')
  await tool.getByRole('button', { name: 'Back to Tools' }).click()
  await tool.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(passphrase)
  await tool.getByLabel('File name').fill('notes.bin')
  const arriving = opened.page.waitForEvent('download')
  await tool.getByRole('button', { name: 'Save workspace' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('notes.bin')
  const file = await readFile(await download.path())

  const later = await carry()
  await open(later, file, passphrase)
  await expect(later.tool.getByText('As you left it')).toHaveCount(3)
  await openTool(later, 'Anonymity Checker')
  await expect(later.tool.getByLabel('Text to analyze')).toHaveValue('My name is Ngozi.')
  await later.tool.getByRole('button', { name: 'Back to Tools' }).click()
  await openTool(later, 'Corruption Risk Calculator')
  await expect(later.tool.getByText(/2 of 5/)).toBeVisible()
  await later.tool.getByRole('button', { name: 'Back to Tools' }).click()
  await openTool(later, 'Secure Communication Channel')
  await later.tool.getByRole('button', { name: 'Open Channel' }).click()
  await expect(later.tool.getByRole('log')).toContainText('Ina kwana?')
})

async function openTool({ tool }: OpenedTool, title: string): Promise<void> {
  await tool.getByRole('button', { name: `Open ${title}` }).click()
  await expect(tool.getByRole('heading', { level: 1 })).toHaveText(title)
}

async function open({ tool }: OpenedTool, file: Buffer, words: string): Promise<void> {
  await tool.getByLabel('Open a workspace file').setInputFiles(fileOf('workspace.fitila', file))
  await tool.getByLabel('Passphrase of workspace.fitila').fill(words)
  await tool.getByRole('button', { name: 'Open workspace' }).click()
}

/** By the library that the age program's author wrote, and nothing of ours. */
async function plainOf(file: Buffer): Promise<Uint8Array> {
  const key = new Decrypter()
  key.addPassphrase(passphrase)
  return key.decrypt(new Uint8Array(file))
}
