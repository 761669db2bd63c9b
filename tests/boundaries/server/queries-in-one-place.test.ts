import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { queriesOfTheirOwn } from './queries-in-one-place.ts'

test.for([
  "import { drizzle } from 'drizzle-orm/node-postgres'",
  "const { drizzle } = await import('drizzle-orm/node-postgres')",
  "import pg from 'pg'\nconst pool = new pg.Pool({ max: 10 })",
])('no file but one makes queries of connections: %s', (text) => {
  expect(queriesOfTheirOwn([sourceFile('server/cases/claim.ts', text)])).not.toEqual([])
})

test('queries are made in their own file', () => {
  const text = "import { drizzle } from 'drizzle-orm/node-postgres'"
  expect(queriesOfTheirOwn([sourceFile('server/database/queries-on.ts', text)])).toEqual([])
})
