import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readNoteKey, writeNoteKey } from '@fitila/log/notes/note-keys'
import { expect, onTestFinished, test } from 'vitest'
import { compareSite } from '../compare-site.ts'
import { builtFiles, readManifest, writeManifest } from './manifest.ts'
import { newReleaseKey, publicHalf, refuseUnsigned, signManifest } from './sign-manifest.ts'

async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-release-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'tools'))
  await writeFile(join(folder, 'client/assets/a.js'), 'lamp')
  await writeFile(join(folder, 'client/assets/a.js.br'), 'packed')
  await writeFile(join(folder, 'tools/carry.html'), 'tool')
  const files = [{ paths: ['/tools/offline.html', '/tools/:name'], file: 'carry.html' }]
  await writeFile(join(folder, 'tools/manifest.json'), JSON.stringify({ files }))
  return folder
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a manifest names each built file once, is read back as it was, and is refused when a letter is another', async () => {
  const files = await builtFiles(await build())
  expect([...files]).toEqual([
    ['/assets/a.js', sha256('lamp')],
    ['/tools/offline.html', sha256('tool')],
  ])
  const text = writeManifest({ version: '0.2.0', files })
  expect(readManifest(text)).toEqual({ version: '0.2.0', files })
  for (const damaged of ['', text.slice(1), text.trimEnd(), `${text}x`, text.replace('  /', ' /')])
    expect(() => readManifest(damaged), damaged).toThrow()
})

test('a manifest of another key, another version or another file is refused', async () => {
  const key = newReleaseKey()
  const text = writeManifest({ version: '0.2.0', files: await builtFiles(await build()) })
  const signature = signManifest(text, key)
  const given = readNoteKey(writeNoteKey(publicHalf(key)))
  if (!given) throw new Error('the key was not read')
  await refuseUnsigned(text, signature, given)
  await expect(refuseUnsigned(text, signature, publicHalf(newReleaseKey()))).rejects.toThrow('not signed by')
  for (const other of [text.replace('0.2.0', '0.3.0'), text.replace(/[0-9a-f]{4}/, '0000')])
    await expect(refuseUnsigned(other, signature, given)).rejects.toThrow('another list')
  await expect(refuseUnsigned(text, signature.slice(0, -9), given)).rejects.toThrow()
})

test('a person who has a file is told which file of a release it is, under whatever name', async () => {
  const folder = await build()
  const key = newReleaseKey()
  const manifest = writeManifest({ version: '0.2.0', files: await builtFiles(folder) })
  const at = (name: string) => join(folder, name)
  await writeFile(at('release.txt'), manifest)
  await writeFile(at('release.sig'), signManifest(manifest, key))
  await writeFile(at('notes.html'), 'tool')
  await writeFile(at('swapped.html'), 'another tool')
  const run = (...words: string[]) => {
    const options = { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' } as const
    const { stdout, status } = spawnSync(process.execPath, ['verify-signature.ts', ...words], options)
    return { stdout, status }
  }
  const told = writeNoteKey(publicHalf(key))
  const signed = 'yes   The list of version 0.2.0 is signed by this key: 2 files.\n'
  expect(run(at('release.txt'), '--key', told, '--file', at('notes.html'))).toEqual({
    status: 0,
    stdout: `${signed}yes   notes.html: it is /tools/offline.html of this version, byte for byte.\n`,
  })
  expect(run(at('release.txt'), '--key', told, '--file', at('swapped.html'))).toEqual({
    status: 1,
    stdout: `${signed}no    swapped.html: no file of this version has its SHA-256, ${sha256('another tool')}.\n`,
  })
  const other = writeNoteKey(publicHalf(newReleaseKey()))
  expect(run(at('release.txt'), '--key', other, '--file', at('notes.html'))).toEqual({
    status: 1,
    stdout: 'no    The release is not signed by this key. Do not run it.\n',
  })
  await writeFile(at('release.txt'), manifest.replace(sha256('tool'), sha256('another tool')))
  expect(run(at('release.txt'), '--key', told, '--file', at('swapped.html'))).toMatchObject({ status: 1 })
})

test('a site is compared with a manifest alone, without a build beside it', async () => {
  const { files } = readManifest(writeManifest({ version: '0.2.0', files: await builtFiles(await build()) }))
  const served = new Map([
    ['/assets/a.js', 'lamp'],
    ['/tools/offline.html', 'changed'],
    ['/', '<script src="/assets/a.js"></script><script src="/assets/b.js"></script>'],
  ])
  const compared = await compareSite(files, async (path) => {
    const body = served.get(path)
    return new Response(body ?? null, { status: body === undefined ? 404 : 200 })
  })
  expect(compared).toEqual({
    same: 1,
    different: ['/tools/offline.html'],
    missing: [],
    unknown: ['/assets/b.js'],
  })
})
