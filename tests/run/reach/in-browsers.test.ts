import { beforeAll, describe, expect, test } from 'vitest'
import { readSourceFiles } from '../../boundaries/read-source-files.ts'
import { type SourceFile, sourceFile } from '../../boundaries/source-file.ts'
import { siteRoutes } from '../../support/site-routes.ts'
import { type Asked, digestOf, readRecord } from '../asked/record.ts'
import { root } from '../programs.ts'
import { isInBrowsers, unreachedPages, unreachedSpecs } from './in-browsers.ts'
import { type SiteGraph, siteGraph, unreachedRoutes } from './site-graph.ts'

let all: readonly SourceFile[]
let whole: SiteGraph
beforeAll(async () => {
  all = await readSourceFiles(root)
  whole = siteGraph(all)
})

const walk = 'tests/accessibility/routes.spec.ts'
const reading = 'tests/browser/every-page.spec.ts'
const [desk, fees] = ['tests/browser/desk.spec.ts', 'tests/browser/fees.spec.ts'] as const
const seal = 'tests/browser/toolkit/silence.spec.ts'
const cast = `import { makeAccount } from '#server/accounts.ts'
export const password = 'wick'
export function enter() { return makeAccount(password) }`
const site = [
  sourceFile('web/routes.ts', `export default [route('desk', 'desk/desk.tsx'), route('fees', 'fees.tsx')]`),
  sourceFile('web/root.tsx', `import { frame } from '#ui/frame.tsx'`),
  sourceFile(
    'web/desk/desk.tsx',
    `import { desk } from '#server/desk.ts'\nimport '#server/schedule/jobs/schedule.ts'`,
  ),
  sourceFile('web/fees.tsx', `import { fee } from '#domain/fee.ts'`),
  sourceFile('server/desk.ts', ''),
  sourceFile('server/accounts.ts', ''),
  sourceFile('server/tidy.ts', ''),
  sourceFile('server/later.ts', ''),
  sourceFile('server/schedule/jobs/schedule.ts', `import { later } from '#server/later.ts'`),
  sourceFile('domain/fee.ts', ''),
  sourceFile('ui/frame.tsx', ''),
  sourceFile('start.ts', `import { tidy } from '#server/tidy.ts'`),
  sourceFile('toolkit/seal/about.ts', ''),
  sourceFile('toolkit/seal/screen.tsx', ''),
  sourceFile('toolkit/risk/about.ts', ''),
  sourceFile('toolkit/child/cage.ts', ''),
  sourceFile('tests/cast.ts', cast),
  sourceFile('tests/support/browse.ts', `import routes from '../../web/routes.ts'`),
  sourceFile(walk, `import { browse } from '#tests/support/browse.ts'`),
  sourceFile(reading, `import { browse } from '#tests/support/browse.ts'`),
  sourceFile(
    desk,
    `import { browse } from '#tests/support/browse.ts'\nimport { enter } from '#tests/cast.ts'`,
  ),
  sourceFile(fees, `import { password } from '#tests/cast.ts'`),
  sourceFile(seal, ''),
  sourceFile(
    'tests/support/people-the-world.ts',
    `import { desk } from '#server/desk.ts'\nimport './people.ts'`,
  ),
  sourceFile('tests/support/people.ts', ''),
  sourceFile('tests/support/browser-setup.ts', `import { people } from './people-the-world.ts'`),
]
const graph = siteGraph(site)

describe('pages', () => {
  test.for([
    ['a use case', ['server/desk.ts'], ['web/fees.tsx']],
    ['what a page imports', ['domain/fee.ts', 'README.md'], ['web/desk/desk.tsx']],
    ['a page', ['web/fees.tsx'], ['web/desk/desk.tsx']],
    ['a tool', ['toolkit/seal/screen.tsx'], ['web/desk/desk.tsx', 'web/fees.tsx', walk]],
    ['what happens later', ['server/later.ts'], ['web/desk/desk.tsx', 'web/fees.tsx', walk]],
    ['the table of what happens later', ['server/schedule/jobs/schedule.ts'], []],
    ['what is around each page', ['ui/frame.tsx'], []],
    ['the table of pages', ['web/routes.ts'], []],
    ['a style sheet', ['ui/styles/base.css', 'domain/fee.ts'], []],
    ['a support of the walk', ['tests/support/browse.ts'], []],
    ['what fills the site', ['tests/support/people.ts'], []],
  ] as const)('that %s does not reach are not looked at', ([, changed, unreached]) => {
    expect(unreachedPages(changed, graph)).toEqual(unreached)
  })

  test('the modules of all pages are found', () => {
    const unreached = unreachedPages(['web/reports/show.tsx'], whole)
    expect(unreached).not.toContain('web/reports/show.tsx')
    expect(unreached.length).toBeGreaterThan(100)
  })
})

