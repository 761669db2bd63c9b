import { createHash } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { generateHybridIdentity, identityToRecipient } from 'age-encryption'
import { unzipSync, zipSync } from 'fflate'
import { brought, handedInWith } from '#tests/support/evidence/log-line.ts'
import { proofOf } from '#tests/support/evidence/opentimestamps-proof.ts'
import { carriedFileAt, openCarried } from '#tests/support/toolkit/carried-file.ts'
import { fileOf, frameIn, type OpenedTool, saved } from '#tests/support/toolkit/opened-tool.ts'
import { readWorld } from '#tests/support/world.ts'
import { offlineEdition } from '#toolkit/registry.ts'

const title = 'Evidence Chain Builder'
const tag = '@firefox'

/** The full edition: in the file to carry, and served. */
const test = base.extend<{ open: Record<'carried' | 'served', () => Promise<OpenedTool>> }>({
  open: async ({ browser }, provide, info) => {
    const context = await browser.newContext()
    const address = await carriedFileAt(info.outputPath(offlineEdition.fileName))
    await provide({
      carried: () => openCarried(context, address, title),
      served: async () => openServed(await context.newPage()),
    })
    await context.close()
  },
})

test.describe.configure({ timeout: 400_000 })

for (const way of ['carried', 'served'] as const)
  test(`${way}: a package is locked to a receiver's key and signed, and its proof of time is read`, {
    tag,
  }, async ({ open }) => {
    const secret = await generateHybridIdentity()
    const opened = await open[way]()
    const { tool } = opened
    await addLetter(opened)
    await tool.getByLabel('Encrypt the package').check()
    await tool.getByRole('radio', { name: /^Keys of receivers/ }).check()
    await tool.getByRole('button', { name: 'Export Evidence Chain' }).click()
    await expect(tool.getByText('There is no key of age here')).toBeVisible()
    await tool.getByLabel('Public keys of the receivers').fill(await identityToRecipient(secret))
    await tool.getByLabel('Sign the custody log with the key of this workspace').check()
    const sealed = await saved(opened, 'Export Evidence Chain')
    const exporting = tool.getByRole('region', { name: 'Export' })
    await expect(exporting.getByRole('img', { name: 'QR code of the fingerprint' })).toBeVisible()
    const fingerprint = (await exporting.getByText(/^[0-9a-f]{64}$/).textContent()) ?? ''

    const receiver = await open[way]()
    await receiver.tool.getByLabel('Evidence package').setInputFiles(fileOf('package.zip.age', sealed))
    await receiver.tool.getByLabel(/^Passphrase of/).fill(secret)
    await receiver.tool.getByRole('button', { name: 'Decrypt and check' }).click()
    await expect(receiver.tool.getByText(/Verified: all \d+ files/)).toBeVisible()
    await expect(receiver.tool.getByText('Its custody log is signed')).toBeVisible()
    const proof = receiver.tool.getByLabel('Proof of time')
    await proof.setInputFiles(fileOf('other.ots', proofOf('ab'.repeat(32))))
    await expect(receiver.tool.getByText('No: this proof is about another file')).toBeVisible()
    await proof.setInputFiles(fileOf('manifest.ots', proofOf(fingerprint)))
    await expect(receiver.tool.getByText('Yes: this proof is about this package')).toBeVisible()
    await expect(receiver.tool.getByText('Block 891234:')).toBeVisible()
  })

