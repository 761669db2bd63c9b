import { execFileSync } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from './read-zip.ts'
import { type ZipEntry, zipOf } from './write-zip.ts'

const at = new Date('2026-11-21T10:30:00Z')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

function entry(path: string, bytes: Uint8Array<ArrayBuffer> | string): ZipEntry {
  const content = new Blob([bytes])
  return { path, content, crc32: crc32(typeof bytes === 'string' ? Buffer.from(bytes) : bytes) }
}

const pathName = fc.stringMatching(/^[a-z0-9]{1,12}$/)
const members = fc.uniqueArray(fc.tuple(pathName, fc.uint8Array({ maxLength: 300 })), {
  selector: ([name]) => name,
  maxLength: 12,
})

test('what is written is read back, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(members, async (given) => {
      const zip = zipOf(
        given.map(([name, bytes]) => entry(`a/${name}`, bytes)),
        at,
      )
      const read = await Promise.all(
        (await readZip(zip)).map(async ({ path, stored }) => [
          path,
          new Uint8Array((await stored?.arrayBuffer()) ?? []),
        ]),
      )
      expect(read).toEqual(given.map(([name, bytes]) => [`a/${name}`, bytes]))
    }),
  )
})

test('unzip finds no fault in it', async () => {
  const path = join(folder, 'plain.zip')
  const zip = zipOf(
    [entry('bag/one.txt', 'one'), entry('bag/sub/two.txt', 'two'), entry('bag/empty', '')],
    at,
  )
  await writeFile(path, zip.stream())
  expect(execFileSync('unzip', ['-t', path], { encoding: 'utf8' })).toContain('No errors detected')
  expect(execFileSync('unzip', ['-p', path, 'bag/sub/two.txt'], { encoding: 'utf8' })).toBe('two')
})

test('members beyond 4 GB are found again by us and by unzip', { timeout: 120_000 }, async () => {
  const large = join(folder, 'large')
  await writeFile(large, '')
  await truncate(large, 2 ** 32 + 7)
  const zip = zipOf(
    [{ path: 'large', content: await openAsBlob(large), crc32: 0 }, entry('after.txt', 'after')],
    at,
  )
  const read = await readZip(zip)
  expect(read.map(({ path, size }) => [path, size])).toEqual([
    ['large', 2 ** 32 + 7],
    ['after.txt', 5],
  ])
  expect(await read[1]?.stored?.text()).toBe('after')

  // On the disk the large member is a hole: only what stands before and after it is written.
  const path = join(folder, 'large.zip')
  const tailStart = zip.size - 1000
  await writeFile(path, new Uint8Array(await zip.slice(0, 100).arrayBuffer()))
  await truncate(path, tailStart)
  await writeFile(path, new Uint8Array(await zip.slice(tailStart).arrayBuffer()), { flag: 'a' })
  expect(execFileSync('unzip', ['-p', path, 'after.txt'], { encoding: 'utf8' })).toBe('after')
})

test('a compressed package of another program is read, and its bytes are counted', async () => {
  await writeFile(join(folder, 'text'), 'text '.repeat(5_000))
  execFileSync('python3', [
    '-c',
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1],"w",zipfile.ZIP_DEFLATED); z.write(sys.argv[2],"b/text"); z.mkdir("b/empty") if hasattr(z,"mkdir") else None; z.close()',
    join(folder, 'packed.zip'),
    join(folder, 'text'),
  ])
  const [member] = await readZip(await openAsBlob(join(folder, 'packed.zip')))
  expect(member?.stored).toBeUndefined()
  expect(await new Response(member?.stream()).text()).toBe('text '.repeat(5_000))
})