describe('tests', () => {
  const asks = { [desk]: 'web/desk/desk.tsx', [fees]: 'web/fees.tsx', [seal]: 'tools/seal' }
  const asked = recordOf(asks)

  test.for([
    ['a page', ['web/fees.tsx'], [desk, seal]],
    ['what a page imports', ['domain/fee.ts', 'README.md'], [desk, seal]],
    ['a use case that fills the site', ['server/desk.ts'], [fees, seal]],
    ['a use case that a test calls itself', ['server/accounts.ts'], [fees, seal]],
    ['what a test imports', ['tests/cast.ts'], [reading, seal]],
    ['a test', [seal], [reading, desk, fees]],
    ['a tool', ['toolkit/seal/screen.tsx'], [reading, desk, fees]],
    ['another tool', ['toolkit/risk/about.ts'], [reading, desk, fees, seal]],
    ['what is around every tool', ['toolkit/child/cage.ts'], [reading, desk, fees]],
    ['a text for developers', ['README.md'], [reading, desk, fees, seal]],
    ['what the program does by itself', ['server/tidy.ts'], []],
    ['what happens later', ['server/later.ts'], []],
    ['what is around each page', ['ui/frame.tsx'], []],
    ['the table of pages', ['web/routes.ts'], []],
    ['what fills the site', ['tests/support/people.ts'], []],
    ['how it is filled', ['tests/support/people-the-world.ts'], []],
    ['the program', ['start.ts'], []],
    ['a style sheet', ['ui/styles/base.css', 'domain/fee.ts'], []],
    ['a migration', ['server/database/migrations/2026-11-22-10-grants.sql'], []],
    ['a package', ['package-lock.json'], []],
    ['the record', ['tests/run/asked/pages-of-tests.json'], []],
  ] as const)('that %s does not reach are not asked', ([, changed, unreached]) => {
    expect(unreachedSpecs(changed, graph, asked)).toEqual(unreached)
  })

  test('that are new, changed, or of which nothing is known are always asked', () => {
    const { [desk]: row, ...others } = asked
    const left = (record: Asked) => unreachedSpecs(['web/fees.tsx'], graph, record)
    expect(left(asked)).toContain(desk)
    expect(left(others)).not.toContain(desk)
    expect(left({ ...others, [desk]: { text: digestOf('as before'), asks: row?.asks ?? [] } })).not.toContain(
      desk,
    )
    expect(left({ ...others, [desk]: { text: row?.text ?? '', asks: [] } })).not.toContain(desk)
  })

  test.for([
    ['another address of a tool', 'tools/by-its-old-name', [false, false]],
    ['the way out of each tool', 'tools/leave', [true, false]],
    ['a tool', 'tools/seal', [true, false]],
  ] as const)('%s is asked when that tool changes, or what is around them', ([, name, expected]) => {
    const other = recordOf({ ...asks, [seal]: name })
    const isLeftOut = (path: string) => unreachedSpecs([path], graph, other).includes(seal)
    expect([isLeftOut('toolkit/risk/about.ts'), isLeftOut('toolkit/child/cage.ts')]).toEqual(expected)
  })
})

describe('of the site', () => {
  const record = readRecord()
  const rows = Object.entries(record)

  test('a change of a route keeps its page in the walk, and each test that asks it', () => {
    const routes = [...new Set(siteRoutes.map(({ file }) => file))]
    const lost = routes.flatMap((route) => {
      const specs = unreachedSpecs([route], whole, record)
      const wrong = rows.filter(([path, { asks }]) => asks.includes(route) && specs.includes(path))
      const isUnseen = [...unreachedPages([route], whole), ...unreachedRoutes([route], whole)].includes(route)
      return [...wrong.map(([path]) => `${route}: ${path}`), ...(isUnseen ? [`${route} itself`] : [])]
    })
    expect(lost).toEqual([])
  })

  test.each([
    'web/frame.tsx',
    'web/root.tsx',
    'web/routes.ts',
    'server/kernel/use-case.ts',
    'server/doors/pages/site.ts',
    'server/events/consumers.ts',
    'server/schedule/jobs/schedule.ts',
    'tests/cast.ts',
    'tests/support/people-the-world.ts',
    'tests/support/browsers/find-chromium.ts',
    'words/en/frame.ts',
    'ui/styles/base.css',
    'vite-plugins/slim-router.ts',
    'program/build-parts.ts',
    'package-lock.json',
    'playwright.config.ts',
    'tests/run/asked/note-asked.ts',
  ])('a change of %s asks all tests', (path) => {
    expect(unreachedSpecs([path], whole, record)).toEqual([])
    expect(unreachedRoutes([path], whole)).toEqual([])
  })

  test.each([
    'tests/http/route-loaders.database.test.ts',
    'tests/http/who-reads-what.ts',
    'tests/support/askers.ts',
    'tests/support/site-routes.ts',
  ])('a change of %s asks every route', (path) => {
    expect(unreachedRoutes([path], whole)).toEqual([])
    expect(unreachedRoutes(['web/contact/contact.tsx', path], whole)).toEqual([])
  })

  test('a change of one page leaves out the other routes', () => {
    const left = unreachedRoutes(['web/contact/contact.tsx'], whole)
    expect(left.length).toBeGreaterThan(180)
    expect(left).not.toContain('web/contact/contact.tsx')
  })

  test('a page that explains, one tool and one use case leave most tests out', () => {
    const specs = all.filter(({ path }) => isInBrowsers.test(path))
    for (const path of [
      'web/learn/methodology.tsx',
      'toolkit/risk-calculator/screen.tsx',
      'server/plans/vouchers/make-vouchers.ts',
    ])
      expect(unreachedSpecs([path], whole, record).length, path).toBeGreaterThan(specs.length / 2)
  })
})

function recordOf(asks: Readonly<Record<string, string>>): Asked {
  return Object.fromEntries(
    Object.entries(asks).map(([path, name]) => {
      const text = site.find((file) => file.path === path)?.text ?? ''
      return [path, { text: digestOf(text), asks: [name] }]
    }),
  )
}
