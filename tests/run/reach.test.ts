import { beforeAll, describe, expect, test } from 'vitest'
import { readSourceFiles } from '../boundaries/read-source-files.ts'
import { type SourceFile, sourceFile } from '../boundaries/source-file.ts'
import { root } from './programs.ts'
import { unreachedByImport, unreachedPages, unreachedSpecs, unreachedTests, unreachedUnits } from './reach.ts'

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

describe('without a database', () => {
  const [fee, list] = ['domain/fee.test.ts', 'server/list.test.ts']
  const [shape, tool] = ['tests/shape.test.ts', 'toolkit/seal.test.ts']
  const units = [
    sourceFile('domain/fee.ts', ''),
    sourceFile(fee, `import { fee } from './fee.ts'`),
    sourceFile('server/list-files.ts', `import { readdir } from 'node:fs/promises'`),
    sourceFile(list, `import { listFiles } from './list-files.ts'`),
    sourceFile(shape, `import { sum } from './sum.ts'`),
    sourceFile('tests/sum.ts', ''),
    sourceFile(tool, `import { readFile } from 'node:fs/promises'`),
    sourceFile('tests/run/refuse-stray-errors.ts', ''),
  ]

  test.for([
    ['an import', ['domain/fee.ts'], [shape, tool]],
    ['a test itself', [shape], [fee]],
    ['a file of the site', ['web/home/home.tsx'], [fee, shape, tool]],
    ['a file of the tools', ['toolkit/seal.ts'], [fee, shape]],
    ['a page of text', ['README.md'], [fee, shape]],
    ['what each test begins with', ['tests/run/refuse-stray-errors.ts'], []],
    ['a style sheet', ['ui/styles/base.css'], []],
  ] as const)('%s: what it reaches is asked, and what reads files always', ([, changed, unreached]) => {
    expect(unreachedUnits(changed, units)).toEqual(unreached)
  })

  test('for a quick look only imports count, and they do not tell of a style sheet', () => {
    expect(unreachedByImport(['domain/fee.ts'], units)).toEqual([list, shape, tool])
    expect(unreachedByImport(['ui/styles/base.css'], units)).toBeNull()
  })

  test('a change of one page leaves out most tests of the tools', () => {
    const left = unreachedUnits(['web/learn/faq.tsx'], all)
    const ofTools = (path: string) => /^(toolkit|packages)\//.test(path)
    expect(left.filter(ofTools).length).toBeGreaterThan(100)
    expect(left).not.toContain('web/learn/learn.test.tsx')
  })
})

describe('a file of words', () => {
  const pages = [
    sourceFile('web/routes.ts', `export default [route('laws', 'laws.tsx'), route('fees', 'fees.tsx')]`),
    sourceFile('web/laws.tsx', `const words = wordsFor(language, ['laws'])`),
    sourceFile(
      'web/fees.tsx',
      `const { fees } = wordsIn(language)\nimport { all } from '#words/catalogue.ts'`,
    ),
    sourceFile('words/catalogue.ts', `import { englishFiles } from './en/files.ts'`),
    sourceFile(
      'words/en/files.ts',
      `import { laws } from './laws.ts'\nimport { fees } from './fees.ts'\nimport { spread } from './spread.ts'`,
    ),
    sourceFile('words/en/spread.ts', 'export const spread = {\n  laws: { title: "Laws" },\n  ...more,\n}'),
    sourceFile('words/en/laws.ts', `export const laws = {\n  laws: { title: 'Laws' },\n}`),
    sourceFile(
      'words/en/fees.ts',
      `export const fees = {\n  fees: { title: 'Fees' },\n  hidden: { title: 'None' },\n}`,
    ),
    sourceFile('words/reading.test.ts', ''),
    sourceFile('tests/walk.test.ts', `import { wordsIn } from '#words/catalogue.ts'`),
  ]

  test('reaches the pages that name its part, and the tests of all words', () => {
    expect(unreachedPages(['words/en/laws.ts'], pages)).toEqual(['web/fees.tsx'])
    expect(unreachedUnits(['words/en/laws.ts'], pages)).toEqual([])
  })

  test.each(['words/en/fees.ts', 'words/en/spread.ts', 'words/en/files.ts', 'words/catalogue.ts'])(
    'reaches what the catalogue reaches when none names a part of it, or its parts are not known: %s',
    (path) => {
      expect(unreachedPages([path], pages)).toEqual(['web/laws.tsx'])
    },
  )

  test('reaches no page that shows a text of that name from another part, or has a code of that name', () => {
    const table = `export default [route('refused', 'refused.tsx'), route('about', 'about.tsx')]`
    const code = "export const codes = ['laws']"
    const shown = `type Texts = Pick<Words['refused'], 'laws'>\nconst shown = <a>{words.laws}</a>`
    const others = [
      sourceFile('web/routes.ts', table),
      sourceFile('web/refused.tsx', `${shown}\nimport { codes } from '#domain/codes.ts'`),
      sourceFile('domain/codes.ts', code),
      sourceFile('web/about.tsx', 'const about = <Laws words={words.laws} />'),
    ]
    const site = [...pages.slice(1), ...others]
    expect(unreachedPages(['words/en/laws.ts'], site)).toEqual(['web/refused.tsx'])
  })

  test('of one page reaches few of all pages, and one of the frame all of them', () => {
    const left = unreachedPages(['words/en/learn/laws.ts'], all)
    expect(left).not.toContain('web/learn/laws.tsx')
    expect(left.length).toBeGreaterThan(100)
    for (const path of ['words/en/home.ts', 'words/en/account/folders.ts'])
      expect(unreachedPages([path], all).length, path).toBeGreaterThan(100)
    expect(unreachedPages(['words/en/frame.ts'], all)).toEqual([])
  })
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
