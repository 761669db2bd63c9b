import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { jpegWithMarkers } from '@fitila/sanitizer/vectors/hide-in-pictures'
import { generateHybridIdentity, identityToRecipient } from 'age-encryption'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { findWebKit } from '#tests/support/browsers/find-webkit.ts'
import { brought, handedInWith } from '#tests/support/evidence/log-line.ts'
import { proofOf } from '#tests/support/evidence/opentimestamps-proof.ts'
import { fileOf } from '#tests/support/toolkit/opened-tool.ts'
import { openWebKit, type WebKit } from '#tests/support/webkit/open-webkit.ts'
import { type ServedTools, serveTools } from '#tests/support/webkit/serve-tools.ts'
import { openTool, type WebKitTool } from '#tests/support/webkit/webkit-tool.ts'
import { packLetter, webkitWalks } from '#tests/support/webkit/webkit-walks.ts'
import { offlineEdition, tools, workspace } from '#toolkit/registry.ts'

const build = join(import.meta.dirname, '../../build/tools')
const longest = 300_000
const passphrase = 'rivers run to the sea'

let folder = ''
let served: ServedTools | undefined
let webkit: WebKit | null = null

beforeAll(async () => {
  const programs = await findWebKit()
  if (!programs) return
  folder = await mkdtemp(join(tmpdir(), 'fitila-webkit-'))
  served = await serveTools(build)
  webkit = await openWebKit(programs, folder)
}, longest)

afterEach(() => webkit?.closeBrowsers())

afterAll(async () => {
  await webkit?.stop()
  await served?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

// As in the other browsers: a second try in CI. WebKit's driver once started no worker for a minute and a half.
const retry = process.env.CI === undefined ? 0 : 1

describe.each(['served', 'from a file'] as const)('%s', { retry }, (way) => {
  for (const { name, title, path } of tools)
    test(`${title} is used to its end`, { timeout: longest }, async (context) => {
      const open = opener(context)
      await webkitWalks[name](() => enter(open, way, title, path))
    })

  test('files go from tool to tool, and a saved workspace goes on', { timeout: longest }, async (context) => {
    const open = opener(context)
    const list = () => open(way === 'served' ? workspace.path : null)
    const tool = await list()
    const { bytes, markers } = jpegWithMarkers()
    await tool.press('Open Secure Document Sanitizer')
    await tool.choose(/Choose files, or drop them here/, fileOf('photo.jpg', bytes))
    await tool.press('Sanitize Files')
    await tool.pressUntil('Add image-1.jpg to the evidence', /Clean copy/)
    await tool.select(/^Type/, 'Photograph')
    await tool.fill(/^Description/, 'The place')
    await tool.press('Add to Chain')
    await tool.press('Save workspace')
    await tool.fill(/^Passphrase/, passphrase)
    const saved = await tool.saves('Save workspace')
    expect(findMarkers(saved, markers)).toEqual([])

    const later = await list()
    await later.choose(/^Open a workspace file/, fileOf('workspace.fitila', saved))
    await later.fill(/^Passphrase of workspace.fitila/, passphrase)
    await later.press('Open workspace')
    await later.shows(/Workspace opened/)
    await later.press('Open Evidence Chain Builder')
    await later.shows(/The place/)
    await later.press(/^Encrypt the package/)
    const packed = unzipSync(await later.saves('Export Evidence Chain'))
    const names = Object.keys(packed).map((each) => each.replace(/^package-[\d-]+\//, ''))
    expect(names).toEqual(
      expect.arrayContaining(['data/exhibits/01-1-photo.jpg', 'data/working-copies/01-1-image-1.jpg']),
    )
  })

  test('a package is locked to a key and signed, and its proofs of time are read', {
    timeout: longest,
  }, async (context) => {
    const full = () => enter(opener(context), way, 'Evidence Chain Builder', '/tools/evidence-chain/full')
    const secret = await generateHybridIdentity()
    const maker = await full()
    await maker.press(/^Encrypt the package/)
    await maker.press(/^Keys of receivers/)
    await maker.fill(/^Public keys of the receivers/, await identityToRecipient(secret))
    await maker.press(/^Sign the custody log/)
    const locked = await packLetter(maker)
    const tool = await full()
    await tool.choose(/^Evidence package/, fileOf('package.zip.age', locked))
    await tool.fill(/^Passphrase of/, secret)
    await tool.press('Decrypt and check')
    const said = await tool.shows(/Verified: all \d+ files.*Its custody log is signed/s)
    const [, fingerprint = ''] = /gave you by another way\.\s+([0-9a-f]{64})/.exec(said) ?? []
    await tool.choose(/^Proof of time/, fileOf('manifest.ots', proofOf(fingerprint)))
    await tool.shows(/Yes: this proof is about this package.*Block 891234:/s)
    const line = brought(handedInWith(`My package is ${fingerprint}.`))
    await tool.press('A line of a public log as proof of time')
    await tool.choose(/^Receipt, or proof of a public page/, fileOf('receipt.txt', line.line))
    await tool.choose(/^What was handed in/, fileOf('handed-in.txt', line.handedIn))
    await tool.fill(/^Code of the receipt/, line.code)
    await tool.fill(/^Key of the log/, line.keys)
    await tool.press('Check the line')
    await tool.shows(/Yes: the log names this package/)
  })
})

type Open = (path: string | null) => Promise<WebKitTool>

/** Says in the run why nothing was tried where there is no WebKit. */
function opener({ skip }: TestContext): Open {
  if (!webkit || !served) return skip('WebKit could not be had: no webkit2gtk-driver or no Xvfb.')
  const [browsers, { address }] = [webkit, served]
  const file = pathToFileURL(join(build, offlineEdition.fileName)).href
  return (path) => openTool(browsers, path === null ? file : address + path)
}

async function enter(open: Open, way: 'served' | 'from a file', title: string, path: string) {
  const tool = await open(way === 'served' ? path : null)
  if (way === 'from a file') await tool.press(`Open ${title}`)
  await tool.shows(new RegExp(title))
  return tool
}
