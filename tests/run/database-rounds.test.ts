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
const near = 'server/desk/desk.database.test.ts'
const far = 'tests/http/desk.database.test.ts'
const site = [
  sourceFile('server/desk/desk.ts', `import { rows } from './desk-queries.ts'`),
  sourceFile('server/desk/desk-queries.ts', byHand),
  sourceFile('web/desk.ts', `import { desk } from '#server/desk/desk.ts'`),
  sourceFile(far, `import { page } from '#web/desk.ts'`),
  sourceFile('tests/http/words.database.test.ts', `import { words } from '#words/words.ts'`),
]
const nearTest = sourceFile(near, `import { desk } from './desk.ts'`)

test('the test that is nearest to a statement is asked on both, and the others once', () => {
  expect(onEmbeddedAlone([...site, nearTest])).toEqual([far, 'tests/http/words.database.test.ts'])
})

test('a test that is far away is asked on both where no other comes near a statement, also not by a type', () => {
  const typed = sourceFile(near, `import type { Desk } from './desk.ts'`)
  for (const files of [site, [...site, typed]]) expect(onEmbeddedAlone(files)).not.toContain(far)
})

test('of tests that are equally near, the one that asks most statements is enough', () => {
  const rest = [
    sourceFile('server/desk/drawers-queries.ts', byHand),
    sourceFile('server/desk/drawers.ts', `import { rows } from './drawers-queries.ts'`),
  ]
  const both = 'server/desk/whole.database.test.ts'
  const whole = sourceFile(both, `import { desk } from './desk.ts'\nimport { all } from './drawers.ts'`)
  expect(onEmbeddedAlone([...site, ...rest, nearTest, whole])).toContain(near)
  expect(onEmbeddedAlone([...site, ...rest, nearTest, whole])).not.toContain(both)
})

test('what asks the database itself is asked on both', () => {
  const alone = onEmbeddedAlone(all)
  expect(alone.filter((path) => path.startsWith('server/database/'))).toEqual([])
  expect(alone).toContain('tests/http/route-actions.database.test.ts')
})
