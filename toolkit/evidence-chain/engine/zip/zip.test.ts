import { execFileSync } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type ZipEntry, zipOf, zipParts } from '@fitila/formats/zip/write-stored'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDirectory } from './find-directory.ts'
import { readZip } from './read-zip.ts'

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

test('members beyond 4 GB are found again by us and by unzip', async () => {
  const length = 2 ** 32 + 7
  // Node's own blobs of files end at 4 GB, so this one only says how long it is; on the disk it is a hole.
  const large = { size: length } as Blob
  const path = join(folder, 'large.zip')
  await writeSparse(
    path,
    zipParts([{ path: 'large', content: large, crc32: 0 }, entry('after.txt', 'after')], at),
  )

  const read = await readZip(await openSparse(path))
  expect(read.map((member) => [member.path, member.size])).toEqual([
    ['large', length],
    ['after.txt', 5],
  ])
  expect(execFileSync('unzip', ['-p', path, 'after.txt'], { encoding: 'utf8' })).toBe('after')
  expect(execFileSync('unzip', ['-l', path], { encoding: 'utf8' })).toContain(`${length}`)
})

test('more members than the short field can count are found by us and by unzip', async () => {
  const empty = new Blob([])
  const entries = Array.from({ length: 66_000 }, (_, number) => ({
    path: `f/${number}`,
    content: empty,
    crc32: 0,
  }))
  const path = join(folder, 'many.zip')
  await writeSparse(path, zipParts(entries, at))
  expect(await findDirectory(await openAsBlob(path))).toMatchObject({ count: 66_000 })
  const listed = execFileSync('unzip', ['-l', path], { encoding: 'utf8', maxBuffer: 10_000_000 })
  expect(listed).toContain('66000 files')
})

async function writeSparse(path: string, parts: readonly (Uint8Array | Blob)[]): Promise<void> {
  const file = await open(path, 'w')
  let place = 0
  for (const part of parts) {
    if (part instanceof Uint8Array) await file.write(part, 0, part.length, place)
    else if (part instanceof Blob)
      await file.write(new Uint8Array(await part.arrayBuffer()), 0, part.size, place)
    place += part instanceof Uint8Array ? part.length : part.size
  }
  await file.close()
}

/** As much of a blob as the reader of ZIP files asks for. */
async function openSparse(path: string): Promise<Blob> {
  const { size } = await stat(path)
  const slice = (start: number, end: number) => ({
    size: end - start,
    async arrayBuffer() {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start))
      const file = await open(path)
      await file.read(bytes, 0, bytes.length, start)
      await file.close()
      return bytes.buffer
    },
  })
  return { size, slice } as unknown as Blob
}

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
