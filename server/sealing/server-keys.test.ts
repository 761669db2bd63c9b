import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deriveKeys, openKeyFile } from './server-keys.ts'

test('the first start makes a key file that its owner alone can read', async () => {
  const path = join(await folder(), 'data', 'fitila.key')
  await openKeyFile(path)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readFile(path, 'utf8')).toMatch(/^fitila-key-1:[A-Za-z0-9+/]{43}=\n$/)
})

test('later starts read the same keys and leave nothing beside the file', async () => {
  const place = await folder()
  const first = await openKeyFile(join(place, 'fitila.key'))
  expect(await openKeyFile(join(place, 'fitila.key'))).toEqual(first)
  expect(await readdir(place)).toEqual(['fitila.key'])
})

test('many first starts at once all have the same key', async () => {
  const place = await folder()
  const opened = await Promise.all(Array.from({ length: 12 }, () => openKeyFile(join(place, 'fitila.key'))))
  expect(new Set(opened.map(({ recipient }) => recipient)).size).toBe(1)
  expect(await readdir(place)).toEqual(['fitila.key'])
})

test('two machines make two keys', async () => {
  const one = await openKeyFile(join(await folder(), 'fitila.key'))
  const other = await openKeyFile(join(await folder(), 'fitila.key'))
  expect(one.recipient).not.toBe(other.recipient)
})

test.each([
  '',
  '\n',
  'fitila-key-1:',
  'fitila-key-1:dG9vIHNob3J0\n',
  'not a key at all',
  'fitila-key-2:AAAA',
])('a file that holds %j is refused in plain words and left as it is', async (content) => {
  const path = join(await folder(), 'fitila.key')
  await writeFile(path, content, { mode: 0o600 })
  await expect(openKeyFile(path)).rejects.toThrow(`${path} is not a Fitila key file. Put the right one back`)
  expect(await readFile(path, 'utf8')).toBe(content)
})

test('the refusal of a broken key file does not quote what it holds', async () => {
  const path = join(await folder(), 'fitila.key')
  await writeFile(path, 'fitila-key-1:c2VjcmV0bWFya2Vy', { mode: 0o600 })
  const error = await openKeyFile(path).catch((thrown: unknown) => thrown)
  expect(String(error)).not.toContain('c2VjcmV0bWFya2Vy')
})

test('a file that may not be read is not replaced by a new one', async () => {
  const path = join(await folder(), 'fitila.key')
  const { recipient } = await openKeyFile(path)
  await chmod(path, 0o400)
  expect((await openKeyFile(path)).recipient).toBe(recipient)
})

test('each purpose has its own key, and the name tells none of them', () => {
  const keys = deriveKeys(Buffer.alloc(32, 7))
  const texts = [keys.wrapping, keys.forms, keys.networks].map((key) => key.toString('hex'))
  expect(new Set(texts).size).toBe(3)
  expect(keys.recipient).toMatch(/^server:[0-9a-f]{16}$/)
  for (const text of texts) expect(text).not.toContain(keys.recipient.slice(7))
})

test.each([0o644, 0o640, 0o604, 0o620])(
  'a key file that others may open (%o) stops the start',
  async (mode) => {
    const path = join(await folder(), 'fitila.key')
    await openKeyFile(path)
    await chmod(path, mode)
    await expect(openKeyFile(path)).rejects.toThrow(`Close it with: chmod 600 ${path}`)
    await chmod(path, 0o600)
    await expect(openKeyFile(path)).resolves.toBeTruthy()
  },
)

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'fitila-keys-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}
