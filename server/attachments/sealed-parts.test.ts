import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { beginningOfDay } from '#domain/time/day-in-nigeria.ts'
import { partLength } from '#domain/writing/attachments.ts'
import { padmeLength } from '#domain/writing/padme.ts'
import { systemRandomness as randomness } from '#server/kernel/randomness.ts'
import { openDisk } from '#server/storage/disk.ts'
import { readParts, writeLastParts, writePart } from './sealed-parts.ts'

const seal = 41
const now = new Date('2026-11-22T17:03:11.123Z')

async function disk() {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-parts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, storage: openDisk(folder, () => now) }
}

function fileOf(size: number) {
  return { id: randomness.uuid(), storageName: 'aa11', key: randomness.bytes(32), size }
}

type Stores = Awaited<ReturnType<typeof disk>>

async function write({ storage }: Stores, file: ReturnType<typeof fileOf>, bytes: Buffer): Promise<number> {
  let number = 0
  for (; (number + 1) * partLength < bytes.length; number += 1)
    await writePart({ storage, randomness }, file, {
      ...{ number, isLast: false },
      bytes: bytes.subarray(number * partLength, (number + 1) * partLength),
    })
  return writeLastParts({ storage, randomness }, file, { number, bytes: bytes.subarray(number * partLength) })
}

async function read({ storage }: Stores, file: ReturnType<typeof fileOf>, count: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of readParts({ storage }, file, count)) parts.push(part)
  return Buffer.concat(parts)
}

async function storedLength({ folder }: Stores): Promise<number> {
  const names = await readdir(join(folder, 'aa11'))
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, 'aa11', name))).size))
  return sizes.reduce((sum, size) => sum + size - seal, 0)
}

test.each([1, 1_500, partLength - 1, partLength, partLength + 1, 20 * partLength - 1, 66 * partLength + 7])(
  'a file of %i bytes comes back as it was, and is stored in a length that many share',
  async (size) => {
    const stores = await disk()
    const file = fileOf(size)
    const bytes = randomness.bytes(size)
    const count = await write(stores, file, bytes)
    expect(await storedLength(stores)).toBe(padmeLength(size))
    expect(count).toBe(Math.ceil(padmeLength(size) / partLength))
    expect((await read(stores, file, count)).equals(bytes)).toBe(true)
  },
)

test('files of one rounded length have the same parts of the same lengths', async () => {
  const lengths = []
  for (const size of [66 * partLength + 7, 66 * partLength + 300_000]) {
    const stores = await disk()
    await write(stores, fileOf(size), randomness.bytes(size))
    const names = await readdir(join(stores.folder, 'aa11'))
    lengths.push(
      await Promise.all(
        names.toSorted().map(async (name) => (await stat(join(stores.folder, 'aa11', name))).size),
      ),
    )
  }
  expect(lengths[0]).toEqual(lengths[1])
})

test('padding that was cut off is noticed', async () => {
  const stores = await disk()
  const file = fileOf(66 * partLength + 7)
  const count = await write(stores, file, randomness.bytes(file.size))
  expect(count).toBe(68)
  await expect(read(stores, file, count - 1)).rejects.toThrow('seal')
})

test('a file from before there was padding still opens', async () => {
  const stores = await disk()
  const { storage } = stores
  const bytes = randomness.bytes(partLength + 5)
  const file = fileOf(bytes.length)
  const [first, last] = [bytes.subarray(0, partLength), bytes.subarray(partLength)]
  await writePart({ storage, randomness }, file, { number: 0, isLast: false, bytes: first })
  await writePart({ storage, randomness }, file, { number: 1, isLast: true, bytes: last })
  expect((await read(stores, file, 2)).equals(bytes)).toBe(true)
})

test('files and folders in the store tell the day and no moment', async () => {
  const stores = await disk()
  await write(stores, fileOf(2 * partLength), randomness.bytes(2 * partLength))
  const names = ['aa11', ...(await readdir(join(stores.folder, 'aa11'))).map((name) => join('aa11', name))]
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) {
    const { mtime, atime } = await stat(join(stores.folder, name))
    expect(mtime).toEqual(beginningOfDay(now))
    if (name !== 'aa11') expect(atime).toEqual(beginningOfDay(now))
  }
})
