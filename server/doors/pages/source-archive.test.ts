import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readSourceArchive, sourceArchive } from './source-archive.ts'

test('the ZIP and the notices are served, and nothing else of their folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-served-'))
  for (const name of ['fitila.zip', 'third-party-notices.txt', 'manifest.json'])
    await writeFile(join(folder, name), name)
  const site = new Hono<{ Bindings: HttpBindings }>()
  sourceArchive(folder)(site)
  expect(await (await site.request('/source/fitila.zip')).text()).toBe('fitila.zip')
  expect((await site.request('/source/third-party-notices.txt')).status).toBe(200)
  for (const path of ['manifest.json', '../package.json', '%2e%2e/package.json', ''])
    expect((await site.request(`/source/${path}`)).status).toBe(404)
})

test('a folder without a manifest has no archive', async () => {
  expect(await readSourceArchive(join(tmpdir(), 'not-there'))).toBeNull()
})