for (const way of ['carried', 'served'] as const)
  test(`${way}: a line of a public log is a proof of time, with its key and its words`, { tag }, async ({
    open,
  }) => {
    const opened = await open[way]()
    const { tool } = opened
    await addLetter(opened)
    const packed = await saved(opened, 'Export Evidence Chain')
    await tool.getByLabel('Evidence package').setInputFiles(fileOf('package.zip', packed))
    const verified = tool.getByText(/Verified: all \d+ files/)
    await expect(verified).toBeVisible()
    const members = unzipSync(packed)
    const manifest = Object.keys(members).find((name) => name.endsWith('/manifest-sha256.txt')) ?? ''
    const fingerprint = sha256(members[manifest] ?? new Uint8Array())
    const line = brought(handedInWith(`My package is ${fingerprint}.`))
    await tool.getByText('A line of a public log as proof of time').click()
    const check = tool.getByRole('button', { name: 'Check the line' })
    const receipt = tool.getByLabel('Receipt, or proof of a public page')
    await receipt.setInputFiles(fileOf('receipt.txt', 'nothing'))
    await check.click()
    await expect(tool.getByText('There is no receipt and no proof of a log in this file')).toBeVisible()
    await receipt.setInputFiles(fileOf('receipt.txt', line.line))
    await check.click()
    await expect(tool.getByText('Not decided: something is missing')).toBeVisible()
    await tool.getByLabel('What was handed in').setInputFiles(fileOf('handed-in.txt', line.handedIn))
    await tool.getByLabel('Code of the receipt').fill(line.code)
    await tool.getByLabel('Key of the log, and of its witnesses').fill(line.keys)
    await check.click()
    await expect(tool.getByText('Yes: the log names this package')).toBeVisible()
    await expect(tool.getByText('The log signed its checkpoint of size 2.')).toBeVisible()
    await expect(tool.getByText('1 of 1 witnesses cosigned it: witness.example.')).toBeVisible()
    await tool.getByLabel('Key of the log, and of its witnesses').fill('ab'.repeat(32))
    await check.click()
    await expect(tool.getByText('No: this line proves nothing of this package')).toBeVisible()
  })

test('a package with a wrong signature is not verified, though every list in it was written again', {
  tag,
}, async ({ open }) => {
  const opened = await open.carried()
  await addLetter(opened)
  await opened.tool.getByLabel('Sign the custody log with the key of this workspace').check()
  const forged = forgeSignature(await saved(opened, 'Export Evidence Chain'))
  await opened.tool.getByLabel('Evidence package').setInputFiles(fileOf('package.zip', forged))
  await expect(opened.tool.getByText('The signature of its custody log is wrong')).toBeVisible()
  await expect(opened.tool.getByText('This package is not as it was packed')).toBeVisible()
  await expect(opened.tool.getByText(/^Differs:/)).toHaveCount(0)
})

/** Changes the signature, and writes both manifests again. */
function forgeSignature(packed: Buffer): Uint8Array {
  const members = unzipSync(packed)
  const change = (ending: string, make: (text: string) => string) => {
    const path = Object.keys(members).find((name) => name.endsWith(`/${ending}`)) ?? ''
    const before = members[path] ?? new Uint8Array()
    const after = Buffer.from(make(Buffer.from(before).toString()))
    members[path] = after
    return { from: sha256(before), to: sha256(after) }
  }
  const signature = change('custody-log-signature.json', (text) =>
    text.replace(/"signature": "(.)/, (_, digit) => `"signature": "${digit === '0' ? '1' : '0'}`),
  )
  const manifest = change('manifest-sha256.txt', (text) => text.replace(signature.from, signature.to))
  change('tagmanifest-sha256.txt', (text) => text.replace(manifest.from, manifest.to))
  return zipSync(members, { level: 0 })
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function addLetter({ tool }: OpenedTool): Promise<void> {
  await tool.getByLabel('Add original files').setInputFiles(fileOf('letter.txt', 'the letter'))
  await expect(tool.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible()
  await tool.getByLabel('Type').selectOption('Email')
  await tool.getByLabel('Description').fill('The letter')
  await tool.getByRole('button', { name: 'Add to Chain' }).click()
}

async function openServed(page: Page): Promise<OpenedTool> {
  await page.goto(`${readWorld().baseURL}/tools/evidence-chain/full`)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(title)
  return { page, tool: frameIn(page) }
}
