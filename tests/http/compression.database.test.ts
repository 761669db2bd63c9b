import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

const plain = (bytes: Buffer) => bytes
const ways = [
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0', null, plain],
  ['identity', null, plain],
  ['', null, plain],
] as const

test('a public page comes in the encoding that was asked for, the first time and the second', async () => {
  const ask = await openSite(await withApplication())
  for (const [accepted, encoding, open] of ways) {
    const page = await (await ask('/reports')).text()
    for (let each = 1; each <= 2; each += 1) {
      const answer = await ask('/reports', { headers: { 'Accept-Encoding': accepted } })
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
      expect(open(bytes).toString('utf8')).toBe(page)
    }
  }
})

test('a person’s own page comes in the encoding that was asked for', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const browser = await browseAs(application, await openSite(application), reporter)
  for (const [accepted, encoding, open] of ways) {
    const answer = await browser.get('/reports', { 'Accept-Encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(open(Buffer.from(await answer.arrayBuffer())).toString('utf8')).toContain('amina')
  }
})

test('files whose name holds their hash are kept forever, and come compressed', async () => {
  const ask = await openSite(await withApplication())
  const names = await readdir(join(import.meta.dirname, '../../build/client/assets'))
  for (const name of names.filter((each) => /\.(js|css)$/.test(each))) {
    const answer = await ask(`/assets/${name}`, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers.get('cache-control'), name).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type'), name).toMatch(/^text\/(javascript|css)/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const whole = await (await ask(`/assets/${name}`)).text()
    if (answer.headers.get('content-encoding') === 'br')
      expect(brotliDecompressSync(bytes).toString('utf8')).toBe(whole)
    else expect(whole.length, `${name} is not compressed`).toBeLessThan(1_500)
  }
})

test('where there is no file there is no page either', async () => {
  const ask = await openSite(await withApplication())
  for (const path of [
    '/assets/nothing.js',
    '/assets',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%2F..%2F..%2Fpackage.json',
  ]) {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
    expect(await answer.text()).not.toContain('"dependencies"')
  }
})

test('the typeface is kept forever, and a browser that saves data gets none', async () => {
  const ask = await openSite(await withApplication())
  const names = (await readdir(join(import.meta.dirname, '../../build/client/assets'))).filter((name) =>
    name.endsWith('.woff2'),
  )
  expect(names).toHaveLength(2)
  for (const name of names) {
    const whole = await ask(`/assets/${name}`)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('font/woff2')
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(whole.headers.get('vary')).toContain('Save-Data')
    const saved = await ask(`/assets/${name}`, { headers: { 'Save-Data': 'on' } })
    expect(saved.status).toBe(404)
    expect(saved.headers.get('cache-control')).toBe('no-store')
    expect(await saved.text()).toBe('')
  }
})

test('the way of a report takes the font of the system, and every other page the typeface', async () => {
  const ask = await openSite(await withApplication())
  expect(await (await ask('/report')).text()).toContain('data-typeface="system"')
  expect(await (await ask('/submit-report')).text()).toContain('data-typeface="system"')
  const page = await ask('/about')
  expect(await page.text()).not.toContain('data-typeface')
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'")
})
