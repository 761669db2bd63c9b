import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 as crcOfNode, deflateRawSync } from 'node:zlib'
import { crc32 } from '@fitila/formats/hashing/crc32'
import { Unreadable } from '@fitila/formats/unreadable'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from './read-zip.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const free = { spend: () => {} }
const encoder = new TextEncoder()

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

function entry(path: string, text: string, packing: ZipEntry['packing'] = 'smallest'): ZipEntry {
  return { path, bytes: encoder.encode(text), packing }
}

const members = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-zé0-9]{1,12}$/), fc.uint8Array()), {
  selector: ([name]) => name,
  maxLength: 12,
})

test('what is written is read back, whatever it is', () => {
  fc.assert(
    fc.property(members, fc.constantFrom('stored' as const, 'smallest' as const), (given, packing) => {
      const zip = writeZip(given.map(([name, bytes]) => ({ path: `a/${name}`, bytes, packing })))
      const read = readZip(zip, free).map((member) => [member.path, Uint8Array.from(member.read())])
      expect(read).toEqual(given.map(([name, bytes]) => [`a/${name}`, Uint8Array.from(bytes)]))
    }),
  )
})

test('the checksum is the one of Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 99 }), fc.nat(7), fc.nat(99), (bytes, from, cut) => {
      // Wherever in memory they are, and in two parts.
      const part = bytes.subarray(from)
      expect(crc32(part)).toBe(crcOfNode(part))
      expect(crc32(part.subarray(cut), crc32(part.subarray(0, cut)))).toBe(crcOfNode(part))
    }),
  )
})

test('unzip and Python find no fault in it, and no time, comment or system but ours', async () => {
  const path = join(folder, 'plain.zip')
  await writeFile(
    path,
    writeZip([entry('mimetype', 'plain', 'stored'), entry('a/b.txt', 'text '.repeat(5_000))]),
  )
  expect(execFileSync('unzip', ['-t', path], { encoding: 'utf8' })).toContain('No errors detected')
  const script =
    'import sys,zipfile\nfor i in zipfile.ZipFile(sys.argv[1]).infolist(): print(i.filename,i.date_time,i.create_system,oct(i.external_attr>>16),i.extra,i.comment,i.compress_type)'
  expect(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).trim().split('\n')).toEqual([
    "mimetype (1980, 1, 1, 0, 0, 0) 3 0o600 b'' b'' 0",
    "a/b.txt (1980, 1, 1, 0, 0, 0) 3 0o600 b'' b'' 8",
  ])
})

test('a package of another program is read, with its comment, a prefix and a folder', async () => {
  const path = join(folder, 'other.zip')
  const script =
    'import sys,zipfile\nz=zipfile.ZipFile(sys.argv[1],"w",zipfile.ZIP_DEFLATED); z.writestr("b/",""); z.writestr("b/text","text "*50000); z.comment=b"who made it"; z.close()'
  execFileSync('python3', ['-c', script, path])
  const { readFile } = await import('node:fs/promises')
  const bytes = Buffer.concat([Buffer.from('put before'), await readFile(path)])
  const [member, ...others] = readZip(bytes, free)
  expect(others).toEqual([])
  expect(member?.path).toBe('b/text')
  expect(new TextDecoder().decode(member?.read())).toBe('text '.repeat(50_000))
})

test('more members than one, each at its place, are found by sizes of 64 bits too', async () => {
  const path = join(folder, 'long.zip')
  const script =
    'import sys,zipfile\nz=zipfile.ZipFile(sys.argv[1],"w",zipfile.ZIP_DEFLATED)\nwith z.open("one","w",force_zip64=True) as f: f.write(b"one")\nz.writestr("two","two"); z.close()'
  execFileSync('python3', ['-c', script, path])
  const { readFile } = await import('node:fs/promises')
  expect(
    readZip(await readFile(path), free).map((member) => new TextDecoder().decode(member.read())),
  ).toEqual(['one', 'two'])
})

test.for(['../up', '/root', 'a/../b', 'C:/x', 'a//b', './a', 'a\\..\\b', 'a\u0000b'])(
  'a member named %j is refused',
  (path) => {
    expect(codeOf(writeZip([entry(path, 'x')]))).toBe('broken')
  },
)

test('two members of one name are refused', () => {
  expect(codeOf(writeZip([entry('a', 'x'), entry('a', 'y')]))).toBe('broken')
})

test('a locked member, a link and an unknown packing are refused', () => {
  const zip = writeZip([entry('a', 'x', 'stored')])
  const directory = 30 + 1 + 1
  const changed = (place: number, value: number) => {
    const copy = Uint8Array.from(zip)
    copy[directory + place] = value
    return copy
  }
  expect(codeOf(zip)).toBe('')
  expect(codeOf(changed(8, 1))).toBe('encrypted')
  expect(codeOf(changed(10, 12))).toBe('unsupported')
  expect(codeOf(changed(41, 0xa1))).toBe('unsupported')
})

test('members that share their bytes are refused', () => {
  const zip = writeZip([entry('a', 'x'.repeat(90), 'stored'), entry('b', 'y'.repeat(90), 'stored')])
  const view = new DataView(zip.buffer)
  const second = zip.length - 22 - 47
  expect(codeOf(zip)).toBe('')
  view.setUint32(second + 42, 0, true)
  expect(codeOf(zip)).toBe('broken')
})

test('a member that becomes more than it says is refused before it does', () => {
  const bomb = deflateRawSync(Buffer.alloc(200_000_000))
  const zip = writeZip([{ path: 'a', bytes: bomb, packing: 'stored' }])
  const view = new DataView(zip.buffer)
  const directory = 30 + 1 + bomb.length
  view.setUint16(directory + 10, 8, true)
  view.setUint32(directory + 24, 1000, true)
  expect(codeOf(zip)).toBe('broken')
})

test('a member is asked for before it is inflated', () => {
  const asked: number[] = []
  const [member] = readZip(writeZip([entry('a', 'x'.repeat(1_000))]), { spend: (size) => asked.push(size) })
  expect(asked).toEqual([])
  member?.read()
  expect(asked).toEqual([1_000])
})

test('mutated archives are read or refused, and nothing else', () => {
  const zip = writeZip([entry('a/one', 'one '.repeat(300)), entry('two', 'two', 'stored')])
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      (changes) => {
        const copy = Uint8Array.from(zip)
        for (const [place, value] of changes) copy[place] = value
        expect(['', 'broken', 'encrypted', 'unsupported', 'too-large']).toContain(codeOf(copy))
      },
    ),
    { numRuns: 500 },
  )
})

function codeOf(zip: Uint8Array): string {
  try {
    for (const member of readZip(zip, free)) member.read()
    return ''
  } catch (error) {
    if (error instanceof Unreadable) return error.code
    throw error
  }
}
