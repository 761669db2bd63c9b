import { expect, test } from 'vitest'
import { isOwnModule, withOwnAddress } from './own-address.ts'

const folder = '/project/build/program'
const place = { path: '/project/server/database/migrate.ts', folder }

test.for([
  [
    "new URL('./migrations/', import.meta.url)",
    `new URL('./migrations/', new URL("../../server/database/migrate.ts", import.meta['url']).href)`,
  ],
  ['join(import.meta.dirname, name)', `join((import.meta['dirname'] + "/../../server/database"), name)`],
])('%s is the address of the source', ([code = '', moved]) => {
  expect(withOwnAddress(code, place)).toBe(moved)
})

test.for([
  ['if (import.meta.main) run()', 'import.meta.main'],
  ['read(import.meta.filename)', 'import.meta.filename'],
  ['await import(new URL(name, folder).href)', 'known only when it runs'],
])('%s is refused', ([code = '', reason]) => {
  expect(() => withOwnAddress(code, place)).toThrow(reason)
})

test('a package that is loaded when it is needed stays so', () => {
  const code = "await import('@simplewebauthn/server')"
  expect(withOwnAddress(code, place)).toBe(code)
})

test.for([
  ['/project/server/a.ts', true],
  ['/project/node_modules/pg/lib/index.js', false],
  ['/project-of-others/a.ts', false],
] as const)('%s is our own: %s', ([path, isOwn]) => {
  expect(isOwnModule('/project', path)).toBe(isOwn)
})
