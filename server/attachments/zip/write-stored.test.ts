import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type StoredFile, storedZip } from './write-stored.ts'

async function bytesOf(files: readonly StoredFile[]): Promise<{ size: number; bytes: Buffer }> {
  const { size, write } = storedZip(files)
  const parts: Uint8Array[] = []
  for await (const part of write()) parts.push(part)
  return { size, bytes: Buffer.concat(parts) }
}

function file(name: string, ...parts: readonly string[]): StoredFile {
  const all = parts.map((part) => Buffer.from(part))
  const size = all.reduce((sum, { length }) => sum + length, 0)
  return {
    ...{ name, size },
    async *read() {
      yield* all
    },
  }
}

test('another reader finds every file whole, and the length is the one that was said', async () => {
  const { size, bytes } = await bytesOf([
    file('one.txt', 'a', 'bc'),
    file('empty.txt'),
    file('two.txt', 'déf'),
  ])
  expect(bytes).toHaveLength(size)
  const opened = unzipSync(bytes)
  expect(Object.entries(opened).map(([name, each]) => [name, Buffer.from(each).toString()])).toEqual([
    ['one.txt', 'abc'],
    ['empty.txt', ''],
    ['two.txt', 'déf'],
  ])
})

test('it holds no time but the first day of the format', async () => {
  const one = await bytesOf([file('one.txt', 'a')])
  const other = await bytesOf([file('one.txt', 'a')])
  expect(one.bytes.equals(other.bytes)).toBe(true)
  expect(one.bytes.readUInt32LE(10)).toBe(0x210000)
})

test('a file that is longer than was said is refused', async () => {
  await expect(bytesOf([{ ...file('one.txt', 'abc'), size: 2 }])).rejects.toThrow('another length')
})
