import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullOfflineEdition, offlineEdition, toolDocuments } from '../registry.ts'
import { noLookUps } from '../shell/child-page.ts'
import { packedOf } from './packed-of.ts'
import { carriedLimit, sizeLimitOf } from './size-limits.ts'

/** What can ask for a connection, or hint at one. */
const ways = [
  'fetch(',
  'XMLHttpRequest',
  'sendBeacon',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'importScripts',
  'RTCPeerConnection',
  'dns-prefetch',
  // As a value of `rel`; React DOM exports a function of this name, which does nothing here.
  '`preconnect`',
  'new Image',
  'FontFace',
  'serviceWorker',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'document.cookie',
  'pushState',
]

const root = join(import.meta.dirname, '../..')

/** The build that this checkout serves. */
const folder = join(root, 'build/tools')
let again: string

beforeAll(async () => {
  await run([join(root, 'build-when-stale.ts')], {})
  again = await mkdtemp(join(tmpdir(), 'fitila-tools-again-'))
  const elsewhere = { NODE_ENV: 'development', TZ: 'Asia/Tokyo', LANG: 'en_NG.UTF-8' }
  await run([join(import.meta.dirname, 'build-tools.ts'), again], elsewhere)
}, 600_000)

afterAll(() => rm(again, { recursive: true, force: true }))

test('another account than the one that built may read every file', async () => {
  const closed = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
  for (const path of closed) expect((await stat(path)).mode & 0o004, path).toBe(0o004)
  expect((await stat(folder)).mode & 0o001).toBe(0o001)
})

test('a build on another machine has the same bytes as the one that is served', async () => {
  const names = (await readdir(folder)).filter((name) => !isPacked(name))
  expect((await readdir(again)).toSorted()).toEqual(names.toSorted())
  for (const name of names)
    expect((await readFile(join(again, name))).equals(await readFile(join(folder, name))), name).toBe(true)
})

test('each file that is served packed is the one beside it', async () => {
  const names = (await readdir(folder)).filter((name) => !isPacked(name) && name !== 'manifest.json')
  expect((await readdir(folder)).filter(isPacked)).toHaveLength(2 * names.length)
  for (const name of names) {
    const [file, br, gz] = await Promise.all(
      ['', '.br', '.gz'].map((end) => readFile(join(folder, name + end))),
    )
    expect(brotliDecompressSync(br ?? '').equals(file ?? Buffer.of()), name).toBe(true)
    expect(gunzipSync(gz ?? '').equals(file ?? Buffer.of()), name).toBe(true)
  }
})

// All of them again would take a minute of both processors, and how they are packed depends on nothing but their bytes.
test('a file packed again has the same bytes', async () => {
  const [file, br, gz] = await Promise.all(
    ['', '.br', '.gz'].map((end) => readFile(join(folder, `leave.html${end}`))),
  )
  expect(await packedOf(file ?? Buffer.of())).toEqual({ br, gz })
})

const carried = [offlineEdition.fileName, fullOfflineEdition.fileName]

test.for(carried)('the published SHA-256 is that of %s', async (name) => {
  const sum = createHash('sha256')
    .update(await readFile(join(folder, name)))
    .digest('hex')
  expect(await read(`${name}.sha256`)).toBe(`${sum}  ${name}\n`)
})

test('the file to carry weighs at most a megabyte compressed, and the full one four', async () => {
  const sizes = await Promise.all(
    carried.map(async (name) => (await readFile(join(folder, `${name}.br`))).length),
  )
  expect(sizes[0]).toBeLessThanOrEqual(carriedLimit)
  expect(sizes[1]).toBeLessThanOrEqual(4_000_000)
})

test.for(toolDocuments.map(({ file }) => file))('%s has no way out but in its self-check', async (name) => {
  const page = await read(`${name}.child.html`)
  expect(scriptsOf(page).map(({ id }) => id)).toEqual(['first', 'ways-out', 'tool'])
  const [, waysOut, tool] = scriptsOf(page)
  expect(waysFoundIn(tool?.text ?? '')).toEqual([])
  expect(page.split('<script')[0]).toContain(noLookUps)
  expect(waysFoundIn(page.replace(/<script[\s\S]*?<\/script>/g, '').replace(noLookUps, ''))).toEqual([])
  expect(waysFoundIn(waysOut?.text ?? '')).toEqual(expect.arrayContaining(['fetch(', 'WebSocket']))
})

test.for(carried)('%s has no way out but in its self-check', async (name) => {
  const page = await read(name)
  const child = unescaped(/srcdoc="([^"]*)"/.exec(page)?.[1] ?? '')
  expect(scriptsOf(child).map(({ id }) => id)).toEqual(['first', 'ways-out', 'tool'])
  expect(child.split('<script')[0]).toContain(noLookUps)
  expect(waysFoundIn(scriptsOf(child)[2]?.text ?? '')).toEqual([])
  const around = page
    .replace(/srcdoc="[^"]*"/, '')
    .replace(scriptsOf(child)[0]?.text ?? '', '')
    .replace(noLookUps, '')
  expect(waysFoundIn(around)).toEqual([])
})

test.for(toolDocuments.map(({ file }) => file))(
  '%s loads nothing and goes nowhere by itself',
  async (name) => {
    const page = await read(`${name}.child.html`)
    const markup = page.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<style[\s\S]*?<\/style>/g, '')
    expect(markup).not.toMatch(/\s(?:src|href|action|background|poster|ping)=/)
    expect(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1]).not.toMatch(/url\(|@import/)
    // The cage switches forms off: a screen that waits for one being sent would wait for ever.
    expect(
      /jsxs?\)\([`'"](form|i?frame|object|embed|link|script|a)[`'"]/.test(scriptsOf(page)[2]?.text ?? ''),
      'has a <form>, a link, or an element that loads',
    ).toBe(false)
  },
)

test.for(toolDocuments.map(({ file }) => file))(
  'every script and style of %s is named by its hash',
  async (name) => {
    const { files }: { files: { file: string; headers: Record<string, string> }[] } = JSON.parse(
      await read('manifest.json'),
    )
    for (const file of [`${name}.html`, `${name}.child.html`]) {
      const policy = files.find((one) => one.file === file)?.headers['Content-Security-Policy'] ?? ''
      const page = await read(file)
      const inlined = [...page.matchAll(/<(?:script|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g)]
      expect(inlined.length).toBeGreaterThan(1)
      for (const [, text = ''] of inlined) expect(policy).toContain(hashOf(text))
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/)
    }
  },
)

test.for(toolDocuments.map(({ file }) => file))(
  '%s is no larger than it may be, compressed, all told',
  async (name) => {
    const sizes = await Promise.all(
      [`${name}.html.br`, `${name}.child.html.br`, 'offline.js.br'].map(
        async (file) => (await readFile(join(folder, file))).length,
      ),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(sizeLimitOf(name))
  },
)

async function run(words: readonly string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, words, {
    cwd: tmpdir(),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}

function isPacked(name: string): boolean {
  return /\.(br|gz)$/.test(name)
}

function read(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8')
}

function scriptsOf(page: string): { id: string; text: string }[] {
  return [...page.matchAll(/<script(?: id="([\w-]+)")?>([\s\S]*?)<\/script>/g)].map(
    ([, id = '', text = '']) => ({
      id,
      text,
    }),
  )
}

function waysFoundIn(text: string): string[] {
  // Names of others may end like one of these: `prefetch(`.
  return ways.filter((way) => new RegExp(`(?<![\\w$])${way.replace(/\W/g, '\\$&')}`).test(text))
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
