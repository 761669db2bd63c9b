import { expect, test } from 'vitest'
import { sourceFile } from '../../boundaries/source-file.ts'
import { importersOf, reachedFrom } from './imports-of-files.ts'

const cast = `import { account } from '#server/account.ts'
import { names } from '#domain/names.ts'
import type { Role } from '#domain/roles.ts'
export const password = 'wick'
const first = names[0]
export function enter(role: Role) { return account(password, role) }
export const label = () => first`
const files = [
  sourceFile('server/account.ts', ''),
  sourceFile('domain/names.ts', ''),
  sourceFile('domain/roles.ts', ''),
  sourceFile('tests/cast.ts', cast),
  sourceFile(
    'tests/support/walks.ts',
    `import { password } from '#tests/cast.ts'\nexport const typed = [password]`,
  ),
  sourceFile(
    'tests/support/effects.ts',
    `import { enter } from '#tests/cast.ts'\nenter()\nexport const one = 1`,
  ),
  sourceFile('tests/password.spec.ts', `import { typed } from './support/walks.ts'`),
  sourceFile('tests/enter.spec.ts', `import { enter as begin } from './cast.ts'`),
  sourceFile('tests/label.spec.ts', `import { label } from './cast.ts'`),
  sourceFile('tests/whole.spec.ts', `import * as cast from './cast.ts'`),
  sourceFile('tests/late.spec.ts', `const cast = await import('./cast.ts')`),
  sourceFile('tests/named.spec.ts', `run('tests/cast.ts')`),
  sourceFile('tests/effect.spec.ts', `import { one } from './support/effects.ts'`),
]
const importers = importersOf(files)

test.each([
  ['what one part calls', 'server/account.ts', ['enter', 'whole', 'late', 'effect']],
  ['what a part uses by way of another', 'domain/names.ts', ['label', 'whole', 'late']],
  ['a type alone', 'domain/roles.ts', []],
  ['the file itself', 'tests/cast.ts', ['password', 'enter', 'label', 'whole', 'late', 'named', 'effect']],
])('%s reaches the tests that take that part', (_, path, names) => {
  const reached = [...reachedFrom([path], importers)].filter((each) => each.endsWith('.spec.ts'))
  expect(reached.toSorted()).toEqual(names.map((name) => `tests/${name}.spec.ts`).toSorted())
})
