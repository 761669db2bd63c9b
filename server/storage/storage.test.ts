import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { expect, onTestFinished, test } from 'vitest'
import type { Storage } from './contract.ts'
import { openStorage } from './index.ts'

const makers = { disk: onDisk, s3: inBucket } as const

test.each(Object.entries(makers))(
  '%s keeps what was written, replaces it, lists it and removes it',
  async (_name, make) => {
    const storage = await make()
    await storage.write('aa11/0000', Buffer.from('one'))
    await storage.write('aa11/0001', Buffer.from('two'))
    await storage.write('bb22/0000', Buffer.from('three'))
    await storage.write('aa11/0001', Buffer.from('two again'))
    expect(String(await storage.read('aa11/0001'))).toBe('two again')
    expect(await namesIn(storage)).toEqual(['aa11/0000', 'aa11/0001', 'bb22/0000'])
    await storage.removeAll('aa11/')
    await storage.removeAll('cc33/')
    expect(await namesIn(storage)).toEqual(['bb22/0000'])
    await expect(storage.read('aa11/0000')).rejects.toThrow()
  },
)

test('the disk takes no name that leads elsewhere', async () => {
  const storage = await onDisk()
  for (const name of ['../x/0000', '/etc/passwd', 'a/../../b', 'a/b/c', ''])
    await expect(storage.write(name, Buffer.of(1))).rejects.toThrow('no name')
})

test('a disk that cannot be written leaves no half of an object', async () => {
  const folder = await folderForTest()
  const storage = await openStorage({ storageUrl: null, folder })
  await storage.write('aa11/0000', Buffer.from('one'))
  // A folder is where the object would go.
  await storage.write('bb22/0000', Buffer.from('x'))
  await expect(storage.write('bb22/', Buffer.from('x'))).rejects.toThrow()
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    'aa11',
    'aa11/0000',
    'bb22',
    'bb22/0000',
  ])
})

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage.list()) names.push(name)
  return names.toSorted()
}

async function onDisk(): Promise<Storage> {
  return openStorage({ storageUrl: null, folder: await folderForTest() })
}

async function inBucket(): Promise<Storage> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await folderForTest(),
    configureBuckets: [{ name: 'fitila', configs: [] }],
  })
  const { port } = await server.run()
  const storage = await openStorage({
    storageUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/fitila?tls=no`,
    folder: '',
  })
  onTestFinished(async () => {
    storage.close()
    await server.close()
  })
  return storage
}

async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
