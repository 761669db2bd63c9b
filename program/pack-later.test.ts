import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { packTools } from '#toolkit/bundling/pack-tools.ts'
import { packLater } from './pack-later.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-pack-'))
  const files = ['a.html', 'b.js'].map((file) => ({ paths: [], file, etag: '', headers: {} }))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ offlineSha256: '', files }))
  for (const { file } of files) await writeFile(join(folder, file), file.repeat(300))
})

afterEach(() => rm(folder, { recursive: true }))

const all = ['a.html', 'a.html.br', 'a.html.gz', 'b.js', 'b.js.br', 'b.js.gz', 'manifest.json']

test('what a first start left unpacked is packed beside the site', async () => {
  await packLater(folder)
  await vi.waitFor(async () => expect((await readdir(folder)).toSorted()).toEqual(all), 20_000)
  const [br, gz] = await Promise.all(['.br', '.gz'].map((end) => readFile(join(folder, `a.html${end}`))))
  expect(brotliDecompressSync(br ?? '').toString()).toBe('a.html'.repeat(300))
  expect(gunzipSync(gz ?? '').toString()).toBe('a.html'.repeat(300))
})

test('what is packed stays as it is', async () => {
  await writeFile(join(folder, 'a.html.br'), 'packed')
  await writeFile(join(folder, 'a.html.gz'), 'packed')
  await packTools(folder, 2)
  expect(await readFile(join(folder, 'a.html.br'), 'utf8')).toBe('packed')
  expect((await readdir(folder)).toSorted()).toEqual(all)
})

test('a site that stops ends the packing', async () => {
  const program = join(folder, 'waits.ts')
  await writeFile(
    program,
    `import { rmSync, writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => { rmSync(process.argv[2] + '/began'); process.exit() })
    writeFileSync(process.argv[2] + '/began', '')
    setTimeout(() => {}, 60_000)`,
  )
  const stop = await packLater(folder, program)
  await vi.waitFor(async () => expect(await readdir(folder)).toContain('began'), 20_000)
  stop()
  await vi.waitFor(async () => expect(await readdir(folder)).not.toContain('began'), 20_000)
})

test.skipIf(process.getuid?.() === 0)('a folder of another account is left to that account', async () => {
  await chmod(folder, 0o555)
  const stop = await packLater(folder, join(folder, 'no-such-program.ts'))
  stop()
  await chmod(folder, 0o755)
  expect(await readdir(folder)).toHaveLength(3)
})
