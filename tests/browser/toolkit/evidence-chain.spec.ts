import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, truncate, writeFile } from 'node:fs/promises'
import type { Download, FrameLocator, Page } from '@playwright/test'
import { expectNoBarriersInTool } from '#tests/support/barriers/find-barriers.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import { fileAt, openTool } from '#tests/support/tool-page.ts'

const address = '/tools/evidence-chain'

test('items are added, edited, moved and removed', async ({ page }) => {
  const tool = await openTool(page, address)
  await expect(tool.getByText('No evidence added yet')).toBeVisible()
  await tool.getByRole('button', { name: 'Add to Chain' }).click()
  await expectToast(tool, 'Missing information', 'Please provide at least a type and description.')
  await add(tool, 'Email', 'The first letter', 'strong')
  await expectToast(tool, 'Evidence added')
  await add(tool, 'Photograph', 'The place', 'weak')
  await expect(tool.getByText('Strong Chain', { exact: true })).toBeVisible()
  await expect(tool.getByRole('button', { name: 'Move up item 1' })).toBeDisabled()
  await expect(tool.getByRole('button', { name: 'Move down item 2' })).toBeDisabled()
  await tool.getByRole('button', { name: 'Move up item 2' }).click()
  await expect(items(tool).first()).toContainText('The place')

  await tool.getByRole('button', { name: 'Edit item 1' }).click()
  await expect(tool.getByRole('heading', { name: 'Edit Evidence' })).toBeFocused()
  await tool.getByLabel('Description').fill('The place, from the road')
  await tool.getByRole('button', { name: 'Update Evidence' }).click()
  await expectToast(tool, 'Evidence updated')
  await expect(items(tool).first()).toContainText('from the road')

  await tool.getByRole('button', { name: 'Edit item 1' }).click()
  await tool.getByRole('button', { name: 'Delete item 1' }).click()
  await expectToast(tool, 'Evidence removed')
  await expect(tool.getByRole('heading', { name: 'Add Evidence' })).toBeVisible()
  await expect(tool.getByLabel('Description')).toHaveValue('')
})

test('a deleted item comes back with its files, and what was typed beside it stays', async ({ page }) => {
  const tool = await openTool(page, address)
  await addWithFiles(tool)
  await add(tool, 'Photograph', 'The place', 'weak')
  await tool.getByLabel('Description').fill('Half a sentence')
  await tool.getByRole('button', { name: 'Delete item 1' }).click()
  await expect(items(tool)).toHaveCount(1)
  await tool.getByRole('button', { name: 'Undo' }).click()
  await expect(items(tool)).toHaveCount(2)
  await expect(items(tool).first()).toContainText(sha256('the letter'))
  await expect(tool.getByRole('button', { name: 'Undo' })).toBeHidden()
  await tool.getByRole('button', { name: 'Edit item 2' }).click()
  await tool.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.getByLabel('Description')).toHaveValue('Half a sentence')
})

test('an item waits for the fingerprints of its files', async ({ page }, info) => {
  const tool = await openTool(page, address)
  await tool.getByLabel('Type').selectOption('Video Recording')
  await tool.getByLabel('Description').fill('A long film')
  const film = info.outputPath('film.mp4')
  await writeFile(film, '')
  await truncate(film, 400_000_000)
  await tool.getByLabel('Add original files').setInputFiles(film)
  await expect(tool.getByRole('button', { name: 'Add to Chain' })).toBeDisabled()
  await expect(tool.getByRole('button', { name: 'Export Evidence Chain' })).toBeDisabled()
  await expect(tool.getByRole('button', { name: 'Add to Chain' })).toBeEnabled({ timeout: 60_000 })
  await tool.getByRole('button', { name: 'Add to Chain' }).click()
  await expect(items(tool).first()).toContainText('film.mp4')
  await expect(tool.getByLabel('Encrypt the package with a passphrase')).toBeChecked()
})

