import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import settings from '../react-router.config.ts'
import { slimModules } from './slim-router.ts'

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production')

test('what replaces a module of the router has the same names', async () => {
  for (const [path, text] of Object.entries(slimModules)) {
    const theirs = namesIn(await readFile(join(router, path), 'utf8'))
    expect(theirs.length, path).toBeGreaterThan(3)
    expect(namesIn(text), path).toEqual(theirs)
  }
})

test('our settings reach nothing of what is left out', async () => {
  expect(settings.routeDiscovery).toEqual({ mode: 'initial' })
  const entry = await readFile(join(import.meta.dirname, '../web/entry.client.tsx'), 'utf8')
  expect(entry).toContain('<HydratedRouter />')
})

function namesIn(text: string): string[] {
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  const single = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  const listed = lists.map((each) => each.trim().split(' as ').at(-1) ?? '').filter((name) => name !== '')
  return [...single, ...listed].toSorted()
}
