import { expect, test } from 'vitest'
import { readSourceFiles } from '../boundaries/read-source-files.ts'
import { sourceFile } from '../boundaries/source-file.ts'
import { root } from './programs.ts'
import { unreachedTests } from './reach.ts'

const files = [
  sourceFile('domain/fee.ts', ''),
  sourceFile(
    'server/pay/pay.ts',
    `import { fee } from '#domain/fee.ts'\nimport type { Plan } from './plan.ts'`,
  ),
  sourceFile('server/pay/plan.ts', ''),
  sourceFile('server/pay/helper.ts', ''),
  sourceFile('server/pay/spawn.ts', `new URL('./helper.ts', import.meta.url)`),
  sourceFile('server/pay/pay.database.test.ts', `import { pay } from './pay.ts'`),
  sourceFile('server/pay/spawn.database.test.ts', `import { spawned } from './spawn.ts'`),
  sourceFile('server/site.database.test.ts', `import '#server/doors/pages/built-site.ts'`),
  sourceFile('tests/http/pay.database.test.ts', `import { pay } from '#server/pay/pay.ts'`),
]
const [pay, spawn] = ['server/pay/pay.database.test.ts', 'server/pay/spawn.database.test.ts']

test.for([
  ['an import', ['domain/fee.ts'], [spawn]],
  ['a type alone', ['server/pay/plan.ts'], [pay, spawn]],
  ['a program of another process', ['server/pay/helper.ts'], [pay]],
  ['a test itself', [pay], [spawn]],
  ['a page', ['web/home/home.tsx', 'ui/styles/base.css', 'README.md'], [pay, spawn]],
  ['nothing', [], [pay, spawn]],
] as const)('what is reached by %s is asked, and the whole site always', ([, changed, unreached]) => {
  expect(unreachedTests(changed, files)).toEqual(unreached)
})

test.for([
  'server/database/migrations/2026-11-22-10-grants.sql',
  'package-lock.json',
  'start.ts',
  'server/api/x.json',
])('%s calls for all of them', (path) => {
  expect(unreachedTests([path, 'domain/fee.ts'], files)).toEqual([])
})

test('a change of the kernel reaches nearly all there are, and what none imports reaches no more than the whole site', async () => {
  const all = await readSourceFiles(root)
  const ofServer = all.filter(({ path }) => /^server\/.*\.database\.test\.ts$/.test(path))
  expect(unreachedTests(['server/kernel/use-case.ts'], all).length).toBeLessThan(ofServer.length / 10)
  const few = unreachedTests(['toolkit/registry.ts'], all).length
  expect(few).toBeGreaterThan(ofServer.length / 2)
  expect(few).toBeLessThan(ofServer.length)
})
