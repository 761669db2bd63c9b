import { beforeAll, describe, expect, test } from 'vitest'
import { readSourceFiles } from '../boundaries/read-source-files.ts'
import { type SourceFile, sourceFile } from '../boundaries/source-file.ts'
import { root } from './programs.ts'
import { unreachedPages, unreachedSpecs, unreachedTests } from './reach.ts'

let all: readonly SourceFile[]
beforeAll(async () => {
  all = await readSourceFiles(root)
})

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

test('a change of the kernel reaches nearly all there are, and what none imports reaches no more than the whole site', () => {
  const ofServer = all.filter(({ path }) => /^server\/.*\.database\.test\.ts$/.test(path))
  expect(unreachedTests(['server/kernel/use-case.ts'], all).length).toBeLessThan(ofServer.length / 10)
  const few = unreachedTests(['toolkit/registry.ts'], all).length
  expect(few).toBeGreaterThan(ofServer.length / 2)
  expect(few).toBeLessThan(ofServer.length)
})

describe('in the browser', () => {
  const walk = 'tests/accessibility/routes.spec.ts'
  const spec = 'tests/browser/desk.spec.ts'
  const site = [
    sourceFile('web/routes.ts', `export default [route('desk', 'desk/desk.tsx'), route('fees', 'fees.tsx')]`),
    sourceFile('web/root.tsx', `import { frame } from '#ui/frame.tsx'`),
    sourceFile('web/desk/desk.tsx', `import { desk } from '#server/desk.ts'`),
    sourceFile('web/fees.tsx', `import { fee } from '#domain/fee.ts'`),
    sourceFile('server/desk.ts', ''),
    sourceFile('domain/fee.ts', ''),
    sourceFile('ui/frame.tsx', ''),
    sourceFile('toolkit/tool.ts', ''),
    sourceFile('tests/support/browse.ts', `import routes from '../../web/routes.ts'`),
    sourceFile('tests/accessibility/routes.spec.ts', `import { browse } from '#tests/support/browse.ts'`),
    sourceFile(spec, `import { browse } from '#tests/support/browse.ts'`),
    sourceFile('tests/support/people.ts', ''),
    sourceFile('tests/support/browser-setup.ts', `import { people } from './people.ts'`),
    sourceFile('tests/browser/toolkit/tool.spec.ts', ''),
    sourceFile('tests/browser/program.spec.ts', ''),
  ]

  test.for([
    ['a use case', ['server/desk.ts'], ['web/fees.tsx']],
    ['what a page imports', ['domain/fee.ts', 'README.md'], ['web/desk/desk.tsx']],
    ['a page', ['web/fees.tsx'], ['web/desk/desk.tsx']],
    ['a tool', ['toolkit/tool.ts'], ['web/desk/desk.tsx', 'web/fees.tsx', walk]],
    ['what is around each page', ['ui/frame.tsx'], []],
    ['the table of pages', ['web/routes.ts'], []],
    ['a style sheet', ['ui/styles/base.css', 'domain/fee.ts'], []],
    ['a support of the walk', ['tests/support/browse.ts'], []],
    ['what fills the site', ['tests/support/people.ts'], []],
  ] as const)('pages that %s does not reach are not looked at', ([, changed, unreached]) => {
    expect(unreachedPages(changed, site)).toEqual(unreached)
  })

  test.for([
    ['a tool', ['toolkit/tool.ts'], [spec]],
    ['a support of the test', ['toolkit/tool.ts', 'tests/support/browse.ts'], []],
    ['anything of the site', ['domain/fee.ts'], []],
    ['what fills the site', ['toolkit/tool.ts', 'tests/support/people.ts'], []],
    ['a package', ['package-lock.json'], []],
  ] as const)('the site is asked unless %s alone changed', ([, changed, unreached]) => {
    expect(unreachedSpecs(changed, site)).toEqual(unreached)
  })

  test('the modules of all pages are found', () => {
    const unreached = unreachedPages(['web/reports/show.tsx'], all)
    expect(unreached).not.toContain('web/reports/show.tsx')
    expect(unreached.length).toBeGreaterThan(100)
  })
})
