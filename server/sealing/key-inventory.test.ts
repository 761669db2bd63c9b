import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { deriveKeys } from './server-keys.ts'

test('each key that is derived is in the inventory of keys, and no other', async () => {
  const inventory = await readFile(new URL('../../docs/cryptography.md', import.meta.url), 'utf8')
  const [, table = ''] = inventory.split('## Keys derived from the server key')
  const named = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(deriveKeys(Buffer.alloc(32))).toSorted())
})
