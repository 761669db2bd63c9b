import { beforeAll, expect, test } from 'vitest'
import { readSourceFiles } from '../boundaries/read-source-files.ts'
import { type SourceFile, sourceFile } from '../boundaries/source-file.ts'
import { onEmbeddedAlone } from './database-rounds.ts'
import { root } from './programs.ts'

let all: readonly SourceFile[]
beforeAll(async () => {
  all = await readSourceFiles(root)
})

const byHand = 'await pool.query(`select 1`)'
const [overRoutes, other] = ['tests/http/desk.database.test.ts', 'server/desk/desk.database.test.ts']
const site = [
  sourceFile('server/desk/desk.ts', `import { rows } from './desk-queries.ts'`),
  sourceFile('server/desk/desk-queries.ts', byHand),
  sourceFile(overRoutes, `import { desk } from '#server/desk/desk.ts'`),
  sourceFile('tests/http/words.database.test.ts', `import { words } from '#words/words.ts'`),
]

test('what asks over routes is asked once, where another test comes near each statement', () => {
  const tested = [...site, sourceFile(other, `import { desk } from './desk.ts'`)]
  expect(onEmbeddedAlone(tested)).toEqual([overRoutes, 'tests/http/words.database.test.ts'])
})

test('a test over routes is asked twice where no other comes near a statement, also not by a type', () => {
  const typed = sourceFile(other, `import type { Desk } from './desk.ts'`)
  for (const files of [site, [...site, typed]])
    expect(onEmbeddedAlone(files)).toEqual(['tests/http/words.database.test.ts'])
})

test('each test of a use case is asked on both', () => {
  const alone = onEmbeddedAlone(all)
  expect(alone.filter((path) => !path.startsWith('tests/http/'))).toEqual([])
  expect(alone).toContain('tests/http/route-actions.database.test.ts')
})
