import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSignedBy } from '@fitila/log/signed-statement'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSigningKey } from './signing-key.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-signing-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the key is made once, also when many processes start at the same moment, and is its owner’s alone', async () => {
  const path = join(folder, 'fitila.key')
  const keys = await Promise.all(Array.from({ length: 8 }, () => openSigningKey(path)))
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect((await stat(`${path}.signing`)).mode & 0o777).toBe(0o600)
})

test('a key that was moved away is followed by another, and what it signed stays valid', async () => {
  const path = join(folder, 'fitila.key')
  const before = await openSigningKey(path)
  const signature = before.sign('A statement.\n')
  await rename(`${path}.signing`, join(folder, 'old'))
  const after = await openSigningKey(path)
  expect(after.publicKey).not.toBe(before.publicKey)
  const old = { statement: 'A statement.\n', signature, key: before.publicKey }
  expect(await isSignedBy(old)).toBe(true)
  expect(await isSignedBy({ ...old, key: after.publicKey })).toBe(false)
})

test('a file that holds another thing is refused in plain words, and left as it is', async () => {
  const path = join(folder, 'fitila.key')
  await writeFile(`${path}.signing`, 'something else', { mode: 0o600 })
  await expect(openSigningKey(path)).rejects.toThrow(/holds no Ed25519 key/)
  expect(await readFile(`${path}.signing`, 'utf8')).toBe('something else')
})
