import { execFileSync } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type ZipEntry, zipOf } from '@fitila/formats/zip/write-stored'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSafePath, plainFileName } from '../bag/safe-path.ts'
import { EvidenceRefusal } from '../refusal.ts'
import { readZip } from './read-zip.ts'

const at = new Date('2026-11-21T10:30:00Z')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-hostile-'))
})
afterAll(() => rm(folder, { recursive: true }))

function entry(path: string, text = 'x'): ZipEntry {
  return { path, content: new Blob([text]), crc32: crc32(text) }
}

/** A ZIP file by Python, which also writes what we never would. */
async function byPython(name: string, script: string): Promise<Blob> {
  const path = join(folder, name)
  execFileSync('python3', [
    '-W',
    'ignore',
    '-c',
    `import sys,zipfile\nz=zipfile.ZipFile(sys.argv[1],"w")\n${script}\nz.close()`,
    path,
  ])
  return openAsBlob(path)
}

const unsafe = [
  ...[
    '../out',
    'a/../../out',
    '/etc/passwd',
    'a//b',
    './a',
    'C:/x',
    'a\\..\\b',
    'a\u0000b',
    'a\nb',
    'a.',
    'b ',
  ],
  ...['stream.txt:hidden', '\u202eexe.txt', ''],
]

test.each(unsafe)('the name %j is unsafe', (path) => {
  expect(isSafePath(path)).toBe(false)
})

test.each(['../out', '/etc/passwd', 'C:/x', 'a\\b'])(
  'a package with the name %j is refused',
  async (path) => {
    await expect(readZip(zipOf([entry(path)], at))).rejects.toMatchObject({ code: 'unsafe-name' })
  },
)

test('two files of one name are refused, also when only capitals differ', async () => {
  await expect(readZip(zipOf([entry('a/b'), entry('a/b')], at))).rejects.toMatchObject({ code: 'name-twice' })
  await expect(readZip(zipOf([entry('a/b'), entry('a/B')], at))).rejects.toMatchObject({ code: 'name-twice' })
})

test('a link is refused', async () => {
  const zip = await byPython(
    'link.zip',
    'i=zipfile.ZipInfo("link"); i.create_system=3; i.external_attr=0o120777<<16; z.writestr(i,"/etc/passwd")',
  )
  await expect(readZip(zip)).rejects.toMatchObject({ code: 'not-supported' })
})

test('a size that no compression could make is refused before anything is unpacked', async () => {
  const zip = await byPython('bomb.zip', 'z.writestr("b","0"*1000000,zipfile.ZIP_DEFLATED)')
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const directory = bytes.length - 22 - 47
  new DataView(bytes.buffer).setUint32(directory + 24, 0xfffffff0, true)
  await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ code: 'bomb' })
})

test('a member that brings more than it declares stops there', async () => {
  const zip = await byPython('liar.zip', 'z.writestr("b","0"*1000000,zipfile.ZIP_DEFLATED)')
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const directory = bytes.length - 22 - 47
  new DataView(bytes.buffer).setUint32(directory + 24, 500_000, true)
  const [member] = await readZip(new Blob([bytes]))
  await expect(new Response(member?.stream()).arrayBuffer()).rejects.toMatchObject({ code: 'bomb' })
})

test('members that overlap are refused', async () => {
  const zip = zipOf([entry('one', 'x'.repeat(100)), entry('two', 'y')], at)
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const directory = view.getUint32(bytes.length - 6, true)
  // The first member claims to reach over the second, in both of its descriptions.
  for (const place of [18, 22, directory + 20, directory + 24]) view.setUint32(place, 140, true)
  await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ code: 'broken-zip' })
})

test('a member that names itself in two ways is refused', async () => {
  const bytes = new Uint8Array(await zipOf([entry('name')], at).arrayBuffer())
  bytes[30] = 'g'.charCodeAt(0)
  await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ code: 'broken-zip' })
})

test('a password is told, not guessed', async () => {
  const bytes = new Uint8Array(await zipOf([entry('name')], at).arrayBuffer())
  const directory = new DataView(bytes.buffer).getUint32(bytes.length - 6, true)
  bytes[directory + 8] = 1
  await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ code: 'not-supported' })
})

test('nothing, and anything that is no ZIP file, is called so', async () => {
  await expect(readZip(new Blob([]))).rejects.toMatchObject({ code: 'not-a-zip' })
  await expect(readZip(new Blob(['%PDF-1.7']))).rejects.toMatchObject({ code: 'not-a-zip' })
})

const whole = zipOf([entry('bag/one', 'one'), entry('bag/two', 'two'), entry('bag/three', 'three')], at)

test('a package cut off anywhere is refused', async () => {
  for (let length = 0; length < whole.size; length += 1) {
    await expect(readZip(whole.slice(0, length))).rejects.toBeInstanceOf(EvidenceRefusal)
  }
})

test('bytes changed anywhere end in a refusal or a reading, never in a fault', async () => {
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const changed = bytes.slice()
      for (const [place, value] of changes) changed[place] = value
      const outcome = await readZip(new Blob([changed])).catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(EvidenceRefusal)
    }),
    { numRuns: 500 },
  )
})

test('any name becomes a plain and safe one that keeps its ending', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const plain = plainFileName(name)
      expect(plain).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,80}$/)
      expect(isSafePath(plain)).toBe(true)
    }),
  )
  expect(plainFileName('Ƙwangilar hanya ọjọ́ 3.PDF')).toBe('Kwangilar-hanya-ojo-3.PDF')
  expect(plainFileName('../../etc/passwd')).toBe('etc-passwd')
  expect(plainFileName('收据.jpg')).toBe('file.jpg')
})
