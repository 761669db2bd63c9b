import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { readSignedRelease, signedRelease } from './signed-release.ts'

const hash = 'ab'.repeat(32)
const list = `Fitila release 0.2.0\n${hash}  /tools/fitila-toolkit.html\n`

test('a build that was not released, or whose list was not signed, has no release', async () => {
  const folder = await emptyFolder()
  expect(await readSignedRelease(folder)).toBeNull()
  await writeFile(join(folder, 'release.txt'), list)
  expect(await readSignedRelease(folder)).toBeNull()
  await writeFile(join(folder, 'release.sig'), 'signature')
  expect(await readSignedRelease(folder)).toEqual({ version: '0.2.0', hashes: [hash] })
})

test('the list of the release and its signature are served as they are, and nothing beside them', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'release.txt'), list)
  await writeFile(join(folder, 'release.sig'), 'signature')
  await writeFile(join(folder, 'release.key'), 'secret')
  const site = new Hono<{ Bindings: HttpBindings }>()
  signedRelease(folder)(site)
  expect(await (await site.request('/source/release.txt')).text()).toBe(list)
  expect(await (await site.request('/source/release.sig')).text()).toBe('signature')
  expect((await site.request('/source/release.key')).status).toBe(404)
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-release-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
