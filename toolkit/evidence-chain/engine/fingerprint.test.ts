import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 as zlibCrc32 } from 'node:zlib'
import { crc32 } from '@fitila/formats/hashing/crc32'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprintOf, sha256Of } from './fingerprint.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-hashing-'))
})
afterAll(() => rm(folder, { recursive: true }))

const nothing = () => {}

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the SHA-256 of "%s" is that of FIPS 180-4', async (text, sha256) => {
  expect(await sha256Of(new Blob([text]), nothing)).toBe(sha256)
})

test('the CRC-32 of the check string is that of its catalogue', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})

test('both agree with Node for bytes of any length', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (bytes) => {
      expect(await fingerprintOf(new Blob([bytes]), nothing)).toEqual({
        sha256: createHash('sha256').update(bytes).digest('hex'),
        crc32: zlibCrc32(bytes),
      })
    }),
  )
})

test('a CRC-32 goes on where it stopped', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
      expect(crc32(other, crc32(one))).toBe(crc32(new Uint8Array([...one, ...other])))
    }),
  )
})

test('every byte is told', async () => {
  let told = 0
  await sha256Of(new Blob([new Uint8Array(300_000)]), (count) => {
    told += count
  })
  expect(told).toBe(300_000)
})

test('a file that changed since it was chosen is refused', async () => {
  const path = join(folder, 'changing')
  await writeFile(path, 'before')
  const chosen = await openAsBlob(path)
  await appendFile(path, ' and after')
  await expect(sha256Of(chosen, nothing)).rejects.toMatchObject({ code: 'file-changed' })
})

test('a file that brings less than it promised is refused', async () => {
  const short = new Blob(['short'])
  Object.defineProperty(short, 'size', { value: 10 })
  await expect(sha256Of(short, nothing)).rejects.toMatchObject({ code: 'file-changed' })
})

test('a large file is read in flat memory', { timeout: 60_000 }, async () => {
  const path = join(folder, 'large')
  const size = 300_000_000
  await writeFile(path, '')
  await truncate(path, size)
  const before = process.memoryUsage.rss()
  let [read, most] = [0, 0]
  await sha256Of(await openAsBlob(path), (count) => {
    read += count
    most = Math.max(most, process.memoryUsage.rss())
  })
  expect(read).toBe(size)
  expect(most - before).toBeLessThan(150_000_000)
})
