import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openToolFiles, toolsNotBuilt } from './tool-files.ts'

let folder: string
const site = new Hono<{ Bindings: HttpBindings }>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-tool-files-'))
  const headers = {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "frame-src {host}/tools/a/1.html 'self'",
  }
  const file = { paths: ['/tools/a', '/tools/b'], file: 'a.html', etag: '"one"', headers }
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ offlineSha256: '0'.repeat(64), files: [file] }),
  )
  await Promise.all(
    ['a.html', 'a.html.br', 'a.html.gz'].map((name) => writeFile(join(folder, name), `bytes of ${name}`)),
  )
  const mount = await openToolFiles(folder)
  mount(site)
})

afterAll(() => rm(folder, { recursive: true }))

test.for([
  ['br, gzip', 'br', 'bytes of a.html.br'],
  ['gzip', 'gzip', 'bytes of a.html.gz'],
  ['br;q=0', null, 'bytes of a.html'],
] as const)(
  'who takes %s gets the edition made for that at the build',
  async ([accepted, encoding, body]) => {
    const answer = await site.request('/tools/a', { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-length')).toBe(String(body.length))
    expect(await answer.text()).toBe(body)
  },
)

test('a file that a first start has not packed yet is compressed when the site starts', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'fitila-unpacked-'))
  const content = 'the same words again. '.repeat(500)
  const file = { paths: ['/tools/a'], file: 'a.html', etag: '"one"', headers: {} }
  const manifest = { offlineSha256: '0'.repeat(64), files: [file] }
  await writeFile(join(fresh, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(fresh, 'a.html'), content)
  const unpacked = new Hono<{ Bindings: HttpBindings }>()
  const mount = await openToolFiles(fresh)
  mount(unpacked)
  for (const [encoding, opened] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await unpacked.request('/tools/a', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(content.length / 10)
    expect(opened(bytes).toString()).toBe(content)
  }
  await rm(fresh, { recursive: true })
})

test('every address of a tool gives the same file, under the policy for the host that was asked', async () => {
  const answer = await site.request('https://tools.example.org/tools/b')
  expect(answer.headers.get('content-security-policy')).toBe(
    "frame-src tools.example.org/tools/a/1.html 'self'",
  )
  expect(answer.headers.get('etag')).toBe('"one"')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('what the browser has already is not sent again, though a proxy weakened the tag', async () => {
  const answer = await site.request('/tools/a', { headers: { 'if-none-match': '"none", W/"one"' } })
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
})

test('a head has no body', async () => {
  const answer = await site.request('/tools/a', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

test('what the manifest does not name is not found', async () => {
  expect((await site.request('/tools/c')).status).toBe(404)
})

test('where the tools were not built, their addresses say how to build them', async () => {
  const unbuilt = new Hono<{ Bindings: HttpBindings }>()
  toolsNotBuilt(unbuilt)
  const answer = await unbuilt.request('/tools/a')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm start')
})