test('three thousand files are taken in one go', async ({ page }) => {
  test.setTimeout(240_000)
  const tool = await openTool(page, address)
  await tool.getByLabel('Add original files').evaluate((field: HTMLInputElement) => {
    const files = new DataTransfer()
    for (let number = 0; number < 3_000; number += 1)
      files.items.add(new File([`letter ${number} `.repeat(2_000)], `${number}.txt`))
    field.files = files.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(tool.getByText('2950 more files belong to it')).toBeVisible({ timeout: 120_000 })
  await add(tool, 'Document', 'Three thousand letters', 'strong')
  const download = await exported(page, tool)
  const path = await download.path()
  expect(execFileSync('unzip', ['-Z1', path], { encoding: 'utf8' }).match(/exhibits\/01-/g)).toHaveLength(
    3_000,
  )
})

test('the fingerprint that the sender gave is compared, with a yes or a no', async ({ page }, info) => {
  const tool = await openTool(page, address)
  await addWithFiles(tool)
  const zip = info.outputPath('package.zip')
  await (await exported(page, tool)).saveAs(zip)
  const fingerprint = await tool
    .getByRole('region', { name: 'Export' })
    .getByText(/^[0-9a-f]{64}$/)
    .textContent()
  await tool.getByLabel('Evidence package').setInputFiles(zip)
  const given = tool.getByLabel('Fingerprint that the sender gave you')
  await given.fill((fingerprint ?? '').toUpperCase().replace(/(.{8})/g, '$1 '))
  await expect(tool.getByText('Yes: this is the package with that fingerprint')).toBeVisible()
  await given.fill(sha256('something else'))
  await expect(tool.getByText('No: this is another package')).toBeVisible()
})

test(
  'the exported package is verified by sha256sum and here, and can be gone on with',
  { tag: '@firefox' },
  async ({ page }, info) => {
    const tool = await openTool(page, address)
    await addWithFiles(tool)
    const download = await exported(page, tool)
    expect(download.suggestedFilename()).toMatch(/^package-\d{4}-\d{2}-\d{2}\.zip$/)
    const zip = info.outputPath('package.zip')
    await download.saveAs(zip)
    execFileSync('unzip', ['-q', zip, '-d', info.outputPath('unzipped')])
    const bag = info.outputPath('unzipped', download.suggestedFilename().replace('.zip', ''))
    for (const manifest of ['manifest-sha256.txt', 'tagmanifest-sha256.txt'])
      expect(
        spawnSync('sha256sum', ['-c', '--strict', manifest], { cwd: bag, encoding: 'utf8' }).status,
      ).toBe(0)

    const fresh = await openFresh(page)
    await fresh.getByLabel('Evidence package').setInputFiles(await fileAt(zip))
    await expect(fresh.getByText(/Verified: all \d+ files/)).toBeVisible()
    await fresh.getByRole('button', { name: 'Go on with this chain' }).click()
    await expect(items(fresh)).toHaveCount(1)
    await expect(items(fresh).first()).toContainText(sha256('the letter'))
    const again = await exported(page, fresh)
    await again.saveAs(info.outputPath('again.zip'))
    expect(execFileSync('unzip', ['-t', info.outputPath('again.zip')], { encoding: 'utf8' })).toContain(
      'No errors',
    )
  },
)

test(
  'an encrypted package is opened with its passphrase only',
  { tag: '@firefox' },
  async ({ page }, info) => {
    const tool = await openTool(page, address)
    await addWithFiles(tool)
    await tool.getByLabel('Encrypt the package with a passphrase').check()
    await tool.getByRole('button', { name: 'Export Evidence Chain' }).click()
    await expectToast(tool, 'Passphrase too short', 'Take at least 12 letters')
    await tool.getByRole('button', { name: 'Make one for me' }).click()
    const passphrase = await tool.getByLabel('Passphrase', { exact: true }).inputValue()
    const download = await exported(page, tool)
    const sealed = info.outputPath('package.zip.age')
    await download.saveAs(sealed)

    const fresh = await openFresh(page)
    await fresh.getByLabel('Evidence package').setInputFiles(await fileAt(sealed))
    await fresh.getByLabel(/^Passphrase of/).fill('not this one at all')
    await fresh.getByRole('button', { name: 'Decrypt and check' }).click()
    await expectToast(fresh, 'That did not work', 'This passphrase does not open the package')
    await fresh.getByLabel(/^Passphrase of/).fill(passphrase)
    await fresh.getByRole('button', { name: 'Decrypt and check' }).click()
    await expect(fresh.getByText(/Verified: all \d+ files/)).toBeVisible()
  },
)

test('a tampered, a broken and a foreign file are told, and the chain stays', async ({ page }, info) => {
  const tool = await openTool(page, address)
  await addWithFiles(tool)
  const zip = info.outputPath('package.zip')
  await (await exported(page, tool)).saveAs(zip)
  const tampered = execFileSync('python3', ['-c', tamper, zip])
  await tool.getByLabel('Evidence package').setInputFiles({ name: 'a.zip', mimeType: '', buffer: tampered })
  await expect(tool.getByText('This package is not as it was packed')).toBeVisible()
  await expect(tool.getByText(/Differs: data\/exhibits\/01-1-letter\.txt/)).toBeVisible()
  for (const [bytes, words] of [
    [tampered.subarray(0, -30), 'damaged or was cut off'],
    [Buffer.from('hello'), 'not a ZIP file'],
    [execFileSync('python3', ['-c', wayOut]), 'could write outside of its folder'],
  ] as const) {
    await tool.getByLabel('Evidence package').setInputFiles({ name: 'b.zip', mimeType: '', buffer: bytes })
    await expectToast(tool, 'That did not work', words)
  }
  await expect(items(tool)).toHaveCount(1)
})

test('a file that changed after it was added is not packed, and the chain stays', async ({ page }, info) => {
  const tool = await openTool(page, address)
  const path = info.outputPath('growing.txt')
  await writeFile(path, 'before')
  await tool.getByLabel('Add original files').setInputFiles(path)
  await expect(tool.getByText(sha256('before'))).toBeVisible()
  await add(tool, 'Document', 'Something that grows', 'medium')
  await appendFile(path, ' and after')
  await tool.getByRole('button', { name: 'Export Evidence Chain' }).click()
  await expectToast(tool, 'That did not work', 'changed after it was chosen')
  await expect(items(tool)).toHaveCount(1)
})

test('no state of it has a barrier', async ({ page }) => {
  test.slow()
  const tool = await openTool(page, address)
  await expectNoBarriersInTool(page, 'empty')
  await addWithFiles(tool)
  await tool.getByLabel('Encrypt the package with a passphrase').check()
  await tool.getByRole('button', { name: 'Edit item 1' }).click()
  await expectNoBarriersInTool(page, 'with an item under edit')
})

const tamper = `
import sys,zipfile,io
given=zipfile.ZipFile(sys.argv[1]); out=io.BytesIO(); made=zipfile.ZipFile(out,'w')
for name in given.namelist():
  made.writestr(name, b'another letter' if name.endswith('letter.txt') else given.read(name))
made.close(); sys.stdout.buffer.write(out.getvalue())`

const wayOut = `
import sys,zipfile,io
out=io.BytesIO(); made=zipfile.ZipFile(out,'w'); made.writestr('../../out','x'); made.close(); sys.stdout.buffer.write(out.getvalue())`

async function add(tool: FrameLocator, type: string, description: string, strength: string): Promise<void> {
  await tool.getByLabel('Type').selectOption(type)
  await tool.getByLabel('Description').fill(description)
  await tool.getByLabel('Strength').selectOption(strength)
  await tool.getByRole('button', { name: 'Add to Chain' }).click()
}

async function addWithFiles(tool: FrameLocator): Promise<void> {
  await tool.getByLabel('Add original files').setInputFiles(textFile('letter.txt', 'the letter'))
  await expect(tool.getByText(sha256('the letter'))).toBeVisible()
  await tool.getByLabel('Clean copy of letter.txt').setInputFiles(textFile('clean.txt', 'a letter'))
  await expect(tool.getByText(sha256('a letter'))).toBeVisible()
  await add(tool, 'Email', 'The letter', 'strong')
  await expect(items(tool)).toHaveCount(1)
}

async function exported(page: Page, tool: FrameLocator): Promise<Download> {
  const arriving = page.waitForEvent('download')
  await tool.getByRole('button', { name: 'Export Evidence Chain' }).click()
  const download = await arriving
  await expect(tool.getByText('Packed, and every file verified')).toBeVisible()
  return download
}

async function openFresh(page: Page): Promise<FrameLocator> {
  page.once('dialog', (dialog) => void dialog.accept())
  const tool = await openTool(page, address)
  await expect(tool.getByText('No evidence added yet')).toBeVisible()
  return tool
}

function items(tool: FrameLocator) {
  return tool.getByRole('region', { name: 'Evidence chain' }).getByRole('listitem')
}

async function expectToast(tool: FrameLocator, title: string, description = ''): Promise<void> {
  await expect(tool.getByRole('status').filter({ hasText: title })).toContainText(description)
}

function textFile(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
