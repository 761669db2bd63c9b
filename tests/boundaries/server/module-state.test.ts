import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { stateInModules } from './module-state.ts'

test.for([
  'let last = 0',
  'export let statement: Statement | null = null',
  'const pages = new Map<string, Page>()',
  'const seen = new WeakSet()',
  'const waiting: string[] = []',
  'export const statement = queries.select().from(sessions).prepare("find_session")',
])('a module of the server keeps nothing: %s', (text) => {
  expect(stateInModules([sourceFile('server/access/sessions.ts', text)])).toHaveLength(1)
})

test.for([
  'const seconds = 5',
  "const names = new Set(['a', 'b'])",
  'function open() {\n  const pages = new Map()\n  let count = 0\n  return { pages, count }\n}',
])('a table that never changes, and what a function makes, are no state: %s', (text) => {
  expect(stateInModules([sourceFile('server/access/sessions.ts', text)])).toEqual([])
})

test('pages in browsers and tests may keep what they like', () => {
  for (const path of ['web/shell/live-state.ts', 'server/access/sessions.test.ts'])
    expect(stateInModules([sourceFile(path, 'let state = 0')])).toEqual([])
})
