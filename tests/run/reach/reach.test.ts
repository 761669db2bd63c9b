import { beforeAll, describe, expect, test } from 'vitest'
import { readSourceFiles } from '../../boundaries/read-source-files.ts'
import { type SourceFile, sourceFile } from '../../boundaries/source-file.ts'
import { digestOf } from '../asked/record.ts'
import { root } from '../programs.ts'
import { unreachedPages } from './in-browsers.ts'
import { unreachedByImport, unreachedSiteTests, unreachedTests, unreachedUnits } from './reach.ts'
import { siteGraph } from './site-graph.ts'

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

test('of the tests of the whole site, those that ask none of the routes that a change reaches are left out', () => {
  const [desk, fees, reads] = ['desk', 'fees', 'reads'].map((name) => `tests/http/${name}.database.test.ts`)
  const site = [
    sourceFile('web/routes.ts', `export default [route('desk', 'desk.tsx'), route('fees', 'fees.tsx')]`),
    sourceFile('web/desk.tsx', ''),
    sourceFile('web/fees.tsx', `import { fee } from '#domain/fee.ts'`),
    sourceFile('domain/fee.ts', ''),
    sourceFile('server/fine.ts', ''),
    sourceFile(desk ?? '', `import { fine } from '#server/fine.ts'`),
    sourceFile(fees ?? '', ''),
    sourceFile(reads ?? '', `import { readFile } from 'node:fs/promises'`),
    sourceFile('tests/http/new.database.test.ts', ''),
    sourceFile('server/desk.database.test.ts', ''),
  ]
  const row = (path: string | undefined, name: string) => {
    const text = site.find((file) => file.path === path)?.text ?? ''
    return [path, { text: digestOf(text), asks: [name] }] as const
  }
  const asked = Object.fromEntries([
    row(desk, 'web/desk.tsx'),
    row(fees, 'web/fees.tsx'),
    row(reads, 'web/desk.tsx'),
    row('server/desk.database.test.ts', 'web/desk.tsx'),
  ])
  const left = (path: string) => unreachedSiteTests([path], siteGraph(site), asked)
  expect(left('domain/fee.ts')).toEqual([desk])
  expect(left('server/fine.ts')).toEqual([fees])
  expect(left('web/routes.ts')).toEqual([])
  expect(left('ui/styles/base.css')).toEqual([])
})

describe('without a database', () => {
  const [fee, list] = ['domain/fee.test.ts', 'server/list.test.ts']
  const sources = 'server/sources.test.ts'
  const [shape, tool] = ['tests/shape.test.ts', 'toolkit/seal.test.ts']
  const units = [
    sourceFile('domain/fee.ts', ''),
    sourceFile(fee, `import { fee } from './fee.ts'`),
    sourceFile('server/list-files.ts', `import { readdir } from 'node:fs/promises'`),
    sourceFile(list, `import { listFiles } from './list-files.ts'`),
    sourceFile(sources, `import { readSourceFiles } from '#tests/boundaries/read-source-files.ts'`),
    sourceFile('tests/boundaries/read-source-files.ts', `import { glob } from 'node:fs/promises'`),
    sourceFile(shape, `import { sum } from './sum.ts'`),
    sourceFile('tests/sum.ts', ''),
    sourceFile(tool, `import { readFile } from 'node:fs/promises'`),
    sourceFile('tests/run/refuse-stray-errors.ts', ''),
  ]

  test.for([
    ['an import', ['domain/fee.ts'], [shape, tool]],
    ['a test itself', [shape], [fee]],
    ['a file of the site', ['domain/people.ts'], [fee, shape, tool]],
    ['a page', ['web/home/home.tsx'], [fee, list, shape, tool]],
    ['a page and its line for readers', ['web/home/home.tsx', 'CHANGELOG.md'], [fee, list, shape]],
    ['a file of the tools', ['toolkit/seal.ts'], [fee, shape]],
    ['a page of text', ['README.md'], [fee, shape]],
    ['what each test begins with', ['tests/run/refuse-stray-errors.ts'], []],
    ['a style sheet', ['ui/styles/base.css'], []],
  ] as const)('%s: what it reaches is asked, and what reads files always', ([, changed, unreached]) => {
    expect(unreachedUnits(changed, units)).toEqual(unreached)
  })

  test('for a quick look only imports count, and they do not tell of a style sheet', () => {
    expect(unreachedByImport(['domain/fee.ts'], units)).toEqual([list, sources, shape, tool])
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
    expect(unreachedPages(['words/en/laws.ts'], siteGraph(pages))).toEqual(['web/fees.tsx'])
    expect(unreachedUnits(['words/en/laws.ts'], pages)).toEqual([])
  })

  test.each(['words/en/fees.ts', 'words/en/spread.ts', 'words/en/files.ts', 'words/catalogue.ts'])(
    'reaches what the catalogue reaches when none names a part of it, or its parts are not known: %s',
    (path) => {
      expect(unreachedPages([path], siteGraph(pages))).toEqual(['web/laws.tsx'])
    },
  )

  test('reaches also what shows a file of words that takes a text of it', () => {
    const taking = [
      ...pages.filter(({ path }) => path !== 'words/en/files.ts'),
      sourceFile('words/en/files.ts', `import { laws } from './laws.ts'\nimport { taken } from './taken.ts'`),
      sourceFile(
        'words/en/taken.ts',
        `import { laws } from './laws.ts'\nexport const taken = {\n  taken: laws.laws,\n}`,
      ),
      sourceFile('web/taken.tsx', `const words = wordsFor(language, ['taken'])`),
      sourceFile('web/routes.ts', `[route('laws.tsx'), 'fees.tsx', 'taken.tsx']`),
    ]
    expect(unreachedPages(['words/en/laws.ts'], siteGraph(taking.slice(1)))).toEqual(['web/fees.tsx'])
  })

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
    expect(unreachedPages(['words/en/laws.ts'], siteGraph(site))).toEqual(['web/refused.tsx'])
  })

  test('of one page reaches few of all pages, and one of the frame all of them', () => {
    const left = unreachedPages(['words/en/learn/laws.ts'], siteGraph(all))
    expect(left).not.toContain('web/learn/laws.tsx')
    expect(left.length).toBeGreaterThan(100)
    for (const path of ['words/en/home.ts', 'words/en/account/folders.ts'])
      expect(unreachedPages([path], siteGraph(all)).length, path).toBeGreaterThan(100)
    expect(unreachedPages(['words/en/frame.ts'], siteGraph(all))).toEqual([])
  })
})
